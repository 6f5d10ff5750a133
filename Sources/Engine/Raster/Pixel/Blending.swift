/// The arithmetic of premultiplied 8-bit pixels, in the gamma space, as Core Animation composites.
///
/// Every product of two 8-bit fractions is x·y/255 rounded to the nearest, a half upwards, exactly: with t = x·y + 128,
/// (t + t/256)/256 in whole numbers is that for all 65 536 pairs. So 255 · x is x, and 0 · x is 0: opaque and clear
/// things leave no residue.
enum Blending {
  /// Both 8-bit lanes of `pair` (bits 0–7 and 16–23) times `factor`/255.
  @inline(__always)
  private static func scaledPair(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let t = pair &* factor &+ 0x0080_0080
    return ((t &+ ((t &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
  }

  /// All four components of a premultiplied pixel times `factor`/255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let (low, high) = (pixel & 0x00FF_00FF, (pixel &>> 8) & 0x00FF_00FF)
    return scaledPair(low, factor) | (scaledPair(high, factor) &<< 8)
  }

  /// Each component of a premultiplied pixel times that of another one.
  @inline(__always)
  static func product(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= scaledPair((pixel &>> shift) & 0xFF, (other &>> shift) & 0xFF) &<< shift
    }
    return result
  }

  /// `source` over `destination`: s + d · (1 − source alpha).
  ///
  /// No lane overflows, because a premultiplied component is at most its alpha.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
  }

  /// `source` through a coverage of 0 … 255, over `destination`.
  @inline(__always)
  static func over(_ source: UInt32, coverage: UInt32, _ destination: UInt32) -> UInt32 {
    if coverage == 0 { return destination }
    return over(coverage == 255 ? source : scaled(source, by: coverage), destination)
  }

  /// `source` through a coverage of 0 … 255, added to `destination`; components are clamped to 255.
  @inline(__always)
  static func sum(_ source: UInt32, coverage: UInt32, _ destination: UInt32) -> UInt32 {
    let part = scaled(source, by: coverage)
    let low = saturated((part & 0x00FF_00FF) &+ (destination & 0x00FF_00FF))
    let high = saturated(((part &>> 8) & 0x00FF_00FF) &+ ((destination &>> 8) & 0x00FF_00FF))
    return low | (high &<< 8)
  }

  /// Both lanes of a pair of sums of two bytes, clamped to 255 each.
  @inline(__always)
  private static func saturated(_ pair: UInt32) -> UInt32 {
    let over = (pair &>> 8) & 0x0001_0001
    return (pair | (over &* 255)) & 0x00FF_00FF
  }

  /// A fraction as 0 … 255, rounded to the nearest; NaN is 0.
  ///
  /// The small epsilon makes exact halves, whose rounding errors have either sign, all round up.
  @inline(__always)
  static func byte(_ fraction: Double) -> UInt32 {
    guard fraction > 0 else { return 0 }
    return fraction >= 1 ? 255 : UInt32(fraction * 255 + 0.500_000_1)
  }
}
