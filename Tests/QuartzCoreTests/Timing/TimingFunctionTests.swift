import QuartzCore
import Testing

/// Timing functions (T21–T23; peer 114–118).
struct `Timing functions` {
  /// Peer 114, T21: the control points of the named curves.
  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])]
  )
  func `named curves have their control points`(
    _ name: CAMediaTimingFunctionName,
    _ points: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    #expect(controlPoint(0, of: function) == [0, 0])
    #expect(controlPoint(1, of: function) + controlPoint(2, of: function) == points)
    #expect(controlPoint(3, of: function) == [1, 1])
    let same = CAMediaTimingFunction(
      controlPoints: points[0],
      points[1],
      points[2],
      points[3]
    )
    #expect(function == same)
    #expect(function.hash == same.hash)
  }

  /// Peer 115–117: heights of the named curves, at single-precision control points.
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeInEaseOut, 0.1, 0.0197224535), (.easeInEaseOut, 0.5, 0.5),
    (.easeInEaseOut, 0.9, 0.9802775465), (.easeIn, 0.25, 0.0934646507),
    (.easeIn, 0.75, 0.6218618692), (.easeOut, 0.25, 0.3781381308), (.easeOut, 0.5, 0.6846431874),
    (.default, 0.1, 0.0947963057), (.default, 0.5, 0.8024033876), (.default, 0.75, 0.9604589783),
  ])
  func `named curves have their heights`(
    _ name: CAMediaTimingFunctionName,
    _ x: Double,
    _ y: Double
  ) {
    #expect(abs(CAMediaTimingFunction(name: name).curve.y(at: x) - y) < 1e-6)
  }

  /// T22: the curve is solved as far as doubles go, also where it is level or steep.
  ///
  /// Where the curve is nearly vertical, y is certain to 1e-12 only, as x hardly determines it there.
  @Test(
    arguments: [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0, 0, 0, 1],
      [1, 0, 1, 1], [0.68, -0.6, 0.32, 1.6],
    ] as [[Float]]
  )
  func `a curve is solved to the last digits`(_ points: [Float]) {
    let function = CAMediaTimingFunction(
      controlPoints: points[0],
      points[1],
      points[2],
      points[3]
    )
    let table = TabulatedCurve(function.curve)
    for step in 1..<1000 {
      let x = (Double(step) + 0.5) / 1000
      let height = height(of: function.curve, at: x)
      #expect(abs(function.curve.y(at: x) - height) < 1e-12, "at \(x)")
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

  /// Peer 118, T22: x is clamped; y is not, and a value overshoots with it.
  @Test func `x is clamped and y overshoots`() throws {
    let curve = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2).curve
    #expect(curve.y(at: -1) == 0)
    #expect(curve.y(at: 2) == 1)
    #expect(curve.y(at: 0.2) < 0)
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("zPosition", from: 0, to: 100)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.75).zPosition > 100)
  }

  private func controlPoint(_ index: Int, of function: CAMediaTimingFunction) -> [Float] {
    var point: [Float] = [-1, -1]
    function.getControlPoint(at: index, values: &point)
    return point
  }
}
