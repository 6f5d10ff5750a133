import QuartzCore
import Testing

/// Springs that cannot be, and springs at the ends of what a number can say (peer 120).
struct `Bad springs` {
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
}
