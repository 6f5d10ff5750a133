/// A view of premultiplied BGRA8 pixels that another object owns: a shared-memory segment, a bitmap, a pool.
///
/// The byte order in memory is B, G, R, A, which is what a 24- or 32-bit X visual stores on a little-endian machine.
/// The pointer is valid only while the owner lends the surface.
package struct PixelSurface {
  /// The first pixel of the first row; each pixel is 0xAARRGGBB.
  package let pixels: UnsafeMutablePointer<UInt32>
  /// The number of columns and rows.
  package let size: PixelSize
  /// Distance from one row to the next, in pixels (not bytes); at least `size.width`.
  package let stride: Int

  package init(pixels: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int) {
    self.pixels = pixels
    self.size = size
    self.stride = stride
  }
}
