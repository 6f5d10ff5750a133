import QuartzCore
import Testing

/// The modes' names, key times and paces of each mode, and what the three shapes of a curve say.
struct `Facts of keyframes` {
  private func keyframes(
    _ values: [Any],
    on keyPath: String = "zPosition",
    mode: CAAnimationCalculationMode = .linear,
    _ set: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = mode
    animation.duration = 1
    set(animation)
    return animation
  }

  private func shown(_ animation: CAKeyframeAnimation, at time: Double) throws -> CALayer {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(animation, to: layer)
    return try stage.shown(layer, at: time)
  }

  private func value(_ animation: CAKeyframeAnimation, at time: Double) throws -> Double {
    Double(try shown(animation, at: time).zPosition)
  }

  /// KF3: five modes, by these names; an unknown one is the default, linear.
  @Test func `there are five modes`() throws {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    #expect(modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    #expect(CAKeyframeAnimation().calculationMode == .linear)
    // Each has its own value: 0, 10 and 40, three eighths of the way.
    let values = try modes.map { try value(keyframes([0, 10, 40], mode: $0), at: 0.375) }
    #expect(values[0] == 7.5 && values[1] == 10 && values[2] == 15)
    #expect(Set(values).count == 5)
    #expect(try value(keyframes([0, 10, 40], mode: .init(rawValue: "odd")), at: 0.375) == 7.5)
  }

  /// KF2, KF6: a path of two segments has three keyframes, so three key times place them.
  @Test func `a path's points have key times`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    let animation = keyframes([], on: "position") {
      $0.path = path
      $0.keyTimes = [0, 0.8, 1]
    }
    #expect(try shown(animation, at: 0.4).position == CGPoint(x: 5, y: 0))
    #expect(try shown(animation, at: 0.9).position == CGPoint(x: 10, y: 45))
  }

  /// KF6, KF8: the paced modes take neither key times nor functions of segments.
  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func `paced modes ignore times and paces`(_ mode: CAAnimationCalculationMode) throws {
    let plain = keyframes([0, 10, 40, 50], mode: mode)
    let timed = keyframes([0, 10, 40, 50], mode: mode) {
      $0.keyTimes = [0, 0.8, 0.9, 1]
      $0.timingFunctions = (0..<3).map { _ in CAMediaTimingFunction(name: .easeIn) }
    }
    for time in [0.1, 0.35, 0.6, 0.95] {
      #expect(try value(timed, at: time) == value(plain, at: time))
    }
  }

  /// KF8: a function for each segment, of its time alone; segments without one run evenly; the
  /// animation's own function comes first, also for the paced modes.
  @Test func `functions bend their segments and the whole`() throws {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let first = keyframes([0, 10, 110]) { $0.timingFunctions = [easeIn] }
    #expect(abs(try value(first, at: 0.25) - 10 * easeIn.curve.y(at: 0.5)) < 1e-12)
    #expect(try value(first, at: 0.75) == 60)
    let whole = keyframes([0, 10, 110], mode: .paced) { $0.timingFunction = easeIn }
    #expect(abs(try value(whole, at: 0.5) - 110 * easeIn.curve.y(at: 0.5)) < 1e-9)
  }

  /// KF7: the last of discrete values shows to the end.
  @Test func `each discrete value has its equal share`() throws {
    let animation = keyframes([1, 2, 3], mode: .discrete)
    let times = [0, 0.33, 0.34, 0.66, 0.67, 0.999]
    #expect(try times.map { try value(animation, at: $0) } == [1, 1, 2, 2, 3, 3])
  }

  /// KF11: the tangents of Kochanek and Bartels, with all three shapes at once; Hermite between.
  @Test func `a cubic curve has its tangents`() throws {
    let (t, c, b) = (0.2, 0.3, -0.4)
    let p: [Double] = [0, 10, 40, 20]
    let animation = keyframes(p, mode: .cubic) {
      $0.tensionValues = [0, 0.2, -0.5, 0]
      $0.continuityValues = [0, 0.3, 0.1, 0]
      $0.biasValues = [0, -0.4, 0.6, 0]
    }
    let leaving =
      (1 - t) * (1 + b) * (1 + c) / 2 * (p[1] - p[0])
      + (1 - t) * (1 - b) * (1 - c) / 2 * (p[2] - p[1])
    let arriving = 1.5 * 1.6 * 0.9 / 2 * (p[2] - p[1]) + 1.5 * 0.4 * 1.1 / 2 * (p[3] - p[2])
    for u in [0.25, 0.5, 0.9] {
      let expected =
        (2 * u * u * u - 3 * u * u + 1) * p[1] + (u * u * u - 2 * u * u + u) * leaving
        + (3 * u * u - 2 * u * u * u) * p[2] + (u * u * u - u * u) * arriving
      #expect(abs(try value(animation, at: (1 + u) / 3) - expected) < 1e-9)
    }
  }

  /// KF11: the first and the last tangent have the one difference that there is, twice; unequal key
  /// times change where a segment is, not its shape.
  @Test func `the ends lean on their one neighbor, and times do not bend the curve`() throws {
    let even = keyframes([0, 10, 40, 20, 5], mode: .cubic)
    #expect(abs(try value(even, at: 0.1) - 3.04) < 1e-9)
    #expect(abs(try value(even, at: 0.9) - 10.76) < 1e-9)
    let uneven = keyframes([0, 10, 40, 20, 5], mode: .cubic) {
      $0.keyTimes = [0, 0.1, 0.5, 0.6, 1]
    }
    for (segment, start, end) in [(0, 0.0, 0.1), (1, 0.1, 0.5), (2, 0.5, 0.6), (3, 0.6, 1)] {
      let own = try value(even, at: (Double(segment) + 0.3) / 4)
      #expect(abs(try value(uneven, at: start + 0.3 * (end - start)) - own) < 1e-9)
    }
  }

  /// KF13: a missing entry is 0, and so is a missing list.
  @Test func `missing shapes are 0`() throws {
    for set in [\CAKeyframeAnimation.tensionValues, \.continuityValues, \.biasValues] {
      let short = keyframes([0, 10, 40, 20], mode: .cubic) { $0[keyPath: set] = [0, 0.7] }
      let full = keyframes([0, 10, 40, 20], mode: .cubic) { $0[keyPath: set] = [0, 0.7, 0, 0] }
      let none = keyframes([0, 10, 40, 20], mode: .cubic)
      #expect(try value(short, at: 0.5) == value(full, at: 0.5))
      #expect(try value(short, at: 0.5) != value(none, at: 0.5))
    }
  }

  /// KF13: tension above 0 is nearer to the straight line, below 0 farther from it; with continuity at
  /// −1 a curve has corners, and bias leans to one side or the other.
  ///
  /// Which sign of continuity and bias is which is the form's (KF11, KF12), not the header's words.
  @Test func `shapes bend the curve as their numbers say`() throws {
    func bulge(_ set: (CAKeyframeAnimation) -> Void) throws -> Double {
      // Between two equal values the straight line is level: what shows above it is the curve's.
      try value(keyframes([0, 10, 10, 0], mode: .cubic, set), at: 0.5) - 10
    }
    let plain = try bulge { _ in }
    #expect(plain > 0)
    let tight = try bulge { $0.tensionValues = [0, 0.5, 0.5, 0] }
    let round = try bulge { $0.tensionValues = [0, -0.5, -0.5, 0] }
    #expect(0 < tight && tight < plain && plain < round)
    #expect(try bulge { $0.tensionValues = [0, 1, 1, 0] } == 0)
    // Leaving (10) and arriving (10) go by the level line alone.
    #expect(abs(try bulge { $0.continuityValues = [0, -1, -1, 0] }) < 1e-12)
    #expect(try bulge { $0.continuityValues = [0, 0.5, 0.5, 0] } > plain)
    #expect(try bulge { $0.biasValues = [0, 0.5, -0.5, 0] } > plain)
    #expect(try bulge { $0.biasValues = [0, -0.5, 0.5, 0] } < plain)
  }

  /// KF14: distances of colors and rectangles count all their numbers.
  @Test func `paced colors and rectangles go by all their numbers`() throws {
    let colors = [(0.0, 0.0), (0.3, 0.4), (0.3, 0.9)].map {
      CGColor(red: $0.0, green: $0.1, blue: 0, alpha: 1)
    }
    let color = try shown(keyframes(colors, on: "backgroundColor", mode: .paced), at: 0.25)
    let parts = try #require(color.backgroundColor?.components)
    #expect(abs(parts[0] - 0.15) < 1e-12 && abs(parts[1] - 0.2) < 1e-12)
    let rects = [
      CGRect.zero, CGRect(x: 3, y: 4, width: 0, height: 0),
      CGRect(x: 3, y: 4, width: 9, height: 12),
    ]
    let rect = try shown(keyframes(rects, on: "bounds", mode: .paced), at: 0.5)
    #expect(rect.bounds == CGRect(x: 3, y: 4, width: 3, height: 4))
  }
}
