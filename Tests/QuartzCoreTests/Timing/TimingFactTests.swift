import QuartzCore
import Testing

/// Clocks above a layer, named curves in full, and animations that stand still.
struct `Facts of timing` {
  /// T15: an offset and a begin time of a layer are its sublayers' animations' too.
  @Test func `a superlayer's offset and begin time move the animations below`() throws {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), CALayer())
    parent.addSublayer(layer)
    CATransaction.flush()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    parent.timeOffset = 0.25
    #expect(try stage.shown(layer, at: 0.5).zPosition == 75)
    parent.timeOffset = 0
    parent.beginTime = 0.25
    #expect(try stage.shown(layer, at: 0.5).zPosition == 25)
    parent.timeOffset = 0.5
    parent.speed = 2
    #expect(try stage.shown(layer, at: 0.375).zPosition == 75)
  }

  /// Peer 75, T17: the root at speed 0 and an offset show any moment of the whole tree, in any order.
  @Test func `a root that stands still shows its offset's moment`() throws {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), CALayer())
    parent.addSublayer(layer)
    stage.root.speed = 0
    CATransaction.flush()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer, at: 50)
    stage.add(basic("opacity", from: 0, to: 1), to: parent, at: 60)
    for offset in [0.75, 0.25, 0.5] {
      stage.root.timeOffset = offset
      #expect(try stage.shown(layer, at: 70).zPosition == CGFloat(100 * offset))
      #expect(try stage.shown(parent, at: 80).opacity == Float(offset))
    }
    stage.advance(to: 1000)
    #expect(layer.animationKeys() == ["animation"])
  }

  /// Peer 71: an animation that stands at its end is not over: it stays, and no end is notified.
  @Test func `standing at the end is not the end`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let animation = basic("zPosition", from: 0, to: 100)
    (animation.speed, animation.timeOffset) = (0, 1)
    animation.delegate = listener
    stage.add(animation, to: layer)
    stage.advance(to: 1000)
    #expect(layer.animationKeys() == ["animation"])
    #expect(listener.heard == ["start"])
    #expect(try stage.shown(layer, at: 1000).zPosition == 100)
  }

  /// Places on the named curves: a time, and how far it is bent.
  nonisolated private static let curves: [(CAMediaTimingFunctionName, [(Double, Double)])] = [
    (
      .easeInEaseOut,
      [
        (0.1, 0.0197224535), (0.2, 0.0816598563), (0.25, 0.1291619310), (0.4, 0.3318838701),
        (0.5, 0.5), (0.6, 0.6681161299), (0.75, 0.8708380690), (0.9, 0.9802775465),
      ]
    ),
    (.easeIn, [(0.25, 0.0934646507), (0.5, 0.3153568126), (0.75, 0.6218618692)]),
    (.easeOut, [(0.25, 0.3781381308), (0.5, 0.6846431874), (0.75, 0.9065353493)]),
    (
      .default,
      [
        (0.1, 0.0947963057), (0.25, 0.4085105914), (0.5, 0.8024033876), (0.75, 0.9604589783),
      ]
    ),
    (.linear, [(0.1, 0.1), (0.5, 0.5), (0.9, 0.9)]),
  ]

  /// Peer 115–117, T21: the heights of the named curves, by an animation that has them.
  ///
  /// A curve's control points are single-precision numbers, hence the last digits.
  @Test(arguments: curves)
  func `named curves have their heights on a layer`(
    _ name: CAMediaTimingFunctionName,
    _ heights: [(Double, Double)]
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("zPosition", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(name: name)
    stage.add(animation, to: layer)
    for (x, y) in heights {
      #expect(abs(Double(try stage.shown(layer, at: x).zPosition) - y) < 1e-6, "at \(x)")
    }
  }

  /// T14: backwards it runs from its offset, and rests at its beginning once that is used up.
  @Test func `a negative speed starts at the offset`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("zPosition", from: 0, to: 100)
    (animation.speed, animation.timeOffset) = (-0.5, 0.75)
    stage.add(animation, to: layer)
    for (time, value) in [(0, 75.0), (0.5, 50), (1, 25), (1.5, 0), (1.75, 0)] {
      #expect(try stage.shown(layer, at: time).zPosition == CGFloat(value))
    }
    stage.advance(to: 2)
    #expect(layer.animationKeys() == nil)
  }

  /// T22, T23: no function is an even pace.
  @Test func `no timing function is linear`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    for percent in [1, 10, 37, 93] {
      let shown = Double(try stage.shown(layer, at: Double(percent) / 100).zPosition)
      #expect(abs(shown - Double(percent)) < 1e-12)
    }
  }

  /// T2: folding comes before the animation's function, and that before a segment's own.
  @Test func `the whole is bent before its segments are`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 100, 300]
    animation.duration = 1
    animation.repeatCount = 2
    let (whole, segment) = (
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
    )
    animation.timingFunction = whole
    animation.timingFunctions = [segment, segment]
    stage.add(animation, to: layer)
    for time in [0.3, 0.5, 0.8, 0.9] {
      let position = whole.curve.y(at: time) * 2
      let first = position < 1
      let fraction = segment.curve.y(at: first ? position : position - 1)
      let expected = first ? 100 * fraction : 100 + 200 * fraction
      // The second pass's time is one bit coarser than the first's.
      #expect(abs(Double(try stage.shown(layer, at: 1 + time).zPosition) - expected) < 1e-9)
    }
  }

  /// T3, T4, T5: what it lasts, until its delegate hears of the end.
  @Test func `an animation ends when its active time is over`() {
    let settings: [(end: Double, set: (CAAnimation) -> Void)] = [
      (1, { _ in }), (2, { $0.autoreverses = true }), (2.5, { $0.repeatCount = 2.5 }),
      (4, { ($0.repeatCount, $0.autoreverses) = (2, true) }),
      (2.5, { ($0.repeatDuration, $0.autoreverses) = (2.5, true) }),
      (3, { ($0.repeatDuration, $0.repeatCount) = (3, 9) }), (0.5, { $0.speed = 2 }),
      (0.5, { $0.speed = -2 }),
    ]
    for (end, set) in settings {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let listener = AnimationListener()
      let animation = basic("zPosition", from: 0, to: 1)
      animation.delegate = listener
      set(animation)
      stage.add(animation, to: layer)
      stage.advance(to: end - 1e-6)
      #expect(listener.heard == ["start"], "\(end)")
      stage.advance(to: end)
      #expect(listener.heard == ["start", "finished"], "\(end)")
    }
  }
}
