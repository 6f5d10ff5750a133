/// How a layer's contents sit in its bounds (RE11).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name; an unknown name acts as `center`.
  public let rawValue: String

  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Natural size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Natural size, at the edge of greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Natural size, at the edge of least y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Natural size, at the edge of least x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Natural size, at the edge of greatest x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Natural size, at the corner of least x and greatest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Natural size, at the corner of greatest x and greatest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Natural size, at the corner of least x and least y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Natural size, at the corner of greatest x and least y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds, keeping its shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, keeping its shape.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
