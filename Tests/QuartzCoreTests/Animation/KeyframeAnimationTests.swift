import QuartzCore
import Testing

/// Keyframe animations (KF1–KF16; peer 90–99, 103).
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

  /// KF6, peer 91: times that cannot be used are as none.
  @Test(
    arguments: [
      [0, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.5, 1], [0, -0.5, 1], [0, .nan, 1],
    ] as [[Double]]
  )
  func `unusable key times are ignored`(_ times: [Double]) throws {
    let animation = keyframes([0, 10, 100], times: times.map { NSNumber(value: $0) })
    #expect(try value(animation, at: 0.25) == 5)
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
    #expect(try along(.discrete, 0.75) == CGPoint(x: 10, y: 90))
    #expect(try along(.discrete, 0.5) == CGPoint(x: 10, y: 0))
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
  @Test func `moves are jumped and closing is travelled`() throws {
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

  /// KF15: one value holds; none, and values of another type, do nothing.
  @Test func `few values, and wrong ones`() throws {
    #expect(try value(keyframes([7]), at: 0.5) == 7)
    #expect(try value(keyframes([]), at: 0.5) == 0)
    #expect(try value(keyframes([1, "two"]), at: 0.5) == 0)
    #expect(try value(keyframes([1, Double.nan]), at: 0.5) == 0)
  }

  /// KF16: Apple's shake, added to where the layer is.
  @Test func `additive keyframes shake a layer about its place`() throws {
    let animation = keyframes([0, 10, -10, 0], on: "position.x")
    animation.isAdditive = true
    #expect(abs(try position(animation, at: 1.0 / 3).x - 210) < 1e-9)
    #expect(abs(try position(animation, at: 2.0 / 3).x - 190) < 1e-9)
  }
}
