import QuartzCore

/// The spring of an animation block, as it was specified.
///
/// Either the block's duration is its settling time, and the stiffness follows from that (U16); or the settling time
/// follows from the perceptual duration and bounce (SP7).
package struct BlockSpring {
  /// The damping ratio, above 0 … 1; 1 does not overshoot.
  let dampingRatio: Double
  /// The initial speed in whole distances per second, positive towards the end.
  let velocity: Double
  /// The period of one undamped oscillation, in seconds, and the bounce; `nil` for a spring that settles in the block's
  /// duration.
  private var look: (duration: Double, bounce: Double)?

  /// A spring by the parameters of a block.
  ///
  /// A ratio above 1 is taken as 1, one below 0.01 as 0.01 (a spring that never settles has no settling time). A ratio
  /// that is not finite is 1, and a velocity that is not finite is 0.
  package init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// A spring by its perceptual duration and bounce, which has a settling time of its own.
  ///
  /// Values that no spring can have are replaced as `CASpringAnimation` does; a velocity that is not finite is 0.
  package init(look duration: Double, bounce: Double, velocity: Double) {
    self.init(dampingRatio: 1, velocity: velocity)
    look = (duration, bounce)
  }

  /// The settling time of a spring by duration and bounce, in seconds; `nil` for a spring that is fitted to a duration.
  var settlingDuration: Double? {
    look == nil ? nil : animation(keyPath: nil, settlingIn: 0).settlingDuration
  }

  /// The animation of `keyPath` by the spring of mass 1 whose oscillation has decayed to a thousandth of the distance
  /// after `duration` seconds (peer 127, 128), or by the spring of a perceptual duration and bounce.
  package func animation(keyPath: String?, settlingIn duration: Double) -> CASpringAnimation {
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

  /// β, the decay rate of the envelope e^(−βt), in 1/s.
  ///
  /// With β = ζω and ωd = β·√(1 − ζ²)/ζ the conditions are:
  /// - below critical damping: 1000 · |(β − v)/ωd| = e^(βD),
  /// - at critical damping: 1000 · |1 + (β − v)D| = e^(βD).
  ///
  /// With a velocity towards the end, each of them has up to three roots. The greatest is used: it is the stiffest
  /// spring, and it changes continuously as the velocity grows from zero. (UIKit leaves that root at a velocity of
  /// about 1.65 for ζ = 0.5 and 1 s; which root it then uses is not known: peer 129.)
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
  ///   - top: `excess` falls from here on. Where it is below 0 here, it has no root above.
  ///   - pole: Between 0 and here `excess` falls from above 0 without bound, so there is a root.
  ///   - excess: The function whose root is searched.
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
