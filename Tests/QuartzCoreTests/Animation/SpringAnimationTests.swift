import QuartzCore
import Testing

/// Spring animations (SP1–SP7; peer 120–126, 131, 132).
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

  /// Peer 120: numbers that no spring has do nothing, and are reported.
  @Test func `a spring of no mass does nothing`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.toValue = 5
    spring.mass = 0
    spring.duration = 1
    stage.add(spring, to: layer)
    #expect(try stage.shown(layer, at: 0.3).zPosition == 0)
    #expect(stage.reports.count == 1)
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
