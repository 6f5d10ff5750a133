/// What a color's numbers mean.
///
/// Pegbar draws in sRGB: a color of another space keeps its components, and is drawn as it looks in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name it was made with, one of the constants below; that of the screen's grays is none of them.
  public let name: String?
  /// The kind of its components.
  public let model: CGColorSpaceModel

  /// The name of gamma-encoded sRGB. (A `CFString` on Apple's systems.)
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB whose components may lie outside 0 … 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB's primaries with components in proportion to light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the same, whose components may lie outside 0 … 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the wider space of Apple's screens: the primaries of DCI P3, with sRGB's white and gamma.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of a gray space with gamma 2.2, whose dark grays are darker than sRGB's of the same number.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the same grays, which may lie outside 0 … 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of inks for print; they look as PDF's device colors do (ISO 32000-1, 10.3.5), by no profile.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  /// The name of the screen's own grays, whose space has no public name.
  private static let deviceGray = "kCGColorSpaceDeviceGray"
  /// The name of the device's own inks, whose space has no public name.
  private static let deviceCMYK = "kCGColorSpaceDeviceCMYK"

  /// The space that is drawn in.
  static let sRGBSpace = CGColorSpace(model: .rgb, name: sRGB)
  /// The screen's grays.
  static let deviceGraySpace = CGColorSpace(model: .monochrome, name: deviceGray)
  static let genericCMYKSpace = CGColorSpace(model: .cmyk, name: genericCMYK)
  static let deviceCMYKSpace = CGColorSpace(model: .cmyk, name: deviceCMYK)

  /// What patterns without colors of their own are tinted in; `nil` for other spaces, and where there is none.
  public let baseColorSpace: CGColorSpace?

  /// The space of that name; `nil` for a name that is none of the constants here.
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

  /// A space of patterns.
  ///
  /// - Parameter base: What patterns without colors of their own are tinted in; `nil` for patterns that have some. Not
  ///   a space of patterns itself: that is none.
  public init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    (model, name, baseColorSpace) = (.pattern, nil, base)
  }

  private init(model: CGColorSpaceModel, name: String) {
    (self.model, self.name, baseColorSpace) = (model, name, nil)
  }

  /// How many numbers a color has, the alpha not counted; a pattern has none.
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

  /// Feeds the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
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
  /// Entries of a table.
  case indexed = 5
  /// A pattern instead of a color.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// The screen's RGB space, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .sRGBSpace
}

/// The screen's gray space, whose grays here are sRGB's.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGraySpace
}

/// The device's space of inks: cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  .deviceCMYKSpace
}
