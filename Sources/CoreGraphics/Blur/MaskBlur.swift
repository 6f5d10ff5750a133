import CKernels

/// Blurs masks of a byte a pixel, in memory that is kept from one to the next.
///
/// Values have 8 bits more on the way than before and after, so that rounding in between does not add up.
/// What a pixel gets depends on those within the blur's reach alone, not on how large the mask is.
package struct MaskBlur: ~Copyable {
  private var planes = BlurPlanes()

  package init() {}

  /// Blurs in place; beyond the mask everything counts as clear, and nothing is kept.
  ///
  /// - Parameters:
  ///   - bytes: The first row's first pixel.
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - bytesPerRow: From one row to the next.
  ///   - box: One of the three boxes, of a radius of 127 at most.
  package mutating func blur(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    by box: BoxBlur
  ) {
    guard !box.isNone, width > 0, height > 0 else { return }
    planes.makeRoom(stride: width, height: height)
    guard let first = planes.first.baseAddress, let second = planes.second.baseAddress else {
      return
    }
    var kernel = box.kernel
    for y in 0..<height {
      let (row, other) = (first + y * width, second + y * width)
      let values = bytes + y * bytesPerRow
      for x in 0..<width { row[x] = UInt16(values[x]) &<< 8 }
      pegbar_blur_row(other, row, width, &kernel)
      pegbar_blur_row(row, other, width, &kernel)
      pegbar_blur_row(other, row, width, &kernel)
    }
    planes.blurColumns(second, to: first, stride: width, height: height, box)
    planes.blurColumns(first, to: second, stride: width, height: height, box)
    planes.blurColumns(second, to: first, stride: width, height: height, box)
    for y in 0..<height {
      let (row, values) = (first + y * width, bytes + y * bytesPerRow)
      for x in 0..<width { values[x] = UInt8(truncatingIfNeeded: (row[x] &+ 128) &>> 8) }
    }
  }
}
