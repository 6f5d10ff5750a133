import Foundation

extension PathSegment {
  /// The arc length between two of its points, given by their `t`, 0 … 1 (Gauss–Legendre quadrature).
  func length(from t0: CGFloat = 0, to t1: CGFloat = 1) -> Double {
    guard !isStraight else { return Double(t1 - t0) * start.distance(to: end) }
    // A curve that is nearly straight is one piece; others are cut at their turning points.
    let polygon =
      start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    let pieces = polygon <= 1.02 * start.distance(to: end) ? 1 : 8
    let step = Double(t1 - t0) / Double(pieces)
    return (0..<pieces).reduce(0) { total, piece in
      let middle = Double(t0) + (Double(piece) + 0.5) * step
      return Self.gauss.reduce(total) { total, point in
        total + point.weight * step / 2 * speed(at: middle + point.place * step / 2)
      }
    }
  }

  /// The parameter `t`, 0 … 1, at an arc length from its start.
  ///
  /// - Parameters:
  ///   - wanted: The arc length, clamped to 0 … `whole`.
  ///   - whole: The segment's whole arc length.
  /// - Returns: The parameter; its arc length is accurate to a hundred-millionth of the whole.
  func place(atLength wanted: Double, of whole: Double) -> CGFloat {
    guard wanted > 0, whole > 0 else { return 0 }
    guard wanted < whole else { return 1 }
    guard !isStraight else { return CGFloat(wanted / whole) }
    var (low, high) = (0.0, 1.0)
    var t = wanted / whole
    // Newton iteration with bisection where a step would leave the bracket: a curve may hardly move along there.
    for _ in 0..<40 {
      let beyond = length(to: CGFloat(t)) - wanted
      guard abs(beyond) > 1e-9 * whole else { break }
      if beyond > 0 { high = t } else { low = t }
      let next = t - beyond / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return CGFloat(t)
  }

  /// The piece between two of its points (de Casteljau).
  func piece(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if isStraight { return .line(point(at: t0), point(at: t1)) }
    let later = t0 > 0 ? split(at: t0).second : self
    return t1 < 1 && t0 < 1 ? later.split(at: (t1 - t0) / (1 - t0)).first : later
  }

  private func split(at t: CGFloat) -> (first: PathSegment, second: PathSegment) {
    let a = start.between(control1, t)
    let b = control1.between(control2, t)
    let c = control2.between(end, t)
    let (d, e) = (a.between(b, t), b.between(c, t))
    let middle = d.between(e, t)
    return (
      PathSegment(start, a, d, middle, isStraight: false),
      PathSegment(middle, e, c, end, isStraight: false)
    )
  }

  /// The derivative of the arc length by `t`.
  private func speed(at t: Double) -> Double {
    let u = 1 - t
    func along(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> Double {
      let (a, b, c) = (Double(p1 - p0), Double(p2 - p1), Double(p3 - p2))
      return 3 * (u * u * a + 2 * u * t * b + t * t * c)
    }
    let x = along(start.x, control1.x, control2.x, end.x)
    let y = along(start.y, control1.y, control2.y, end.y)
    return (x * x + y * y).squareRoot()
  }

  /// The five points of Gauss–Legendre quadrature in −1 … 1, with their weights.
  private static let gauss: [(place: Double, weight: Double)] = [
    (0, 0.5688888888888889),
    (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
    (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
  ]
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> Double {
    let (x, y) = (Double(other.x - x), Double(other.y - y))
    return (x * x + y * y).squareRoot()
  }
}
