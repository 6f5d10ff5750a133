import QuartzCore
import Testing

/// What user code can get wrong with animations: never a crash, never a hang, one clear report with the
/// layer's name, the property and the value; and the rest of the frame is right.
struct `Bad animations` {
  private let bad: [Double] = [.nan, .infinity, -.infinity]

  /// Adds `animation` next to a good one, and expects one report, the good one's value and a value for
  /// the bad one's property.
  private func expectReport(
    _ property: String,
    of animation: CAAnimation,
    _ value: String = "",
    shows zPosition: CGFloat? = 0,
    at time: Double = 0.5,
    _ comment: Comment? = nil
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(basic("cornerRadius", from: 0, to: 10), to: layer, forKey: "good")
    for _ in 0..<2 { stage.add(animation, to: layer, forKey: "bad") }
    let shown = try stage.shown(layer, at: time)
    #expect(shown.cornerRadius == CGFloat(10 * time), comment)
    if let zPosition { #expect(shown.zPosition == zPosition, comment) }
    #expect(stage.reports.count == 1, comment)
    let report = stage.reports.first ?? ""
    #expect(report.hasPrefix("CALayer 'card': \(property) "), "\(report)")
    #expect(value.isEmpty || report.contains(value), "\(report)")
    stage.advance(to: 1e6)
    #expect(stage.root.presentation() != nil)
  }

  private func rise() -> CABasicAnimation { basic("zPosition", from: 0, to: 10) }

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
    let frames = keyframes([0, 10, 20])
    frames.timingFunctions = [curve, CAMediaTimingFunction(name: .easeIn)]
    try expectReport("zPosition.timingFunctions", of: frames, "nan", shows: 5, at: 0.25)
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
    let frames = keyframes([0, 1])
    frames.keyPath = keyPath
    try expectReport(keyPath, of: frames)
  }

  private func keyframes(_ values: [Any]?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// KF15: none do nothing, one holds.
  @Test func `few keyframes`() throws {
    for values in [nil, []] as [[Any]?] {
      try expectReport("zPosition.values", of: keyframes(values), "empty")
    }
    let stage = LayerStage()
    let layer = stage.addLayer()
    for mode in ["linear", "discrete", "paced", "cubic", "cubicPaced", "unknown"] {
      let single = keyframes([7])
      single.calculationMode = .init(rawValue: mode)
      stage.add(single, to: layer)
      #expect(try stage.shown(layer, at: 0.5).zPosition == 7)
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `keyframes that are no values`() throws {
    try expectReport("zPosition.values", of: keyframes([1, "two"]), "two")
    try expectReport("zPosition.values", of: keyframes([1, Double.nan]), "nan")
    try expectReport("zPosition.values", of: keyframes([CGPoint.zero]), "0.0")
  }

  /// KF6, peer 91: the even spacing serves instead.
  @Test(
    arguments: [
      [0, 1], [0, 0.25, 0.75, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.5, 1], [0, 0.6, 0.5, 1],
      [0, .nan, 1], [0, .infinity, 1], [],
    ] as [[Double]]
  )
  func `key times that cannot be used`(_ times: [Double]) throws {
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let frames = keyframes([0, 10, 20])
      frames.keyTimes = times.map { NSNumber(value: $0) }
      frames.calculationMode = mode
      try expectReport("zPosition.keyTimes", of: frames, "evenly", shows: 10)
    }
  }

  @Test func `shapes of cubic curves that are no numbers`() throws {
    let names = ["tensionValues", "continuityValues", "biasValues"]
    for (index, name) in names.enumerated() {
      let frames = keyframes([0, 10, 20])
      frames.calculationMode = .cubic
      let numbers: [NSNumber] = [0, NSNumber(value: Double.nan), 0]
      switch index {
      case 0: frames.tensionValues = numbers
      case 1: frames.continuityValues = numbers
      default: frames.biasValues = numbers
      }
      try expectReport("zPosition.\(name)", of: frames, "nan", shows: 5, at: 0.25)
    }
  }

  @Test func `paths that lead nowhere`() throws {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.duration = 1
    frames.rotationMode = .rotateAuto
    frames.path = CGMutablePath()
    try expectReport("position.path", of: frames, "empty")
    let broken = CGMutablePath()
    broken.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)])
    frames.path = broken
    try expectReport("position.path", of: frames, "nan")
    let lost = CAKeyframeAnimation(keyPath: "zPosition")
    lost.duration = 1
    lost.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    try expectReport("zPosition.values", of: lost, "path")
  }

  /// Peer 120: what no spring has is refused; the spring keeps what it had.
  @Test func `springs that cannot be`() throws {
    let settings: [(String, Double, (CASpringAnimation, CGFloat) -> Void)] = [
      ("mass", 0, { $0.mass = $1 }), ("mass", -1, { $0.mass = $1 }),
      ("mass", .nan, { $0.mass = $1 }),
      ("mass", .infinity, { $0.mass = $1 }), ("stiffness", 0, { $0.stiffness = $1 }),
      ("stiffness", -5, { $0.stiffness = $1 }), ("stiffness", .nan, { $0.stiffness = $1 }),
      ("stiffness", .infinity, { $0.stiffness = $1 }), ("damping", -1, { $0.damping = $1 }),
      ("damping", .nan, { $0.damping = $1 }),
      ("initialVelocity", .nan, { $0.initialVelocity = $1 }),
      ("initialVelocity", .infinity, { $0.initialVelocity = $1 }),
    ]
    for (name, value, set) in settings {
      let spring = CASpringAnimation(keyPath: "zPosition")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 10, 1)
      set(spring, CGFloat(value))
      #expect(
        [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0]
      )
      #expect(spring.settlingDuration == CASpringAnimation().settlingDuration)
      try expectReport("zPosition.\(name)", of: spring, "\(value)", shows: nil, "\(name) \(value)")
    }
    for (duration, bounce) in [(0.0, 0.5), (-1, 0), (.nan, 0), (.infinity, 0), (1, .nan)] {
      let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
      #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
      spring.keyPath = "zPosition"
      try expectReport("zPosition.perceptualDuration", of: spring, "\(duration)", shows: nil)
    }
    #expect(CASpringAnimation(perceptualDuration: 1, bounce: 5).damping == 0)
    #expect(CASpringAnimation(perceptualDuration: 1, bounce: -5).damping == .infinity)
  }

  /// Springs at the ends of what a number can say: somewhere, and not off the screen.
  @Test func `springs beyond all measure`() throws {
    let (tiny, huge) = (CGFloat.leastNonzeroMagnitude, CGFloat.greatestFiniteMagnitude)
    for mass in [tiny, 1, huge] {
      for stiffness in [tiny, 1, huge] {
        for damping in [0, tiny, 1, huge, .infinity] {
          for allowsOverdamping in [false, true] {
            let stage = LayerStage()
            let layer = stage.addLayer()
            let spring = CASpringAnimation(keyPath: "zPosition")
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
            spring.allowsOverdamping = allowsOverdamping
            (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 100)
            stage.add(spring, to: layer)
            let z = try stage.shown(layer, at: 50).zPosition
            #expect(z >= 0 && z <= 2, "\(mass) \(stiffness) \(damping)")
            #expect(!spring.settlingDuration.isNaN)
          }
        }
      }
    }
  }

  private func group(_ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = 1
    return group
  }

  @Test func `a group that holds itself`() throws {
    let selfish = group([rise()])
    selfish.animations?.append(selfish)
    try expectReport("animation.animations", of: selfish, "itself", shows: 5)
    let (a, b) = (group([]), group([]))
    a.animations = [b, a, b]
    b.animations = [rise(), a, b]
    try expectReport("animation.animations", of: a, "itself", shows: 5)
    for each in [selfish, a, b] { each.animations = nil }
  }

  /// Copied, added and let go of, without a stack as deep as they are.
  @Test func `ten thousand groups in each other`() throws {
    var outer = group([rise()])
    for _ in 0..<10_000 { outer = group([outer]) }
    outer.animations?.append(rise())
    try expectReport("animation.animations", of: outer, "in each other", shows: 5)
    var shallow = group([rise()])
    for _ in 0..<200 { shallow = group([shallow]) }
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(shallow, to: layer)
    #expect(abs(try stage.shown(layer, at: 0.5).zPosition - 5) < 1e-9)
    #expect(stage.reports.isEmpty)
  }

  /// The same group again and again, which doubles with each level.
  @Test func `a group that multiplies`() throws {
    var doubled = group([rise()])
    for _ in 0..<40 { doubled = group([doubled, doubled]) }
    doubled.animations?.insert(rise(), at: 0)
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(doubled, to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 5)
    #expect(stage.reports.count == 1)
    layer.removeAllAnimations()
  }

  /// A group goes on without a member whose times cannot be used.
  @Test func `a group with a bad member`() throws {
    let late = basic("cornerRadius", from: 0, to: 1)
    late.speed = .nan
    try expectReport("cornerRadius.speed", of: group([late, rise()]), "nan", shows: 5)
  }
}
