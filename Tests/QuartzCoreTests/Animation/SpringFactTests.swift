import QuartzCore
import Testing

/// The spring's motion, its published settling times, and where its duration cuts.
struct `Facts of springs` {
  private func spring(
    stiffness: Double,
    damping: Double,
    velocity: Double = 0,
    allowsOverdamping: Bool = false
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(damping)
    spring.initialVelocity = CGFloat(velocity)
    spring.allowsOverdamping = allowsOverdamping
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 100)
    return spring
  }

  private func value(_ spring: CASpringAnimation, at time: Double) throws -> Double {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(spring, to: layer)
    return Double(try stage.shown(layer, at: time).zPosition)
  }

  /// SP2, peer 126: below critical damping a falling swing, at it a fall, in seconds.
  @Test(arguments: [(100.0, 10.0, 0.0), (100, 10, 3), (100, 10, -2), (40, 2, 12), (300, 1, 0)])
  func `a spring swings as a damped spring does`(_ k: Double, _ c: Double, _ v: Double) throws {
    let decay = c / 2
    let swing = (k - decay * decay).squareRoot()
    for t in [0.05, 0.3, 0.7, 2] {
      let expected =
        1 - exp(-decay * t) * (cos(swing * t) + (decay - v) / swing * sin(swing * t))
      let shown = try value(spring(stiffness: k, damping: c, velocity: v), at: t)
      #expect(abs(shown - expected) < 1e-12)
    }
  }

  /// SP2, peer 126: critical damping.
  @Test(arguments: [(100.0, 0.0), (100, 5), (25, -3)])
  func `a critically damped spring falls`(_ k: Double, _ v: Double) throws {
    let frequency = k.squareRoot()
    for t in [0.05, 0.3, 0.7, 2] {
      let expected = 1 - exp(-frequency * t) * (1 + (frequency - v) * t)
      let shown = try value(spring(stiffness: k, damping: 2 * frequency, velocity: v), at: t)
      #expect(abs(shown - expected) < 1e-12)
    }
  }

  /// SP2: twice the mass is half the stiffness and half the damping.
  @Test func `the mass divides stiffness and damping`() throws {
    let heavy = spring(stiffness: 200, damping: 20)
    heavy.mass = 2
    #expect(try value(heavy, at: 0.4) == value(spring(stiffness: 100, damping: 10), at: 0.4))
  }

  /// SP3: a velocity above 0 is towards the end, in whole distances per second.
  @Test(arguments: [-4.0, 4])
  func `velocity is towards the end, in distances`(_ velocity: Double) throws {
    let fast = spring(stiffness: 100, damping: 10, velocity: velocity)
    (fast.fromValue, fast.toValue) = (1000, 500)
    let (still, moving) = (1e-6, 500 * velocity * 1e-6)
    #expect(abs(try value(fast, at: still) - (1000 - moving)) < 1e-6)
  }

  /// SP4, peer 121, 122: Apple's published durations for a mass of 1 and a stiffness of 100. (One is
  /// published as "about 2.85", one as "just over 1": their digits are the formula's.)
  @Test(arguments: [
    (10.0, 1.4727003346780927, 4e-15), (1, 13.91321015404625, 4e-15),
    (5, 2.854974609888761, 4e-15), (15, 1.022093798, 5e-10),
  ])
  func `springs settle when Apple's do`(_ c: Double, _ seconds: Double, _ tolerance: Double) {
    #expect(abs(spring(stiffness: 100, damping: c).settlingDuration - seconds) < tolerance)
  }

  /// SP4, peer 122: the same for springs by ratio and response, which is the time of a free swing.
  @Test(arguments: [
    (0.8, 0.5, 0.7714094006693448), (0.3, 1.5, 5.71461784505134), (0.5, 1, 2.3438753795710707),
  ])
  func `springs by ratio settle when Apple's do`(
    _ ratio: Double,
    _ response: Double,
    _ seconds: Double
  ) {
    let frequency = 2 * Double.pi / response
    let own = spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    #expect(abs(own.settlingDuration - seconds) < 4e-15)
  }

  /// SP4: with a velocity, the same envelope; the sign of the velocity in it is not published.
  @Test func `a velocity counts in the envelope`() {
    let swing = 75.0.squareRoot()
    for velocity in [-20.0, 3, 20] {
      let expected = log((1 + abs(5 - velocity) / swing) / 0.001) / 5
      let own = spring(stiffness: 100, damping: 10, velocity: velocity).settlingDuration
      #expect(abs(own - expected) < 1e-12)
    }
  }

  /// SP5, peer 123: the first tenth of a second that is within a thousandth, at both known points.
  @Test(arguments: [(10.0, 1.0), (31.416, 0.3)])
  func `critical springs settle in tenths`(_ frequency: Double, _ seconds: Double) {
    let critical = spring(stiffness: frequency * frequency, damping: 2 * frequency)
    #expect(critical.settlingDuration == seconds)
  }

  /// SP6: too much damping moves as critical damping; allowed, it creeps.
  @Test func `overdamping moves as critical unless allowed`() throws {
    let critical = try value(spring(stiffness: 100, damping: 20), at: 0.2)
    #expect(abs(try value(spring(stiffness: 100, damping: 40), at: 0.2) - critical) < 1e-12)
    let creeping = spring(stiffness: 100, damping: 40, allowsOverdamping: true)
    let rate = 300.0.squareRoot()
    let expected = 1 - exp(-4) * (cosh(rate * 0.2) + 20 / rate * sinh(rate * 0.2))
    #expect(abs(try value(creeping, at: 0.2) - expected) < 1e-12)
    #expect(expected < critical)
  }

  /// SP7, peer 125: mass 1, k = (2π/d)², c by the bounce's sign.
  @Test(arguments: [
    (1.0, -0.5, 8.0), (1, 0, 4), (1, 0.5, 2), (2, 0.25, 1.5), (0.5, -0.75, 32), (1, 1, 0),
  ])
  func `perceptual springs have their numbers`(_ d: Double, _ bounce: Double, _ turns: Double) {
    let spring = CASpringAnimation(perceptualDuration: d, bounce: CGFloat(bounce))
    #expect(spring.mass == 1 && spring.initialVelocity == 0 && spring.allowsOverdamping)
    let frequency = 2 * Double.pi / d
    #expect(abs(Double(spring.stiffness) - frequency * frequency) < 1e-12)
    #expect(abs(Double(spring.damping) - turns * Double.pi) < 1e-12)
  }

  /// Peer 131: a duration below the settling time cuts the swing off at the model's value.
  @Test func `a short duration cuts at the model`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 70 }
    let short = spring(stiffness: 100, damping: 1)
    (short.toValue, short.duration) = (100, 0.5)
    stage.add(short, to: layer)
    #expect(try stage.shown(layer, at: 0.499).zPosition > 80)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 70)
  }

  /// Peer 132: a jump of 300 s ends exactly at the end.
  @Test func `a long jump ends at the end`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.zPosition = 100 }
    let kept = spring(stiffness: 100, damping: 10)
    (kept.toValue, kept.duration, kept.fillMode) = (100, 1000, .forwards)
    kept.isRemovedOnCompletion = false
    stage.add(kept, to: layer)
    stage.advance(to: 300)
    #expect(try stage.shown(layer, at: 300).zPosition == 100)
    stage.advance(to: 5000)
    #expect(try stage.shown(layer, at: 5000).zPosition == 100)
  }
}
