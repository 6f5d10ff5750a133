public import CoreGraphics

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

extension CALayer {
  /// The length of an edge that a corner of the curve takes, in corner radii: 1 for `circular`; 1.528665 for
  /// `continuous`, as on Apple's systems.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }
}
