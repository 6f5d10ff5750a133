import CKernels

/// One colour through a row of a mask, over a row of pixels.
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
    if count > 0 { pegbar_over_color_coverage(pixels, mask, count, color) }
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
    pegbar_over_color(pixels, count, Blending.scaled(color, by: coverage))
  }
}
