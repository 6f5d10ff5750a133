/// Random numbers that are the same for the same seed, on every machine.
///
/// SplitMix64 (Steele, Lea, Flood: *Fast splittable pseudorandom number generators*, 2014): a counter, mixed.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  /// What the counter grows by.
  @inlinable package static var step: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @usableFromInline var counter: UInt64

  @inlinable
  package init(seed: UInt64) { counter = seed }

  @inlinable
  package mutating func next() -> UInt64 {
    counter &+= Self.step
    return Self.mixed(counter)
  }

  /// The next number as a fraction: at least 0 and less than 1.
  @inlinable
  package mutating func fraction() -> Double { Self.fraction(next()) }

  /// The bits of a number mixed: numbers that differ in one bit become unlike in all.
  @inlinable
  package static func mixed(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number's upper 53 bits as a fraction: at least 0 and less than 1.
  @inlinable
  package static func fraction(_ number: UInt64) -> Double { Double(number >> 11) * 0x1p-53 }
}
