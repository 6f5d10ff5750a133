import CoreGraphics

/// A damped spring let go at distance 1 from its rest, in closed form: nothing is stepped (SP2).
///
/// The solution of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0, with a velocity in distances per second.
@usableFromInline
package struct SpringCurve: Equatable, Sendable {
  /// √(k/m), in radians per second.
  private let frequency: Double
  /// How fast the envelope falls, c/2m, in 1/s; no more than `frequency` unless overdamping is allowed (SP6).
  private let decay: Double
  private let velocity: Double

  /// A spring with the numbers of `CASpringAnimation`.
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
    // Damped, or heavy, beyond all measure it does not move; stiff beyond all measure it is there at once.
    guard decay.isFinite, frequency > 0 else { return 0 }
    guard frequency.isFinite else { return 1 }
    return 1 - distance(at: time)
  }

  /// How long until it rests to within a thousandth of the distance (SP4, SP5).
  ///
  /// Below critical damping by the envelope; at it the first tenth of a second at which it is within (peer
  /// 123). Above it that would be 4.2 for a perceptual duration of 1 and a bounce of −0.5, for which 2.6 is on
  /// record: the first tenth at which its speed is within a thousandth of the distance in the time constant
  /// of the faster of its two decays. At critical damping that gives the recorded numbers, too. There is no
  /// published number for a start so fast that the envelope's factor is negative: its size is taken (SP4);
  /// the other view is the swing's whole amplitude.
  package var settlingDuration: Double {
    guard frequency.isFinite, frequency > 0, decay.isFinite else { return 0 }
    // Undamped it never rests; Apple's answer is the greatest `Float` (peer 124).
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

  /// How fast an overdamped spring goes, in distances per time constant of the faster of its two decays.
  private func relativeSpeed(at time: Double) -> Double {
    let rate = (decay * decay - frequency * frequency).squareRoot()
    let ratio = (decay - velocity) / rate
    // The slower of the two by their product, which keeps its digits.
    let (fast, slow) = (decay + rate, frequency * frequency / (decay + rate))
    return 0.5
      * ((1 + ratio) * slow / fast * exp(-slow * time) + (1 - ratio) * exp(-fast * time))
  }

  private static let rest = 0.001

  /// How far it is from rest, as a fraction of the distance.
  private func distance(at time: Double) -> Double {
    let square = frequency * frequency - decay * decay
    guard square.isFinite else { return decay > frequency ? 1 : 0 }
    let envelope = exp(-decay * time)
    // Next to critical damping sine and hyperbolic sine lose their digits, and the limit keeps them.
    if abs(square) < 1e-12 * frequency * frequency {
      return envelope * (1 + (frequency - velocity) * time)
    }
    if square > 0 {
      let swing = square.squareRoot()
      return envelope
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    let rate = (-square).squareRoot()
    // As a sum of two falling exponentials: the hyperbolic functions would overflow.
    let ratio = (decay - velocity) / rate
    return 0.5
      * ((1 + ratio) * exp((rate - decay) * time) + (1 - ratio) * exp(-(rate + decay) * time))
  }
}
