package import CoreGraphics

/// A corner of a layer whose `cornerCurve` is continuous: the ends of its curve, and the curve between them (RE4).
///
/// The curve is the one of rounded rectangles on Apple's systems: three Bézier curves whose points have been measured
/// and published (in radii, from the corner). It is known that Apple shortens the curve where a side is too short, but
/// not how: here it is interpolated toward a quarter of a circle (`K`, see "Where we had to choose").
package struct ContinuousCorner: Equatable, Sendable {
  /// The corner radius, in points.
  package let radius: Double
  /// 0 (a quarter of a circle) … 1 (the whole curve).
  package let share: Double

  /// The length of the whole curve along each side, in radii.
  package static let greatestExtent = 1.528_664_83

  /// - Parameters:
  ///   - radius: The corner radius, in points: at least 0, and at most `room`.
  ///   - room: The length of a side that the corner may take, in points: half the shorter side.
  package init(radius: Double, room: Double) {
    self.radius = radius
    let share = (room / radius - 1) / (Self.greatestExtent - 1)
    self.share = share > 0 ? min(share, 1) : 0
  }

  /// The length that the corner takes of each side, in points.
  package var extent: Double { radius * (1 + share * (Self.greatestExtent - 1)) }

  /// The curve as three cubic Bézier curves, from one side to the other.
  ///
  /// - Returns: Ten points, each as its distances from the corner along the first side and along the second, in points.
  package var points: [CGPoint] {
    let half = zip(Self.circle, Self.whole).map { circle, whole in
      CGPoint(
        x: radius * (circle.0 + share * (whole.0 - circle.0)),
        y: radius * (circle.1 + share * (whole.1 - circle.1))
      )
    }
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  /// The points of the first half of the whole curve, in radii; the second half mirrors it.
  private static let whole: [(Double, Double)] = [
    (greatestExtent, 0), (1.088_492_96, 0), (0.868_406_94, 0),
    (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56),
  ]

  /// The same points for a quarter of a circle, divided at 34° from each end: so its parts match those of the whole
  /// curve in nearly the same directions from the corner's center.
  private static let circle: [(Double, Double)] = [
    (1, 0), (0.800_732_00, 0), (0.606_007_76, 0.059_533_17),
    (0.440_807_10, 0.170_962_43), (0.334_370_78, 0.242_754_63),
  ]
}
