/// A particle's random numbers, as a counter-based random generator (SplitMix64's mixing function; Steele, Lea, Flood
/// 2014).
///
/// It has no state: a number depends only on the particle's key and on what the number is for, so that the numbers of
/// any particle can be computed in any order.
struct ParticleDice {
  /// What a number is used for.
  enum Use: UInt64 {
    case lifetime = 1, velocity, longitude, scale, spin, red, green, blue, alpha, x, y, z, side
  }

  let key: UInt64

  init(key: UInt64) { self.key = key }

  /// The generator of one of many children: of a cell of a layer, or of a particle of a cell.
  func dice(_ number: Int) -> ParticleDice {
    ParticleDice(
      key: Self.mixed(key &+ (UInt64(bitPattern: Int64(number)) &+ 1) &* 0xA076_1D64_78BD_642F)
    )
  }

  /// A uniform random number, at least 0 and less than 1.
  func number(for use: Use) -> Double {
    Double(Self.mixed(key &+ use.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 11) * 0x1p-53
  }

  /// A uniform random number in a range about `middle`, half of `range` to each side (SL5).
  func number(for use: Use, about middle: Double, range: Double) -> Double {
    range == 0 ? middle : middle + range * (number(for: use) - 0.5)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
