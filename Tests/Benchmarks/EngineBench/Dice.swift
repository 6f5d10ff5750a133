/// A seeded random generator: the same numbers in every run.
struct Dice {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The next number, at least 0 and below `limit`.
  mutating func roll(below limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(UInt64(1) << 53) * limit
  }

  /// The next whole number, at least 0 and below `limit`.
  mutating func roll(below limit: Int) -> Int {
    Int(roll(below: Double(limit)))
  }
}
