/// Mixing the four pixels nearest to a point.
enum Bilinear {
  /// Four pixels by weights that sum to 65 536, each component rounded once.
  ///
  /// - Parameters:
  ///   - p00: The upper left one.
  ///   - p10: The one to its right.
  ///   - p01: The one below it.
  ///   - p11: The lower right one.
  ///   - right: How far the point is from the left two, in 1/256 of a pixel.
  ///   - below: How far it is from the upper two.
  /// - Returns: The mixture, premultiplied as they are.
  @inline(__always)
  static func mix(
    _ p00: UInt32,
    _ p10: UInt32,
    _ p01: UInt32,
    _ p11: UInt32,
    _ right: UInt32,
    _ below: UInt32
  ) -> UInt32 {
    let (right, below) = (UInt64(right), UInt64(below))
    let w11 = right &* below
    let w10 = right &* (256 &- below)
    let w01 = (256 &- right) &* below
    let w00 = (256 &- right) &* (256 &- below)
    let low =
      spread(p00) &* w00 &+ spread(p10) &* w10 &+ spread(p01) &* w01 &+ spread(p11) &* w11
      &+ 0x0000_8000_0000_8000
    let high =
      spread(p00 &>> 8) &* w00 &+ spread(p10 &>> 8) &* w10 &+ spread(p01 &>> 8) &* w01
      &+ spread(p11 &>> 8) &* w11 &+ 0x0000_8000_0000_8000
    return gathered(low) | gathered(high) &<< 8
  }

  /// Bits 0–7 and 16–23 with 32 bits of room each.
  @inline(__always)
  private static func spread(_ pair: UInt32) -> UInt64 {
    UInt64(pair & 0xFF) | UInt64(pair & 0xFF_0000) &<< 16
  }

  /// Both sums divided by 65 536, back in bits 0–7 and 16–23.
  @inline(__always)
  private static func gathered(_ sums: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (sums &>> 16) & 0xFF)
      | UInt32(truncatingIfNeeded: (sums &>> 32) & 0xFF_0000)
  }
}
