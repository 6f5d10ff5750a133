/// A particle's random numbers: each follows from the particle and from what it is for, and from nothing else.
///
/// The mixing is SplitMix64's, of a counter: no state, so that any particle's numbers can be had in any order.
struct ParticleDice {
  /// What a number is for.
  enum Use: UInt64 {
    case lifetime = 1, velocity, longitude, scale, spin, red, green, blue, alpha, x, y, z, side
  }

  let key: UInt64

  init(key: UInt64) { self.key = key }

  /// Those of one among many: of a cell of a layer, of a particle of a cell.
  func dice(_ number: Int) -> ParticleDice {
    ParticleDice(
      key: Self.mixed(key &+ (UInt64(bitPattern: Int64(number)) &+ 1) &* 0xA076_1D64_78BD_642F)
    )
  }

  /// At least 0 and less than 1.
  func number(for use: Use) -> Double {
    Double(Self.mixed(key &+ use.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 11) * 0x1p-53
  }

  /// Uniform about `middle`, half of `range` to each side (SL5).
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
