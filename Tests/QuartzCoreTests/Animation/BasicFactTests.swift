import QuartzCore
import Testing

/// Ends that are given, missing or too many; copies; blending of each type; the order of adding.
struct `Facts of basic animations` {
  /// B2: of three ends the start and the end hold; what Core Animation does is not documented.
  @Test func `with all three given the difference is not looked at`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 10, to: 20, by: 500), to: layer)
    #expect(try stage.shown(layer, at: 0).zPosition == 10)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 15)
    #expect(stage.reports.isEmpty)
  }

  /// B3: with nothing else on the key the current value is the model's, at every moment.
  @Test func `a lone difference follows the model`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 10 }
    stage.add(basic("zPosition", by: 8), to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 14)
    withoutActions { layer.zPosition = 100 }
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.5).zPosition == 104)
  }

  /// B3, peer 132: an end is looked up when it is needed, so one that waits begins from the model of then.
  @Test func `a missing start is the model's when it begins`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let late = basic("zPosition", to: 100)
    late.beginTime = 5
    stage.add(late, to: layer)
    stage.advance(to: 1)
    withoutActions { layer.zPosition = 40 }
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 5).zPosition == 40)
    #expect(try stage.shown(layer, at: 5.5).zPosition == 70)
  }

  /// B3: where something else moves the key, a missing start is what shows at the moment of adding, for
  /// each form; and stays that.
  @Test(
    arguments: [
      (100.0, nil, 75.0), (nil, 20.0, 60), (nil, nil, 25),
    ] as [(Double?, Double?, Double)]
  )
  func `a missing start is what shows in the middle of another`(
    _ to: Double?,
    _ by: Double?,
    _ middle: Double
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer, forKey: "other")
    stage.add(basic("zPosition", to: to, by: by), to: layer, forKey: "new", at: 0.5)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 50)
    #expect(try stage.shown(layer, at: 1).zPosition == CGFloat(middle))
  }

  /// B1: in the form without values the start is captured, the end is not.
  @Test func `the start of the form without values stays`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 10 }
    CATransaction.flush()
    inTransaction {
      CATransaction.setDisableActions(true)
      layer.zPosition = 30
      layer.add(basic("zPosition"), forKey: "animation")
    }
    withoutActions { layer.zPosition = 110 }
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0).zPosition == 10)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 60)
  }

  /// B8: what happens to the object afterwards does not reach what shows; R6: callbacks get the copy.
  @Test func `the object given is not looked at again`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let animation = basic("zPosition", from: 0, to: 100)
    animation.delegate = listener
    stage.add(animation, to: layer)
    animation.toValue = 9999
    animation.duration = 77
    animation.keyPath = "opacity"
    animation.delegate = nil
    #expect(try stage.shown(layer, at: 0.5).zPosition == 50)
    #expect(try stage.shown(layer, at: 0.5).opacity == 1)
    stage.advance(to: 1)
    #expect(listener.heard == ["start", "finished"])
    #expect(listener.animations.allSatisfy { $0 !== animation })
  }

  /// B8: a path that is drawn on after it was added stays what it was.
  @Test func `a path is copied`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    stage.add(animation, to: layer)
    path.addLine(to: CGPoint(x: 100, y: 500))
    #expect(try stage.shown(layer, at: 0.75).position == CGPoint(x: 75, y: 0))
  }

  /// B9: a gray is made a color of three before it blends.
  @Test func `a gray blends with a color`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let gray = CGColor(gray: 0.5, alpha: 0.5)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.add(basic("backgroundColor", from: gray, to: red), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.backgroundColor?.components == [0.75, 0.25, 0.25, 0.75])
  }

  /// B9: rectangles blend number by number, each with its own.
  @Test func `a rectangle keeps its numbers apart`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (from, to) = (
      CGRect(x: 0, y: 10, width: 20, height: 30), CGRect(x: 8, y: 6, width: 4, height: 2)
    )
    stage.add(basic("bounds", from: from, to: to), to: layer)
    #expect(try stage.shown(layer, at: 0.25).bounds == CGRect(x: 2, y: 9, width: 16, height: 23))
  }

  /// B9: perspective and skew are parts of a transform that blend by themselves.
  @Test func `perspective and skew blend part by part`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var (far, skewed) = (CATransform3DIdentity, CATransform3DIdentity)
    far.m34 = -1 / 500
    stage.add(basic("transform", from: CATransform3DIdentity, to: far), to: layer)
    #expect(abs(try stage.shown(layer, at: 0.5).transform.m34 + 1 / 1000) < 1e-15)
    skewed.m31 = 1
    stage.add(basic("transform", from: CATransform3DIdentity, to: skewed), to: layer)
    let t = try stage.shown(layer, at: 0.5).transform
    #expect(abs(t.m31 - 0.5) < 1e-12 && abs(t.m11 - 1) < 1e-12 && abs(t.m33 - 1) < 1e-12)
  }

  /// T20, over peer 83: the order added decides; an additive one that was there before is hidden, too.
  @Test func `a plain animation hides an additive one before it`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let more = basic("zPosition", from: 0.2, to: 0.2)
    more.isAdditive = true
    stage.add(more, to: layer, forKey: "more")
    stage.add(basic("zPosition", from: 0.5, to: 0.5), to: layer, forKey: "plain")
    #expect(try stage.shown(layer, at: 0.5).zPosition == 0.5)
  }

  /// B7: contents cannot be added either, nor put end to end.
  @Test func `contents ignore being additive and cumulative`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (a, b) = (
      CGImage(width: 1, height: 1, pixels: [0]), CGImage(width: 1, height: 1, pixels: [1])
    )
    let animation = basic("contents", from: a, to: b)
    (animation.isAdditive, animation.isCumulative, animation.repeatCount) = (true, true, 3)
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 1.25).contents as? CGImage === a)
    #expect(try stage.shown(layer, at: 1.75).contents as? CGImage === b)
  }

  /// B6: points and transforms add up from cycle to cycle as numbers do.
  @Test func `points and transforms go on from cycle to cycle`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let point = basic("position", from: CGPoint.zero, to: CGPoint(x: 10, y: 20))
    let turn = basic(
      "transform",
      from: CATransform3DIdentity,
      to: CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    )
    for animation in [point, turn] {
      animation.isCumulative = true
      animation.repeatCount = 4
      stage.add(animation, to: layer, forKey: nil)
    }
    #expect(try stage.shown(layer, at: 2.5).position == CGPoint(x: 25, y: 50))
    let t = try stage.shown(layer, at: 2.5).transform
    #expect(abs(atan2(Double(t.m12), Double(t.m11)) - 0.625 * .pi) < 1e-9)
  }
}
