import CoreGraphics

/// The arc length of a path's segment, measured once, for motion at constant speed (KF4).
///
/// Gauss–Legendre quadrature with five points over sixteen panels: about nine digits for curves without cusps.
struct ArcLength {
  private let segment: PathSegment
  /// The length up to the start of each panel and up to the end of the last; empty for a straight segment.
  private let upToPanel: [Double]
  /// The length of the segment, in points.
  let total: Double

  private static let panels = 16

  init(of segment: PathSegment) {
    self.segment = segment
    guard !segment.isStraight else {
      upToPanel = []
      total = hypot(
        Double(segment.end.x - segment.start.x),
        Double(segment.end.y - segment.start.y)
      )
      return
    }
    var sum = 0.0
    var lengths = [0.0]
    let width = 1 / Double(Self.panels)
    for panel in 0..<Self.panels {
      sum += segment.length(from: Double(panel) * width, to: Double(panel + 1) * width)
      lengths.append(sum)
    }
    (upToPanel, total) = (lengths, sum)
  }

  /// The curve parameter at a fraction of the length; outside of 0 … 1 the fraction itself.
  func parameter(atFraction fraction: Double) -> Double {
    guard !upToPanel.isEmpty, total > 0, fraction > 0, fraction < 1 else { return fraction }
    let wanted = fraction * total
    var panel = 0
    while panel < Self.panels - 1, upToPanel[panel + 1] <= wanted { panel += 1 }
    let width = 1 / Double(Self.panels)
    return segment.parameter(
      atLength: wanted - upToPanel[panel],
      of: upToPanel[panel + 1] - upToPanel[panel],
      from: Double(panel) * width,
      to: Double(panel + 1) * width
    )
  }
}

extension PathSegment {
  /// The parameter between `low` and `high`, which are `whole` apart, at length `wanted` from `low`, by Newton
  /// iteration inside a shrinking bracket.
  fileprivate func parameter(
    atLength wanted: Double,
    of whole: Double,
    from low: Double,
    to high: Double
  ) -> Double {
    var (near, far) = (low, high)
    var t = whole > 0 ? low + (high - low) * wanted / whole : low
    for _ in 0..<48 {
      let error = length(from: low, to: t) - wanted
      if error > 0 { far = t } else { near = t }
      let step = t - error / speed(at: t)
      let next = step > near && step < far ? step : (near + far) / 2
      // The error after Newton's next step would be the square of this one.
      if abs(next - t) < 1e-9 { return next }
      t = next
    }
    return t
  }

  /// The length by Gauss–Legendre quadrature with five points.
  fileprivate func length(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    let (inner, outer) = (0.538_469_310_105_683_1 * half, 0.906_179_845_938_664 * half)
    let sum =
      0.568_888_888_888_888_9 * speed(at: middle)
      + 0.478_628_670_499_366_5 * (speed(at: middle - inner) + speed(at: middle + inner))
      + 0.236_926_885_056_189_1 * (speed(at: middle - outer) + speed(at: middle + outer))
    return sum * half
  }

  /// The magnitude of the derivative.
  private func speed(at t: Double) -> Double {
    let s = 1 - t
    let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
    let x =
      w0 * Double(control1.x - start.x) + w1 * Double(control2.x - control1.x)
      + w2 * Double(end.x - control2.x)
    let y =
      w0 * Double(control1.y - start.y) + w1 * Double(control2.y - control1.y)
      + w2 * Double(end.y - control2.y)
    return (x * x + y * y).squareRoot()
  }
}
