package import CoreGraphics
import CoreImage

/// How a layer is put on what is behind it, by the name that its `compositingFilter` has.
package struct CompositingFilter: RawRepresentable, Equatable, Sendable {
  /// Empty for none.
  package let rawValue: String
  package let blendMode: CGBlendMode

  /// A filter by its name; an unknown one acts as none.
  package init(rawValue: String) {
    self.rawValue = rawValue
    blendMode = Self.mode(named: rawValue) ?? .normal
  }

  static let none = CompositingFilter(rawValue: "")

  /// Whether the name is one of those that do something, or of none.
  var isKnown: Bool {
    rawValue.isEmpty || Self.mode(named: rawValue) != nil
  }

  /// The filter of that name, for one that is Core Image's.
  var object: CIFilter? { CIFilter(name: rawValue) }

  /// A name in common use, or that of a filter of Core Image ("CIMultiplyBlendMode" for "multiplyBlendMode").
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

  /// The names in common use, by hand and in layer packages.
  fileprivate static let modes: [(name: String, mode: CGBlendMode)] = [
    ("normalBlendMode", .normal), ("multiplyBlendMode", .multiply), ("screenBlendMode", .screen),
    ("overlayBlendMode", .overlay), ("darkenBlendMode", .darken), ("lightenBlendMode", .lighten),
    ("colorDodgeBlendMode", .colorDodge), ("colorBurnBlendMode", .colorBurn),
    ("softLightBlendMode", .softLight), ("hardLightBlendMode", .hardLight),
    ("differenceBlendMode", .difference), ("exclusionBlendMode", .exclusion),
    ("hueBlendMode", .hue), ("saturationBlendMode", .saturation), ("colorBlendMode", .color),
    ("luminosityBlendMode", .luminosity), ("plusL", .plusLighter),
  ]

  /// Porter and Duff's operators by the names that Core Animation has for them, and by Core Graphics'.
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
  /// Those that layers can be put together with and that mix colors.
  package static let ofLayers = CompositingFilter.modes.map(\.mode)
}
