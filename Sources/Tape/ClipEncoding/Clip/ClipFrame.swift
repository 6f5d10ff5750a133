/// One frame's pixels, which whoever made it keeps as they are until they were taken.
///
/// (Sendable although it is a pointer: that promise is what `whenTaken` ends.)
package struct ClipFrame: @unchecked Sendable {
  /// Premultiplied, native-endian 0xAARRGGBB words.
  package let pixels: UnsafePointer<UInt32>
  /// Words from one row to the next.
  package let stride: Int

  package init(pixels: UnsafePointer<UInt32>, stride: Int) {
    self.pixels = pixels
    self.stride = stride
  }
}
