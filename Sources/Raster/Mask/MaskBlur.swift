import CKernels
import CoreGraphics

/// Blurs masks, in memory that is kept from one to the next.
///
/// Values have 8 bits more on the way than before and after, so that rounding in between does not add up.
/// What a pixel gets depends on those within the blur's reach alone, not on how large the mask is.
struct MaskBlur: ~Copyable {
  private var planes: [UnsafeMutableBufferPointer<UInt16>] = []
  private var sums = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  deinit {
    for plane in planes { plane.deallocate() }
    sums.deallocate()
  }

  /// Blurs `mask`, beyond whose bounds everything counts as clear and nothing is kept.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur) {
    guard !box.isNone, !mask.bounds.isEmpty else { return }
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    makeRoom(width: width, height: height)
    guard let first = planes[0].baseAddress, let second = planes[1].baseAddress else { return }
    var kernel = box.kernel
    for y in 0..<height {
      let (row, other) = (first + y * width, second + y * width)
      let values = mask.row(mask.bounds.y + y)
      for x in 0..<width { row[x] = UInt16(values[x]) &<< 8 }
      pegbar_blur_row(other, row, width, &kernel)
      pegbar_blur_row(row, other, width, &kernel)
      pegbar_blur_row(other, row, width, &kernel)
    }
    blurColumns(second, to: first, width, height, box)
    blurColumns(first, to: second, width, height, box)
    blurColumns(second, to: first, width, height, box)
    for y in 0..<height {
      let (row, values) = (first + y * width, mask.row(mask.bounds.y + y))
      for x in 0..<width { values[x] = UInt8(truncatingIfNeeded: (row[x] &+ 128) &>> 8) }
    }
  }

  /// One box down all columns.
  private func blurColumns(
    _ source: UnsafeMutablePointer<UInt16>,
    to target: UnsafeMutablePointer<UInt16>,
    _ width: Int,
    _ height: Int,
    _ box: BoxBlur
  ) {
    guard let sums = sums.baseAddress, let clear = planes[2].baseAddress else { return }
    func row(_ y: Int) -> UnsafePointer<UInt16> {
      UnsafePointer((0..<height).contains(y) ? source + y * width : clear)
    }
    let radius = Int(box.radius)
    sums.update(repeating: 0, count: width)
    for y in 0...min(radius, height - 1) {
      let added = row(y)
      for x in 0..<width { sums[x] &+= UInt32(added[x]) }
    }
    var kernel = box.kernel
    for y in 0..<height {
      pegbar_blur_columns(
        target + y * width,
        sums,
        row(y - radius - 1),
        row(y + radius + 1),
        row(y - radius),
        width,
        &kernel
      )
    }
  }

  /// Two planes for the values, a clear row, and a row of sums.
  private mutating func makeRoom(width: Int, height: Int) {
    if planes.isEmpty {
      planes = (0..<3).map { _ in UnsafeMutableBufferPointer(start: nil, count: 0) }
    }
    for (index, count) in [width * height, width * height, width].enumerated()
    where planes[index].count < count {
      planes[index].deallocate()
      planes[index] = .allocate(capacity: count)
      planes[index].initialize(repeating: 0)
    }
    if sums.count < width {
      sums.deallocate()
      sums = .allocate(capacity: width)
      sums.initialize(repeating: 0)
    }
  }
}
