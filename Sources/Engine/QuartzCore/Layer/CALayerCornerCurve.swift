/// The curve of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes continuously: it takes 1.528665 radii of each side; less where the rectangle has
  /// no room for that, down to `circular` where there is room for the radius only.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
