package import CoreGraphics

/// A corner of a layer whose `cornerCurve` is continuous: its curve's ends and the way between them (RE4).
///
/// The curve is the one of rounded rectangles on Apple's systems, three Bézier curves whose points have been measured
/// and published (in radii, from the corner). That Apple takes less of a side that is too short is known, how is not:
/// here it goes over into a quarter of a circle (`K`, see "Where we had to choose").
package struct ContinuousCorner: Equatable, Sendable {
  /// In points.
  package let radius: Double
  /// 0 (a quarter of a circle) … 1 (the whole curve).
  package let share: Double

  /// What the whole curve takes of each side, in radii.
  package static let greatestExtent = 1.528_664_83

  /// - Parameters:
  ///   - radius: At least 0, and at most `room`.
  ///   - room: How much of a side there is for it: half the shorter one.
  package init(radius: Double, room: Double) {
    self.radius = radius
    let share = (room / radius - 1) / (Self.greatestExtent - 1)
    self.share = share > 0 ? min(share, 1) : 0
  }

  /// What the corner takes of each side, in points.
  package var extent: Double { radius * (1 + share * (Self.greatestExtent - 1)) }

  /// The curve as three cubic Bézier curves, from one side to the other.
  ///
  /// - Returns: Ten points, each as how far it lies from the corner along the first side and along the second, in
  ///   points.
  package var points: [CGPoint] {
    let half = zip(Self.circle, Self.whole).map { circle, whole in
      CGPoint(
        x: radius * (circle.0 + share * (whole.0 - circle.0)),
        y: radius * (circle.1 + share * (whole.1 - circle.1))
      )
    }
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  /// The first half of the whole curve's points, in radii; the second one mirrors it.
  private static let whole: [(Double, Double)] = [
    (greatestExtent, 0), (1.088_492_96, 0), (0.868_406_94, 0),
    (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56),
  ]

  /// The same of a quarter of a circle, parted after 34° and before the last 34°: so its parts go with those of the
  /// whole curve in nearly the same directions from the corner's center.
  private static let circle: [(Double, Double)] = [
    (1, 0), (0.800_732_00, 0), (0.606_007_76, 0.059_533_17),
    (0.440_807_10, 0.170_962_43), (0.334_370_78, 0.242_754_63),
  ]
}
