/// The sampling of a layer's contents that are drawn larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// A filter by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel: hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation of the four nearest pixels; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear interpolation within and between copies of the picture at half, a quarter, … of its size (mipmaps).
  ///
  /// For `minificationFilter`; for contents drawn larger it is `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
