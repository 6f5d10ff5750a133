/// A seeded random generator with the same numbers on every machine: SplitMix64 (Steele, Lea and Flood).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var counter: UInt64

  package init(seed: UInt64) { counter = seed }

  package mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var z = counter
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A random number, at least 0 and less than 1.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
