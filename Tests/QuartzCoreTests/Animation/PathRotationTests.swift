import QuartzCore
import Testing

/// Layers that turn with the path that they follow (KF10; peer 101).
struct `Rotation along a path` {
  private func following(
    _ path: CGPath,
    _ rotation: CAAnimationRotationMode? = .rotateAuto,
    _ mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = rotation
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  /// Right, then down, in segments of 10 and 90 points.
  private var corner: CGPath {
    path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 90))
    }
  }

  /// A curve that rises to the right, and its derivative at t, by hand: 300·((1−t)²·(0, 1) +
  /// 2·(1−t)·t·(1, 0) + t²·(0, −1)).
  private var arch: CGPath {
    path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0),
        control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100)
      )
    }
  }

  private func angle(
    _ animation: CAAnimation,
    at time: Double,
    over model: CATransform3D = CATransform3DIdentity
  ) throws -> Double {
    let t = try shown(animation, at: time, over: model).transform
    return atan2(Double(t.m12), Double(t.m11)) * 180 / .pi
  }

  private func shown(
    _ animation: CAAnimation,
    at time: Double,
    over model: CATransform3D = CATransform3DIdentity
  ) throws -> CALayer {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.transform = model }
    stage.add(animation, to: layer)
    return try stage.shown(layer, at: time)
  }

  /// KF10, peer 101: a quarter turn before the layer's own scale of (2, 3); the other way round with auto-reverse.
  @Test func `the rotation acts before the layer's transform`() throws {
    let model = CATransform3DMakeScale(2, 3, 1)
    let down = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 0, y: 10))
    }
    let along = try shown(following(down), at: 0.5, over: model).transform
    #expect([along.m11, along.m12, along.m21, along.m22] == [0, 3, -2, 0])
    let back = try shown(following(down, .rotateAutoReverse), at: 0.5, over: model).transform
    #expect([back.m11, back.m12, back.m21, back.m22] == [0, -3, 2, 0])
    #expect(try shown(following(down, nil), at: 0.5, over: model).transform == model)
    let unknown = CAAnimationRotationMode(rawValue: "sideways")
    #expect(try shown(following(down, unknown), at: 0.5, over: model).transform == model)
  }

  /// In every mode the layer looks the way it goes, at a corner the way that begins there.
  @Test(arguments: [
    (CAAnimationCalculationMode.linear, 0.25, 0.0), (.linear, 0.5, 90), (.linear, 1, 90),
    (.paced, 0.05, 0), (.paced, 0.25, 90), (.discrete, 0.25, 0), (.discrete, 0.6, 90),
  ])
  func `the layer looks the way it goes`(
    _ mode: CAAnimationCalculationMode,
    _ time: Double,
    _ degrees: Double
  ) throws {
    let animation = following(corner, .rotateAuto, mode)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    #expect(abs(try angle(animation, at: time) - degrees) < 1e-9)
  }

  /// The smooth modes do not go along the lines but on their own curve.
  @Test func `a cubic mode looks along its own curve`() throws {
    let even = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    // At the middle point the tangent is half the difference of its neighbors: (5, 5).
    #expect(abs(try angle(following(even, .rotateAuto, .cubic), at: 0.5) - 45) < 1e-9)
    #expect(abs(try angle(following(even, .rotateAuto, .cubicPaced), at: 0.5) - 45) < 1e-9)
  }

  /// By the curve's exact derivative, at the place that the mode is at.
  @Test func `a curve rotates by its derivative`() throws {
    for t in [0.1, 0.25, 0.5, 0.7] {
      let (x, y) = (2 * (1 - t) * t, (1 - t) * (1 - t) - t * t)
      let expected = atan2(y, x) * 180 / .pi
      #expect(abs(try angle(following(arch), at: t) - expected) < 1e-9)
    }
    // Half its length is done at its middle, where it is level.
    #expect(abs(try angle(following(arch, .rotateAuto, .paced), at: 0.5)) < 1e-6)
    let early = try angle(following(arch, .rotateAuto, .paced), at: 0.25)
    let shown = try shown(following(arch, .rotateAuto, .paced), at: 0.25).position
    // The place at that time, back to its parameter: x = 300·t² − 200·t³ on this curve.
    let x = Double(shown.x)
    var parameter = 0.0
    while parameter * parameter * (300 - 200 * parameter) < x { parameter += 1e-6 }
    let expected = atan2(1 - 2 * parameter, 2 * (1 - parameter) * parameter) * 180 / .pi
    // One step of the search is 1e-6 of the parameter, at up to 300 degrees each.
    #expect(abs(early - expected) < 1e-3)
  }

  /// Control points that lie on an end leave no first derivative there; the next one tells.
  @Test func `control points on an end do not hide the direction`() throws {
    let (start, end) = (CGPoint.zero, CGPoint(x: 100, y: 0))
    let first = path {
      $0.move(to: start)
      $0.addCurve(to: end, control1: start, control2: CGPoint(x: 0, y: 50))
    }
    #expect(abs(try angle(following(first), at: 0) - 90) < 1e-9)
    let last = path {
      $0.move(to: start)
      $0.addCurve(to: end, control1: CGPoint(x: 100, y: 50), control2: end)
    }
    let held = following(last)
    held.fillMode = .forwards
    held.isRemovedOnCompletion = false
    #expect(abs(try angle(held, at: 2) + 90) < 1e-9)
    let straight = path {
      $0.move(to: start)
      $0.addCurve(to: CGPoint(x: 0, y: 7), control1: start, control2: CGPoint(x: 0, y: 7))
    }
    #expect(abs(try angle(following(straight), at: 0) - 90) < 1e-9)
  }

  /// After a jump, the new stretch's direction; a stretch of no length keeps the one that led to it.
  @Test func `jumps and stretches of no length`() throws {
    let jumping = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.move(to: CGPoint(x: 100, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 10))
    }
    for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
      let jump = following(jumping, .rotateAuto, mode)
      #expect(abs(try angle(jump, at: 0.49)) < 1e-9, "\(mode.rawValue)")
      #expect(abs(try angle(jump, at: 0.5) - 90) < 1e-9, "\(mode.rawValue)")
      #expect(try shown(jump, at: 0.5).position == CGPoint(x: 100, y: 0), "\(mode.rawValue)")
    }
    let resting = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 0, y: 10))
      $0.addLine(to: CGPoint(x: 0, y: 10))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    #expect(abs(try angle(following(resting), at: 0.5) - 90) < 1e-9)
    #expect(abs(try angle(following(resting), at: 0.7)) < 1e-9)
  }

  /// KF2: a path that stays at one point holds the layer there, and turns nothing.
  @Test func `one point has no direction`() throws {
    let model = CATransform3DMakeScale(2, 3, 1)
    let point = CGPoint(x: 30, y: 40)
    let resting = path { $0.addLines(between: [point, point]) }
    let layer = try shown(following(resting), at: 0.5, over: model)
    #expect(layer.position == point)
    #expect(layer.transform == model)
  }

  /// The position's flags are the position's: the turn is the path's, once.
  @Test func `additive and cumulative positions rotate as they go`() throws {
    let animation = following(corner)
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 3
    let layer = try shown(animation, at: 1.75)
    #expect(layer.position == CGPoint(x: 200 + 10 + 10, y: 100 + 90 + 45))
    let t = layer.transform
    #expect([t.m11, t.m12, t.m21, t.m22] == [0, 1, -1, 0])
  }

  /// Over what earlier animations made of the transform, and under what later ones make of it.
  @Test func `the rotation composes with animations of the transform`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let scale = CATransform3DMakeScale(2, 3, 1)
    stage.add(basic("transform", from: scale, to: scale), to: layer, forKey: "scale")
    stage.add(following(corner), to: layer, forKey: "path")
    #expect(try stage.shown(layer, at: 0.75).transform.m12 == 3)
    stage.add(basic("transform", from: scale, to: scale), to: layer, forKey: "later")
    #expect(try stage.shown(layer, at: 0.75).transform == scale)
  }

  /// In a group, and for a sublayer by its name.
  @Test func `groups and named sublayers rotate as well`() throws {
    let group = CAAnimationGroup()
    group.animations = [following(corner)]
    group.duration = 1
    #expect(abs(try angle(group, at: 0.75) - 90) < 1e-9)

    let stage = LayerStage()
    let (child, other) = (stage.addLayer(named: "car"), stage.addLayer(named: "tree"))
    let named = following(corner)
    named.keyPath = "sublayers.car.position"
    stage.add(named, to: stage.root)
    #expect(try stage.shown(child, at: 0.75).transform.m12 == 1)
    #expect(try stage.shown(child, at: 0.75).position == CGPoint(x: 10, y: 45))
    #expect(try stage.shown(other, at: 0.75).transform == CATransform3DIdentity)
    #expect(try stage.shown(stage.root, at: 0.75).transform == CATransform3DIdentity)
  }

  /// Only what moves the layer turns it; values have no path.
  @Test func `other keys and plain values rotate nothing`() throws {
    let anchor = following(corner)
    anchor.keyPath = "anchorPoint"
    #expect(try shown(anchor, at: 0.75).transform == CATransform3DIdentity)
    let values = CAKeyframeAnimation(keyPath: "position")
    values.values = [CGPoint.zero, CGPoint(x: 0, y: 10)]
    values.rotationMode = .rotateAuto
    values.duration = 1
    #expect(try shown(values, at: 0.5).transform == CATransform3DIdentity)
  }

  /// Peer 103, B8: none by default; copied along.
  @Test func `the mode is a property like others`() throws {
    #expect(CAKeyframeAnimation().rotationMode == nil)
    let copy = try #require(following(corner).copy(with: nil) as? CAKeyframeAnimation)
    #expect(copy.rotationMode == .rotateAuto)
    #expect(copy.path == corner)
  }

  /// The path is copied when it is set: drawing on leaves the animation alone.
  @Test func `a path is copied when it is set`() throws {
    let drawn = CGMutablePath()
    drawn.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let animation = following(drawn)
    drawn.addLine(to: CGPoint(x: 500, y: 500))
    #expect(try shown(animation, at: 0.5).position == CGPoint(x: 5, y: 0))
  }
}
