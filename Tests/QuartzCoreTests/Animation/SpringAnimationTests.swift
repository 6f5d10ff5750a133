import QuartzCore
import Testing

/// Spring animations (SP1–SP8; peer 120–128, 130–132).
struct `Spring animations` {
  /// SP1, peer 120: the defaults, with a duration that has to be set.
  @Test func `a new spring has its defaults`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(spring.duration == 0)
    // To the last digit but one: the published number's formula is inferred, not its rounding.
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-15)
    #expect(spring.bounce == 0.5)
    #expect(abs(spring.perceptualDuration - 0.2 * Double.pi) < 1e-15)
  }

  /// SP5, SP6, peer 123: critical, and overdamped without leave, settle at the first tenth; stored damping stays.
  @Test(arguments: [20.0, 40, 100])
  func `overdamping counts as critical unless allowed`(_ damping: Double) {
    let spring = CASpringAnimation()
    spring.damping = CGFloat(damping)
    #expect(spring.settlingDuration == 1)
    #expect(spring.damping == CGFloat(damping))
  }

  /// SP4, peer 121, 122, 124: the published settling durations.
  @Test func `the ends of the range settle at once or never`() {
    let undamped = CASpringAnimation()
    undamped.damping = 0
    #expect(undamped.settlingDuration == Double(Float.greatestFiniteMagnitude))
    let stiff = CASpringAnimation(perceptualDuration: 1, bounce: -1)
    #expect(stiff.damping == .infinity)
    #expect(stiff.settlingDuration == 0)
  }

  /// Of an overdamped spring 2.6 is recorded (OpenCoreAnimation's test of a perceptual duration of 1 and a
  /// bounce of −0.5, to 0.2); the more it is damped above critical the longer it creeps, at first.
  @Test func `an overdamped spring settles when it hardly moves`() {
    func settling(_ bounce: CGFloat) -> Double {
      CASpringAnimation(perceptualDuration: 1, bounce: bounce).settlingDuration
    }
    #expect(abs(settling(-0.5) - 2.6) < 1e-12)
    #expect(settling(-0.01) >= settling(0) && settling(-0.25) > settling(-0.01))
    let creeping = CASpringAnimation()
    (creeping.damping, creeping.allowsOverdamping) = (40, true)
    #expect(creeping.settlingDuration > 1)
  }

  /// SP7, peer 122, 125: made by its look, and read back.
  @Test(arguments: [(1.0, 0.5), (0.5, 0.0), (2, 0.25), (1, -0.5)])
  func `a spring is made by its look`(_ duration: Double, _ bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    #expect(abs(spring.perceptualDuration - duration) < 1e-12)
    #expect(abs(Double(spring.bounce) - bounce) < 1e-12)
    #expect(spring.allowsOverdamping)
    #expect(spring.duration == spring.settlingDuration)
    if (duration, bounce) == (1, 0.5) {
      #expect(abs(spring.settlingDuration - 2.3438753795710707) < 1e-14)
    }
  }

  /// SP1, peer 131: the duration cuts the spring off, or lets it rest at its end; it never stretches it.
  @Test func `the duration cuts and does not stretch`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 100 }
    for duration in [1.0, 10] {
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.fromValue = 0
      spring.duration = duration
      stage.add(spring, to: layer, forKey: "spring")
      let expected =
        1 - exp(-2.5)
        * (cos(2.5 * 3.0.squareRoot()) + sin(2.5 * 3.0.squareRoot()) / 3.0.squareRoot())
      let shown = Double(try stage.shown(layer, at: 0.5).zPosition)
      #expect(abs(shown - 100 * expected) < 1e-9)
    }
    #expect(abs(Double(try stage.shown(layer, at: 9).zPosition) - 100) < 1e-9)
  }

  /// SP3, peer 132: velocity counts in distances, so without one it is nothing.
  @Test func `a spring whose ends are equal stays`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.fromValue = 5
    spring.toValue = 5
    spring.initialVelocity = 3
    spring.duration = 2
    stage.add(spring, to: layer)
    #expect(try stage.shown(layer, at: 0.3).zPosition == 5)
  }

  /// Peer 126, 127, 130: the motion of the springs that UIKit makes, of mass 1: the stiffness for a damping
  /// ratio of .6 over .8 s, and for .35 over 1 s, as probed; the closed form's values beside the goldens.
  @Test(arguments: [
    (0.6, 190.21427544499548, 50.0, 150.0, [(0.15, 130.83), (0.3, 159.29), (0.45, 151.15)]),
    (0.6, 190.21427544499548, 50, 150, [(0.6, 149.17)]),
    (0.35, 286.40942818911714, 40, 160, [(0.15, 182.90), (0.3, 166.69), (0.45, 152.15)]),
    (0.35, 286.40942818911714, 40, 160, [(0.6, 163.53), (0.8, 158.91)]),
  ])
  func `a spring moves as UIKit's do`(
    _ ratio: Double,
    _ stiffness: Double,
    _ from: Double,
    _ to: Double,
    _ expected: [(Double, Double)]
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(2 * ratio * stiffness.squareRoot())
    spring.fromValue = from
    spring.toValue = to
    spring.duration = 1
    stage.add(spring, to: layer)
    for (time, x) in expected {
      // The published numbers have two decimals.
      #expect(abs(Double(try stage.shown(layer, at: time).position.x) - x) < 0.005)
    }
  }

  /// Peer 128: a critical spring of UIKit's is within a thousandth at the end of its duration.
  @Test(arguments: [(0.0, 85.25592900599884), (1, 83.13803615388531)])
  func `a critical spring arrives in its duration`(
    _ velocity: Double,
    _ stiffness: Double
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(2 * stiffness.squareRoot())
    spring.initialVelocity = CGFloat(velocity)
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = 2
    stage.add(spring, to: layer)
    #expect(abs(Double(try stage.shown(layer, at: 1).zPosition) - 0.999) < 1e-8)
  }

  /// SP8: ratio = c / (2√(km)); the numbers of UIKit's default, 3, 1000 and 500, have 4.56, far above
  /// critical, and count as critical here unless allowed (SP6).
  @Test func `the damping ratio is what UIKit calls it`() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    #expect(abs(1 / (1 + spring.bounce) - 4.564) < 1e-3)
    let critical = CASpringAnimation()
    (critical.mass, critical.stiffness) = (3, 1000)
    critical.damping = 2 * (3000 as CGFloat).squareRoot()
    #expect(spring.settlingDuration == critical.settlingDuration)
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > critical.settlingDuration)
  }

  /// Peer 120: negative values are rejected, and what no spring has with them.
  @Test func `a spring refuses what it cannot have`() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (-1, -100, -10)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    (spring.mass, spring.stiffness) = (0, 0)
    #expect(spring.mass == 1 && spring.stiffness == 100)
    spring.damping = 0
    #expect(spring.damping == 0)
  }

  /// B8: the layer's copy keeps the spring.
  @Test func `a copy keeps the spring`() throws {
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.mass = 2
    spring.stiffness = 300
    spring.damping = 20
    spring.initialVelocity = 1
    spring.allowsOverdamping = true
    let copy = try #require(spring.copy(with: nil) as? CASpringAnimation)
    #expect(copy.mass == 2)
    #expect(copy.stiffness == 300)
    #expect(copy.damping == 20)
    #expect(copy.initialVelocity == 1)
    #expect(copy.allowsOverdamping)
  }
}
