import QuartzCore
import Testing

/// What user code can get wrong with animations: never a crash, never a hang, one clear report with the
/// layer's name, the property and the value; and the rest of the frame is right.
struct `Bad animations` {
  private let bad: [Double] = [.nan, .infinity, -.infinity]

  /// Peer 74, and what else has no meaning as a time.
  @Test func `times that cannot be computed with`() throws {
    for value in bad {
      let settings: [(String, (CABasicAnimation) -> Void)] = [
        ("beginTime", { $0.beginTime = value }), ("timeOffset", { $0.timeOffset = value }),
        ("speed", { $0.speed = Float(value) }),
      ]
      for (name, set) in settings {
        let animation = rise()
        set(animation)
        try expectReport("zPosition.\(name)", of: animation, "\(value)", "\(name) \(value)")
      }
    }
    let settings: [(String, (CABasicAnimation) -> Void)] = [
      ("duration", { $0.duration = .nan }), ("repeatCount", { $0.repeatCount = .nan }),
      ("repeatDuration", { $0.repeatDuration = .nan }),
    ]
    for (name, set) in settings {
      let animation = rise()
      set(animation)
      try expectReport("zPosition.\(name)", of: animation, "nan", "\(name)")
    }
  }

  /// Numbers that are no mistake, however odd: no report, and a value at any time.
  @Test func `odd times run`() throws {
    let settings: [(CABasicAnimation) -> Void] = [
      { $0.duration = .infinity }, { $0.duration = .leastNonzeroMagnitude },
      { $0.duration = .greatestFiniteMagnitude }, { $0.repeatCount = .greatestFiniteMagnitude },
      { $0.repeatCount = .infinity }, { $0.repeatCount = -3 }, { $0.repeatDuration = .infinity },
      { $0.repeatDuration = -1 }, { $0.speed = .leastNonzeroMagnitude },
      { $0.speed = .greatestFiniteMagnitude }, { $0.speed = -.greatestFiniteMagnitude },
      { $0.timeOffset = .greatestFiniteMagnitude }, { $0.timeOffset = -.greatestFiniteMagnitude },
      { $0.beginTime = -.greatestFiniteMagnitude }, { $0.beginTime = .greatestFiniteMagnitude },
      {
        $0.duration = .leastNonzeroMagnitude
        $0.repeatCount = .infinity
        $0.autoreverses = true
        $0.isCumulative = true
      },
      {
        $0.duration = 1e-300
        $0.repeatCount = 1e30
        $0.isCumulative = true
      },
    ]
    for (index, set) in settings.enumerated() {
      for fillMode in [CAMediaTimingFillMode.removed, .both] {
        let stage = LayerStage()
        let layer = stage.addLayer()
        let animation = rise()
        set(animation)
        animation.fillMode = fillMode
        stage.add(animation, to: layer)
        for time in [0, 0.5, 1, 1e9] {
          #expect(try stage.shown(layer, at: time).zPosition.isFinite, "setting \(index)")
          stage.advance(to: time)
        }
        #expect(stage.reports.isEmpty, "setting \(index)")
      }
    }
  }

  /// A duration without end plays on in seconds for a group and for a spring, and rests at its start otherwise.
  @Test func `a duration without end`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let group = CAAnimationGroup()
    group.animations = [rise()]
    group.duration = .infinity
    stage.add(group, to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 5)
    #expect(try stage.shown(layer, at: 1.5).zPosition == 0)
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue) = (0, 10)
    spring.duration = .infinity
    stage.add(spring, to: layer)
    #expect(abs(try stage.shown(layer, at: 30).zPosition - 10) < 1e-9)
    let plain = basic("zPosition", from: 3, to: 10)
    plain.duration = .infinity
    stage.add(plain, to: layer)
    #expect(try stage.shown(layer, at: 1e6).zPosition == 3)
  }

  /// Cycles beyond counting: the sum has no digits left, and that is all.
  @Test func `a transform that adds up for ever`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let turn = basic("transform", to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    turn.fromValue = CATransform3DIdentity
    turn.isCumulative = true
    turn.repeatCount = .infinity
    turn.duration = 1e-3
    stage.add(turn, to: layer)
    // Four million quarter turns are whole turns.
    #expect(abs(try stage.shown(layer, at: 4000).transform.m11 - 1) < 1e-6)
    #expect(try stage.shown(layer, at: 1e15).transform.isFinite)
  }

  @Test func `curves that cannot be computed with`() throws {
    let curve = CAMediaTimingFunction(controlPoints: .nan, 0, 0.5, 1)
    let animation = rise()
    animation.timingFunction = curve
    try expectReport("zPosition.timingFunction", of: animation, "nan", shows: 5)
  }

  /// From, to and by of another kind, and numbers that are none.
  @Test func `ends that are no value of the property`() throws {
    for value in bad {
      try expectReport("zPosition.toValue", of: basic("zPosition", to: value), "\(value)")
      try expectReport("zPosition.byValue", of: basic("zPosition", by: value), "\(value)")
      try expectReport("zPosition.fromValue", of: basic("zPosition", from: value), "\(value)")
    }
    let wrong: [(CABasicAnimation, String, String)] = [
      (basic("position", from: "left"), "position.fromValue", "left"),
      (basic("position", from: 3), "position.fromValue", "3"),
      (basic("bounds", to: CGPoint.zero), "bounds.toValue", "0.0"),
      (basic("zPosition", from: 1, by: CGSize.zero), "zPosition.byValue", "0.0"),
      (basic("backgroundColor", to: "red"), "backgroundColor.toValue", "red"),
      (basic("hidden", by: true), "hidden.byValue", "true"),
      (basic("transform", to: [1, 2]), "transform.toValue", "[1, 2]"),
      (basic("position.x", to: CGPoint.zero), "position.x.toValue", "0.0"),
    ]
    for (animation, property, value) in wrong {
      try expectReport(property, of: animation, value, "\(property)")
    }
  }

  @Test(arguments: [
    "postion", "position.z", "transform.shear", "frame", "sublayers.nobody.opacity",
  ])
  func `key paths that name nothing`(_ keyPath: String) throws {
    try expectReport(keyPath, of: basic(keyPath, from: 0, to: 1))
    let frames = CAKeyframeAnimation(keyPath: keyPath)
    frames.values = [0, 1]
    frames.duration = 1
    try expectReport(keyPath, of: frames)
  }
}
