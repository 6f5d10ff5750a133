/// Mixes rows of pixels: each component is a · (256 − share) + b · share, in 1/256, with a half rounded up.
enum PixelMix {
  /// Replaces pixels by their mixture with others.
  ///
  /// Eight at a time, and the rest one by one; both use `mixed`, so the results are the same bits.
  ///
  /// - Parameters:
  ///   - to: The pixels to replace.
  ///   - other: The other pixels.
  ///   - count: The number of pixels in both.
  ///   - share: The others' share, 0 … 256.
  static func mix(
    _ to: UnsafeMutablePointer<UInt32>,
    with other: UnsafePointer<UInt32>,
    _ count: Int,
    share: UInt32
  ) {
    let (wideTo, wideOther) = (UnsafeMutableRawPointer(to), UnsafeRawPointer(other))
    let wide = count & ~7
    for index in stride(from: 0, to: wide, by: 8) {
      let a = wideTo.loadUnaligned(fromByteOffset: 4 * index, as: SIMD8<UInt32>.self)
      let b = wideOther.loadUnaligned(fromByteOffset: 4 * index, as: SIMD8<UInt32>.self)
      wideTo.storeBytes(of: mixed(a, b, share), toByteOffset: 4 * index, as: SIMD8<UInt32>.self)
    }
    for index in wide..<count {
      to[index] = mixed(SIMD2(repeating: to[index]), SIMD2(repeating: other[index]), share).x
    }
  }

  /// Mixes two components at a time, side by side in one word.
  @inline(__always)
  private static func mixed<Pixels: SIMD>(
    _ a: Pixels,
    _ b: Pixels,
    _ share: UInt32
  ) -> Pixels where Pixels.Scalar == UInt32 {
    let mask = Pixels(repeating: 0x00FF_00FF)
    let half = Pixels(repeating: 0x0080_0080)
    let (own, others) = (Pixels(repeating: 256 - share), Pixels(repeating: share))
    let even = (a & mask) &* own &+ (b & mask) &* others &+ half
    let odd = (a &>> 8 & mask) &* own &+ (b &>> 8 & mask) &* others &+ half
    return (even &>> 8 & mask) | (odd & ~mask)
  }
}
