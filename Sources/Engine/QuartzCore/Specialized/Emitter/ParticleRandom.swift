import SeededRandom

/// A particle's random numbers: each follows from the particle and from what it is for, and from nothing else.
///
/// It has no state: a number depends only on the particle's key and on what the number is for, so that the numbers of
/// any particle can be computed in any order.
struct ParticleRandom {
  /// What a number is used for.
  enum Use: UInt64 {
    case lifetime = 1, velocity, longitude, scale, spin, red, green, blue, alpha, x, y, z, side
  }

  let key: UInt64

  init(key: UInt64) { self.key = key }

  /// The generator of one of many children: of a cell of a layer, or of a particle of a cell.
  func child(_ number: Int) -> ParticleRandom {
    let step: UInt64 = 0xA076_1D64_78BD_642F
    return ParticleRandom(
      key: SplitMix64.mixed(key &+ (UInt64(bitPattern: Int64(number)) &+ 1) &* step)
    )
  }

  /// A uniform random number, at least 0 and less than 1.
  func number(for use: Use) -> Double {
    SplitMix64.fraction(SplitMix64.mixed(key &+ use.rawValue &* SplitMix64.step))
  }

  /// A uniform random number in a range about `middle`, half of `range` to each side (SL5).
  func number(for use: Use, about middle: Double, range: Double) -> Double {
    range == 0 ? middle : middle + range * (number(for: use) - 0.5)
  }
}
