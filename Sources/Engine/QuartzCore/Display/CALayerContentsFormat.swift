/// The pixel format of a layer's drawing; a hint.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name.
  public let rawValue: String

  /// A format by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits for each of red, green, blue and alpha; the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16-bit floating-point red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  /// The system's choice.
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}
