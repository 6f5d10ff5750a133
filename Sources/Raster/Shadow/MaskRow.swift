/// One colour through a row of a mask, over a row of pixels: the scalar reference.
enum MaskRow {
  /// - Parameters:
  ///   - color: Premultiplied.
  ///   - mask: How much of the colour each pixel gets, 0 … 255.
  ///   - pixels: What it is laid over.
  ///   - count: How many of both there are.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    through mask: UnsafePointer<UInt8>,
    onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for x in 0..<count {
      pixels[x] = Blending.over(color, coverage: UInt32(mask[x]), pixels[x])
    }
  }

  /// The same with one value for the whole row.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    coverage: UInt32,
    onto pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    guard coverage > 0, count > 0 else { return }
    let source = Blending.scaled(color, by: coverage)
    for x in 0..<count { pixels[x] = Blending.over(source, pixels[x]) }
  }
}
