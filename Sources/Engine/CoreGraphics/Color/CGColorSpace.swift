/// The meaning of a color's components.
///
/// Pegbar draws in sRGB: a color of another space keeps its components, and is converted for drawing.
public final class CGColorSpace: Hashable, Sendable {
  /// The name it was made with, one of the constants below; device spaces have other names.
  public let name: String?
  /// The kind of its components.
  public let model: CGColorSpaceModel

  /// The name of gamma-encoded sRGB. (A `CFString` on Apple's systems.)
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components that may lie outside 0 … 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB's primaries with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of linear sRGB with components that may lie outside 0 … 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3, the wide-gamut space of Apple's screens: the primaries of DCI P3, with sRGB's white and
  /// gamma.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of a gray space with gamma 2.2, whose dark grays are darker than sRGB's of the same value.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the gray space with components that may lie outside 0 … 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of CMYK; it is converted as PDF's device colors are (ISO 32000-1, 10.3.5), without a profile.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  /// The name of the device gray space, which is not public.
  private static let deviceGray = "kCGColorSpaceDeviceGray"
  /// The name of the device CMYK space, which is not public.
  private static let deviceCMYK = "kCGColorSpaceDeviceCMYK"

  /// The space that is drawn in.
  static let sRGBSpace = CGColorSpace(model: .rgb, name: sRGB)
  /// The device gray space.
  static let deviceGraySpace = CGColorSpace(model: .monochrome, name: deviceGray)
  static let genericCMYKSpace = CGColorSpace(model: .cmyk, name: genericCMYK)
  static let deviceCMYKSpace = CGColorSpace(model: .cmyk, name: deviceCMYK)

  /// The color space of uncolored patterns; `nil` for other spaces, and for pattern spaces without one.
  public let baseColorSpace: CGColorSpace?

  /// The space with that name; `nil` for a name that is not one of the constants here.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3:
      model = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
    case Self.genericCMYK: model = .cmyk
    default: return nil
    }
    (self.name, baseColorSpace) = (name, nil)
  }

  /// A pattern space.
  ///
  /// - Parameter base: The color space of uncolored patterns; `nil` for colored patterns. For a pattern space as base
  ///   the result is `nil`.
  public init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    (model, name, baseColorSpace) = (.pattern, nil, base)
  }

  private init(model: CGColorSpaceModel, name: String) {
    (self.model, self.name, baseColorSpace) = (model, name, nil)
  }

  /// The number of a color's components without the alpha; 0 for patterns.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// Whether both have the same name, model and base.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b || a.name == b.name && a.model == b.model && a.baseColorSpace == b.baseColorSpace
  }

  /// Feeds the name and the model into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// One gray component.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// Lightness and two opponent axes.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// Indices into a color table.
  case indexed = 5
  /// A pattern instead of a color.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// The device RGB space, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .sRGBSpace
}

/// The device gray space, whose values here are sRGB's.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGraySpace
}

/// The device CMYK space: cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  .deviceCMYKSpace
}
