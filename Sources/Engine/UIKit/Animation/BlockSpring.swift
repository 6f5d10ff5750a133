import QuartzCore

/// The spring of an animation block, as it was asked for.
///
/// The block's duration is when it has settled: the stiffness follows from that (U16), or it follows from the
/// spring's look (SP7).
struct BlockSpring {
  /// Above 0 … 1; 1 does not swing over.
  let dampingRatio: Double
  /// Whole distances per second, positive towards the end.
  let velocity: Double
  /// The time of one swing without damping, in seconds, and how much it swings over; `nil` for a spring that settles
  /// in the block's duration.
  private var look: (duration: Double, bounce: Double)?

  /// A spring by the numbers that a block takes.
  ///
  /// A ratio above 1 counts as 1, one below 0.01 as 0.01 (a spring that never settles has no settling
  /// time), and a number that is not finite as 1 and as no velocity.
  init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// A spring by its look, which has a settling time of its own.
  ///
  /// What no spring can look like is taken as `CASpringAnimation` takes it; a velocity that is not finite as none.
  init(look duration: Double, bounce: Double, velocity: Double) {
    self.init(dampingRatio: 1, velocity: velocity)
    look = (duration, bounce)
  }

  /// How long a spring by its look takes to settle; `nil` for one that takes as long as it is given.
  var settlingDuration: Double? {
    look == nil ? nil : animation(keyPath: nil, settlingIn: 0).settlingDuration
  }

  /// The animation of `keyPath` by the spring of mass 1 whose swing has fallen to a thousandth of the
  /// distance after `duration` seconds (peer 127, 128), or by one that looks as it was asked to.
  func animation(keyPath: String?, settlingIn duration: Double) -> CASpringAnimation {
    if let look {
      let animation = CASpringAnimation(
        perceptualDuration: look.duration,
        bounce: CGFloat(look.bounce)
      )
      animation.keyPath = keyPath
      animation.initialVelocity = CGFloat(velocity)
      return animation
    }
    let animation = CASpringAnimation(keyPath: keyPath)
    let decay = decay(settlingIn: duration)
    let frequency = decay / dampingRatio
    animation.stiffness = CGFloat(frequency * frequency)
    animation.damping = CGFloat(2 * decay)
    animation.initialVelocity = CGFloat(velocity)
    return animation
  }

  /// β, which the envelope e^(−βt) falls by, in 1/s.
  ///
  /// With β = ζω and ωd = β·√(1 − ζ²)/ζ the conditions are
  /// - below critical damping: 1000 · |(β − v)/ωd| = e^(βD),
  /// - at critical damping: 1000 · |1 + (β − v)D| = e^(βD).
  ///
  /// A velocity towards the end gives each of them up to three roots. The greatest is taken, which is
  /// the stiffest spring, and the one that a slow start leads to without a jump. (UIKit leaves that
  /// one at a velocity of about 1.65 for ζ = 0.5 and 1 s, for which one is not known: peer 129.)
  private func decay(settlingIn duration: Double) -> Double {
    let (v, d) = (velocity, duration)
    if dampingRatio == 1 {
      return Self.greatestRoot(above: max(v, 0), orBelow: v - 1 / d) { decay in
        log(1000 * abs(1 + (decay - v) * d)) - decay * d
      }
    }
    let swing = (1 - dampingRatio * dampingRatio).squareRoot() / dampingRatio
    let top = v > 0 ? (v + (v * v + 4 * v / d).squareRoot()) / 2 : .leastNormalMagnitude
    return Self.greatestRoot(above: top, orBelow: v) { decay in
      log(1000 * abs(1 - v / decay) / swing) - decay * d
    }
  }

  /// The greatest root of `excess`, by bisection to the last digit.
  ///
  /// - Parameters:
  ///   - top: From here on `excess` falls. Where it is below 0 here, it has no root from here on.
  ///   - pole: Between 0 and here `excess` falls from above 0 without bound: there is a root then.
  ///   - excess: What is to be 0.
  /// - Returns: The root.
  private static func greatestRoot(
    above top: Double,
    orBelow pole: Double,
    of excess: (Double) -> Double
  ) -> Double {
    var (low, high) = (0.0, pole)
    if excess(top) >= 0 {
      (low, high) = (top, top + 1)
      while excess(high) > 0 { high *= 2 }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
  }
}
