package import CoreGraphics
import CoreImage

/// The blend mode of a layer with its backdrop, by the name in its `compositingFilter`.
package struct CompositingFilter: RawRepresentable, Equatable, Sendable {
  /// The name; empty for none.
  package let rawValue: String
  package let blendMode: CGBlendMode

  /// A filter by its name; an unknown one acts as none.
  package init(rawValue: String) {
    self.rawValue = rawValue
    blendMode = Self.mode(named: rawValue) ?? .normal
  }

  static let none = CompositingFilter(rawValue: "")

  /// Whether the name is known, or empty.
  var isKnown: Bool {
    rawValue.isEmpty || Self.mode(named: rawValue) != nil
  }

  /// The filter object, if the name is that of a Core Image filter.
  var object: CIFilter? { CIFilter(name: rawValue) }

  /// The mode of a name in common use, or of a Core Image filter ("CIMultiplyBlendMode" for "multiplyBlendMode").
  private static func mode(named name: String) -> CGBlendMode? {
    if let kind = FilterKind(rawValue: name) { return mode(of: kind) }
    return (modes + operators).first { $0.name == name }?.mode
  }

  private static func mode(of kind: FilterKind) -> CGBlendMode? {
    switch kind {
    case .sourceOver: .normal
    case .addition: .plusLighter
    default:
      modes.first { $0.name.dropFirst() == kind.rawValue.dropFirst(3) }?.mode
    }
  }

  /// The names in common use, in code and in layer packages.
  fileprivate static let modes: [(name: String, mode: CGBlendMode)] = [
    ("normalBlendMode", .normal), ("multiplyBlendMode", .multiply), ("screenBlendMode", .screen),
    ("overlayBlendMode", .overlay), ("darkenBlendMode", .darken), ("lightenBlendMode", .lighten),
    ("colorDodgeBlendMode", .colorDodge), ("colorBurnBlendMode", .colorBurn),
    ("softLightBlendMode", .softLight), ("hardLightBlendMode", .hardLight),
    ("differenceBlendMode", .difference), ("exclusionBlendMode", .exclusion),
    ("hueBlendMode", .hue), ("saturationBlendMode", .saturation), ("colorBlendMode", .color),
    ("luminosityBlendMode", .luminosity), ("plusL", .plusLighter),
  ]

  /// The Porter–Duff operators, by Core Animation's names and by Core Graphics'.
  private static let operators: [(name: String, mode: CGBlendMode)] = [
    ("clear", .clear), ("copy", .copy), ("xor", .xor),
    ("sourceOver", .normal), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop),
    ("destOver", .destinationOver), ("destinationOver", .destinationOver),
    ("destIn", .destinationIn), ("destinationIn", .destinationIn),
    ("destOut", .destinationOut), ("destinationOut", .destinationOut),
    ("destAtop", .destinationAtop), ("destinationAtop", .destinationAtop),
    ("plusD", .plusDarker), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ]
}

extension CGBlendMode {
  /// The blend modes of layers that mix colors.
  package static let ofLayers = CompositingFilter.modes.map(\.mode)
}
