/// How a layer's contents are sampled when they are drawn larger or smaller (RE14).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// A filter by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel: hard edges.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A blend of the four nearest pixels; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A blend within and between copies of the picture at half, a quarter, … of its size.
  ///
  /// As `minificationFilter`; for larger pictures it is `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
