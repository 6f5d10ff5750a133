import AnimationCore
import Testing

/// The curves of timing functions, solved (T22; peer 118).
struct `Unit curves` {
  /// T22: the curve is solved as far as doubles go, also where it is level or steep.
  ///
  /// Where the curve is nearly upright the height is sure to 1e-12 only: there x says little about it.
  @Test(
    arguments: [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0, 0, 0, 1],
      [1, 0, 1, 1], [0.68, -0.6, 0.32, 1.6],
    ] as [[Double]]
  )
  func `a curve is solved to the last digits`(_ p: [Double]) {
    let curve = UnitBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    let table = TabulatedCurve(curve)
    for step in 1..<1000 {
      let x = (Double(step) + 0.5) / 1000
      let height = height(of: curve, at: x)
      #expect(abs(curve.y(at: x) - height) < 1e-12, "at \(x)")
      #expect(abs(table.y(at: x) - height) < 1e-12, "at \(x), from the table")
    }
    #expect(table.y(at: 0) == 0 && table.y(at: -1) == 0)
    #expect(table.y(at: 1) == 1 && table.y(at: 2) == 1)
  }

  /// The height by halving, which is slow and cannot go wrong.
  private func height(of curve: UnitBezier, at x: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bezier(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(curve.y1, curve.y2, (low + high) / 2)
  }

  /// Peer 118, T22: x is clamped; y is not.
  @Test func `x is clamped and y overshoots`() {
    let curve = UnitBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
    #expect(curve.y(at: -1) == 0)
    #expect(curve.y(at: 2) == 1)
    #expect(curve.y(at: 0.2) < 0)
  }
}
