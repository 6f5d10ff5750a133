import QuartzCore
import Testing

/// Keyframe animations (KF1–KF16; peer 87, 88, 90–100, 103, 106).
struct `Keyframe animations` {
  private func keyframes(
    _ values: [Any],
    on keyPath: String = "zPosition",
    times: [NSNumber]? = nil,
    mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func value(_ animation: CAKeyframeAnimation, at time: Double) throws -> Double {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(animation, to: layer)
    return Double(try stage.shown(layer, at: time).zPosition)
  }

  private func position(_ animation: CAKeyframeAnimation, at time: Double) throws -> CGPoint {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(animation, to: layer)
    return try stage.shown(layer, at: time).position
  }

  /// Peer 103.
  @Test func `a keyframe animation has its defaults`() {
    let animation = CAKeyframeAnimation()
    #expect(animation.calculationMode.rawValue == "linear")
    #expect(animation.values == nil && animation.keyTimes == nil && animation.path == nil)
    #expect(animation.timingFunctions == nil)
  }

  /// KF9, peer 90.
  @Test func `key times place the values`() throws {
    #expect(try value(keyframes([0, 10, 100], times: [0, 0.8, 1]), at: 0.25) == 3.125)
  }

  /// KF6, KF7, peer 92: one more time than values; each value holds.
  @Test func `discrete values hold`() throws {
    let timed = keyframes([10, 20], times: [0, 0.8, 1], mode: .discrete)
    #expect(try value(timed, at: 0.75) == 10)
    #expect(try value(timed, at: 0.8) == 20)
    let even = keyframes([10, 20, 30, 40], mode: .discrete)
    #expect(try value(even, at: 0.2499) == 10)
    #expect(try value(even, at: 0.25) == 20)
    #expect(try value(even, at: 0.99) == 40)
  }

  /// KF12, peer 93, 94.
  @Test func `cubic curves bend by tension, continuity and bias`() throws {
    func cubic(_ set: (CAKeyframeAnimation) -> Void = { _ in }) throws -> Double {
      let animation = keyframes([0, 1, 4, 9], times: [0, 0.25, 0.75, 1], mode: .cubic)
      set(animation)
      return try value(animation, at: 0.5)
    }
    #expect(try cubic() == 2.25)
    #expect(try cubic { $0.tensionValues = [0, 1, 1, 0] } == 2.5)
    #expect(try cubic { $0.continuityValues = [0, 1, 0, 0] } == 2.125)
    #expect(try cubic { $0.biasValues = [0, 0, 1, 0] } == 2.375)
    #expect(try value(keyframes([0, 10, 10], mode: .cubic), at: 0.75) == 10.625)
    let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
    let bent = keyframes(points, on: "position", mode: .cubic)
    #expect(try position(bent, at: 0.75) == CGPoint(x: 10.625, y: 13.125))
  }

  /// KF14: lists, transforms and the numbers of a value function have no distance to share the time out by.
  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func `paced values without a distance are spaced evenly`(
    _ mode: CAAnimationCalculationMode
  ) throws {
    let stage = LayerStage()
    let moved = stage.addLayer()
    let moves = [[0.0, 0, 0], [10, 0, 0], [10, 30, 0]]
    let move = keyframes(moves, on: "transform", mode: mode)
    move.valueFunction = CAValueFunction(name: .translate)
    stage.add(move, to: moved)
    #expect(try stage.shown(moved, at: 0.5).transform.m41 == 10)
    #expect(try stage.shown(moved, at: 0.5).transform.m42 == 0)
    #expect(
      try stage.shown(moved, at: 0.75).transform.m42 == (mode == .paced ? 15 : 13.125)
    )
    let gradient = stage.addLayer(CAGradientLayer())
    let stops = [[0, 0.2], [0, 0.2], [0, 1.0]]
    stage.add(keyframes(stops, on: "locations", mode: mode), to: gradient)
    #expect(try stage.shown(gradient, at: 0.5).locations == [0, 0.2])
    let scales = [1.0, 1, 3].map { CATransform3DMakeScale($0, $0, 1) }
    let scaled = stage.addLayer()
    stage.add(keyframes(scales, on: "transform", mode: mode), to: scaled)
    #expect(try stage.shown(scaled, at: 0.5).transform.m11 == 1)
  }

  /// KF14, peer 95, 96: times by distance.
  @Test func `paced values keep an even pace`() throws {
    let sizes = [
      CGSize.zero, CGSize(width: 6, height: 8), CGSize(width: 6, height: 38),
    ]
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(keyframes(sizes, on: "shadowOffset", mode: .paced), to: layer)
    #expect(try stage.shown(layer, at: 0.5).shadowOffset == CGSize(width: 6, height: 18))
    let points = [(0, 0), (20, 80), (100, 20), (120, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    let p = try position(keyframes(points, on: "position", mode: .cubicPaced), at: 0.35)
    #expect(abs(p.x - 26.365239) < 1e-5 && abs(p.y - 79.036540) < 1e-5)
  }

  /// KF1, KF2, KF5, peer 97, 98: a path comes before values; its segments are its keyframes.
  @Test func `a path is followed segment by segment`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    func along(
      _ mode: CAAnimationCalculationMode,
      _ time: Double,
      ease: Bool = false
    ) throws -> CGPoint {
      let animation = keyframes([CGPoint(x: 999, y: 999)], on: "position", mode: mode)
      animation.path = path
      if ease {
        animation.timingFunctions = [.easeIn, .linear].map { CAMediaTimingFunction(name: $0) }
      }
      return try position(animation, at: time)
    }
    #expect(try along(.linear, 0.25) == CGPoint(x: 5, y: 0))
    #expect(try along(.paced, 0.25) == CGPoint(x: 10, y: 15))
    #expect(try along(.paced, 0.5) == CGPoint(x: 10, y: 40))
    #expect(try along(.discrete, 0.75) == CGPoint(x: 10, y: 0))
    #expect(try along(.discrete, 0.5) == CGPoint(x: 10, y: 0))
    #expect(try along(.discrete, 0.49) == .zero)
    #expect(abs(try along(.linear, 0.25, ease: true).x - 3.153568) < 1e-5)
  }

  /// KF4, peer 99: linear goes by the curve's parameter, paced by its length.
  @Test func `a curve is followed by its parameter, or by its length`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0),
      control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100)
    )
    let animation = keyframes([], on: "position")
    animation.path = path
    #expect(try position(animation, at: 0.25) == CGPoint(x: 15.625, y: 56.25))
    animation.calculationMode = .paced
    let paced = try position(animation, at: 0.25)
    #expect(abs(paced.x - 10.5893) < 1e-3 && abs(paced.y - 48.3525) < 1e-3)
  }

  /// KF2, peer 100: a later move is a jump; closing is a segment.
  @Test func `moves are jumped and closing is traveled`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 110, y: 0))
    let jumping = keyframes([], on: "position")
    jumping.path = path
    #expect(try position(jumping, at: 0.25) == CGPoint(x: 5, y: 0))
    #expect(try position(jumping, at: 0.75) == CGPoint(x: 105, y: 0))
    let triangle = CGMutablePath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 10))
    triangle.closeSubpath()
    let closing = keyframes([], on: "position")
    closing.path = triangle
    let p = try position(closing, at: 5.0 / 6)
    #expect(abs(p.x) < 1e-9 && abs(p.y - 5) < 1e-9)
  }

  /// KF6: as many discrete times as values is what older documentation asks for; on a path likewise.
  @Test func `discrete values take as many times as they are`() throws {
    let frames = keyframes([10, 20, 30], times: [0, 0.5, 1], mode: .discrete)
    #expect(try value(frames, at: 0.49) == 10)
    #expect(try value(frames, at: 0.99) == 20)
    frames.fillMode = .forwards
    frames.isRemovedOnCompletion = false
    #expect(try value(frames, at: 1.5) == 30)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)])
    let along = keyframes([], on: "position", times: [0, 0.2, 1], mode: .discrete)
    along.path = path
    #expect(try position(along, at: 0.19) == .zero)
    #expect(try position(along, at: 0.9) == CGPoint(x: 10, y: 0))
    along.keyTimes = [0, 0.2, 0.8, 1]
    #expect(try position(along, at: 0.9) == CGPoint(x: 10, y: 90))
  }

  /// KF2: a discrete path stands on every point that is not a move's, and on its first.
  @Test func `a discrete path stands on its points`() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 0))
    path.move(to: CGPoint(x: 3, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 0))
    let animation = keyframes([], on: "position", times: [0, 0.25, 0.75, 1], mode: .discrete)
    animation.path = path
    let shown = try [0.2, 0.5, 0.8].map { try position(animation, at: $0).x }
    #expect(shown == [1, 2, 4])
  }

  /// KF8: the animation's own function first, then the segment's; the paced modes have none of the latter.
  @Test func `functions bend the whole, then each segment`() throws {
    let bent = keyframes([0, 10, 20])
    bent.timingFunction = CAMediaTimingFunction(name: .easeIn)
    bent.timingFunctions = [.easeOut, .easeIn].map { CAMediaTimingFunction(name: $0) }
    // easeIn(.5) = .3153568 is .6307136 of the first segment; easeOut of that by its own table.
    let whole = 2 * UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).y(at: 0.5)
    let expected = 10 * UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).y(at: whole)
    #expect(abs(try value(bent, at: 0.5) - expected) < 1e-6)
    bent.calculationMode = .paced
    #expect(abs(try value(bent, at: 0.5) - 10 * whole) < 1e-6)
  }

  /// KF13: the numbers' range is −1 … 1, and a missing one counts as 0.
  @Test func `missing shapes count as none`() throws {
    func cubic(_ tension: [NSNumber]?) throws -> Double {
      let animation = keyframes([0, 1, 4, 9], times: [0, 0.25, 0.75, 1], mode: .cubic)
      animation.tensionValues = tension
      return try value(animation, at: 0.5)
    }
    #expect(try cubic([]) == 2.25)
    #expect(try cubic([0, 1]) == cubic([0, 1, 0, 0]))
    #expect(try cubic([0, 1, 1]) == 2.5)
  }

  /// Peer 87, 88: what cannot be blended shows the nearer value.
  @Test func `pictures and Booleans show the nearer value`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let pictures = (0..<3).map { CGImage(width: 1, height: 1, pixels: [$0]) }
    stage.add(keyframes(pictures, on: "contents"), to: layer)
    for (time, index) in [(0.0, 0), (0.24, 0), (0.25, 1), (0.74, 1), (0.75, 2)] {
      #expect(try stage.shown(layer, at: time).contents as? CGImage === pictures[index])
    }
    stage.add(keyframes([false, true, false], on: "hidden"), to: layer)
    for (time, isHidden) in [(0.24, false), (0.25, true), (0.74, true), (0.75, false)] {
      #expect(try stage.shown(layer, at: time).isHidden == isHidden)
    }
    stage.add(keyframes([true, false], on: "doubleSided", mode: .discrete), to: layer)
    #expect(try stage.shown(layer, at: 0.4).isDoubleSided)
    #expect(try stage.shown(layer, at: 0.6).isDoubleSided == false)
  }

  /// Peer 106: rotation.x keyframes replace that angle and keep the others.
  @Test func `keyframes of one angle keep the others`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.setValue(0.3, forKeyPath: "transform.rotation.y")
      layer.setValue(2, forKeyPath: "transform.scale.x")
    }
    stage.add(keyframes([0, 1, 0], on: "transform.rotation.x"), to: layer)
    let shown = try stage.shown(layer, at: 0.25)
    for (keyPath, expected) in [("rotation.x", 0.5), ("rotation.y", 0.3), ("scale.x", 2)] {
      let part = try #require(shown.value(forKeyPath: "transform.\(keyPath)") as? CGFloat)
      #expect(abs(Double(part) - expected) < 1e-12, "\(keyPath)")
    }
  }

  /// KF15: one value does nothing, like none and values of another type: the model shows, as in the pictures
  /// of lottie-ios' pr_1632_1 and TypeFace-H.
  @Test func `few values, and wrong ones`() throws {
    for values in [[7], [], [1, "two"], [1, Double.nan]] as [[Any]] {
      for mode in [CAAnimationCalculationMode.linear, .discrete] {
        #expect(try value(keyframes(values, times: [0, 1], mode: mode), at: 0.5) == 0)
      }
    }
  }

  /// Peer 80: what is left of an animation with a name, a list or a curve that is none still shows.
  @Test func `unknown modes are linear, and lists of different length switch half way`() throws {
    let unknown = keyframes([0, 10], times: [0, 1], mode: .init(rawValue: "wavy"))
    #expect(try abs(value(unknown, at: 0.3) - 3) < 1e-9)

    let stage = LayerStage()
    let gradient = stage.addLayer(CAGradientLayer())
    let lists: [[NSNumber]] = [[0, 1], [0, 0.5, 1]]
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.fromValue, animation.toValue, animation.duration) = (lists[0], lists[1], 1)
    stage.add(animation, to: gradient)
    for (time, list) in [(0.49, lists[0]), (0.51, lists[1])] {
      #expect(try stage.shown(gradient, at: time).locations == list)
    }

    let layer = stage.addLayer()
    let bent = CABasicAnimation(keyPath: "zPosition")
    (bent.fromValue, bent.toValue, bent.duration) = (0, 10, 1)
    bent.timingFunction = CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1)
    stage.add(bent, to: layer, at: 1)
    #expect(try abs(stage.shown(layer, at: 1.3).zPosition - 3) < 1e-9)
    #expect(stage.reports.count == 1)
  }

  /// KF16: Apple's shake, added to where the layer is.
  @Test func `additive keyframes shake a layer about its place`() throws {
    let animation = keyframes([0, 10, -10, 0], on: "position.x")
    animation.isAdditive = true
    #expect(abs(try position(animation, at: 1.0 / 3).x - 210) < 1e-9)
    #expect(abs(try position(animation, at: 2.0 / 3).x - 190) < 1e-9)
  }
}
