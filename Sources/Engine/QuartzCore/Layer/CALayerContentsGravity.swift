/// The placement of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name; an unknown name acts as `center`.
  public let rawValue: String

  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Natural size, centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Natural size, centered at the edge of the maximum y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Natural size, centered at the edge of the minimum y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Natural size, centered at the edge of the minimum x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Natural size, centered at the edge of the maximum x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Natural size, at the corner of the minimum x and the maximum y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Natural size, at the corner of the maximum x and the maximum y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Natural size, at the corner of the minimum x and the minimum y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Natural size, at the corner of the maximum x and the minimum y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The largest size that fits in the bounds, with the same aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The smallest size that covers the bounds, with the same aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
