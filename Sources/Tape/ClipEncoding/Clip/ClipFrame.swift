/// One frame's pixels, which its owner leaves unchanged until they were taken.
///
/// (Sendable although it is a pointer: `whenTaken` ends that promise.)
package struct ClipFrame: @unchecked Sendable {
  /// Premultiplied, native-endian 0xAARRGGBB words.
  package let pixels: UnsafePointer<UInt32>
  /// Number of words from one row to the next.
  package let stride: Int

  package init(pixels: UnsafePointer<UInt32>, stride: Int) {
    self.pixels = pixels
    self.stride = stride
  }
}
