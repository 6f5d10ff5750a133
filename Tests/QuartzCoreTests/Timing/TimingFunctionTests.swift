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

  /// Peer 118, T22: y is not clamped, and a value overshoots with it.
  @Test func `a value overshoots with its timing function`() throws {
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
