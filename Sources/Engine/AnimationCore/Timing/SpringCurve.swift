import CoreGraphics

/// A damped harmonic oscillator released at distance 1 from rest, in closed form: there is no stepping (SP2).
///
/// The solution of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0, with a velocity in distances per second.
@usableFromInline
package struct SpringCurve: Equatable, Sendable {
  /// The undamped angular frequency √(k/m), in radians per second.
  private let frequency: Double
  /// The decay rate of the envelope, c/2m, in 1/s; at most `frequency` unless overdamping is allowed (SP6).
  private let decay: Double
  private let velocity: Double

  /// A spring with the parameters of `CASpringAnimation`.
  package init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double,
    allowsOverdamping: Bool
  ) {
    frequency = (stiffness / mass).squareRoot()
    let own = damping / (2 * mass)
    decay = allowsOverdamping ? own : min(own, frequency)
    self.velocity = velocity
  }

  /// Where it is after `time` seconds: 0 at the start, 1 at rest; beyond while it swings over.
  @usableFromInline package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    // With infinite damping or mass it does not move; with infinite stiffness it is at rest at once.
    guard decay.isFinite, frequency > 0 else { return 0 }
    guard frequency.isFinite else { return 1 }
    return 1 - distance(at: time)
  }

  /// The time until the distance from rest stays within a thousandth of the whole, in seconds (SP4, SP5).
  ///
  /// Below critical damping it is that of the envelope. At critical damping it is the first tenth of a second at which
  /// the distance is within the thousandth (peer 123). Above critical damping that rule would be 4.2 s for a perceptual
  /// duration of 1 and a bounce of −0.5, for which the recorded number is 2.6 s; there it is the first tenth at which
  /// the speed, in distances per time constant of the faster of the two decays, is within a thousandth. At critical
  /// damping this rule has the recorded numbers, too. For an initial velocity so high that the envelope's factor is
  /// negative no number is published: its absolute value is used (SP4); the alternative is the whole amplitude.
  package var settlingDuration: Double {
    guard frequency.isFinite, frequency > 0, decay.isFinite else { return 0 }
    // Without damping it never rests; on Apple's systems this is the greatest `Float` (peer 124).
    guard decay > 0 else { return Double(Float.greatestFiniteMagnitude) }
    guard decay >= frequency else {
      let swing = (frequency * frequency - decay * decay).squareRoot()
      return log((1 + abs(decay - velocity) / swing) / Self.rest) / decay
    }
    let isOverdamped = decay > frequency * (1 + 1e-9)
    let steps = (1...10_240).first { step in
      let time = Double(step) / 10
      return abs(isOverdamped ? relativeSpeed(at: time) : distance(at: time)) < Self.rest
    }
    return Double(steps ?? 10_240) / 10
  }

  /// The speed of an overdamped spring, in distances per time constant of the faster of its two decays.
  private func relativeSpeed(at time: Double) -> Double {
    let rate = (decay * decay - frequency * frequency).squareRoot()
    let ratio = (decay - velocity) / rate
    // The slower one is computed from their product, which avoids cancellation.
    let (fast, slow) = (decay + rate, frequency * frequency / (decay + rate))
    return 0.5
      * ((1 + ratio) * slow / fast * exp(-slow * time) + (1 - ratio) * exp(-fast * time))
  }

  private static let rest = 0.001

  /// The distance from rest, as a fraction of the whole.
  private func distance(at time: Double) -> Double {
    let square = frequency * frequency - decay * decay
    guard square.isFinite else { return decay > frequency ? 1 : 0 }
    let envelope = exp(-decay * time)
    // Near critical damping sine and hyperbolic sine lose their digits; the limit keeps them.
    if abs(square) < 1e-12 * frequency * frequency {
      return envelope * (1 + (frequency - velocity) * time)
    }
    if square > 0 {
      let swing = square.squareRoot()
      return envelope
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    let rate = (-square).squareRoot()
    // As a sum of two decaying exponentials: the hyperbolic functions would overflow.
    let ratio = (decay - velocity) / rate
    return 0.5
      * ((1 + ratio) * exp((rate - decay) * time) + (1 - ratio) * exp(-(rate + decay) * time))
  }
}
