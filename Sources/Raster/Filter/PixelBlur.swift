import CKernels
import CoreGraphics

/// Blurs pixels, in memory that is kept from one to the next.
///
/// As with masks, components have 8 bits more on the way than before and after, and what a pixel gets depends on those
/// within the blur's reach alone. No component gets above its alpha: means of what is less are no more.
struct PixelBlur: ~Copyable {
  private var planes: [UnsafeMutableBufferPointer<UInt16>] = []
  private var sums = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  deinit {
    for plane in planes { plane.deallocate() }
    sums.deallocate()
  }

  /// Blurs all of a canvas, beyond which everything counts as clear and nothing is kept.
  mutating func blur(_ canvas: Canvas, x: BlurPasses, y: BlurPasses) {
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    guard x.count + y.count > 0, !canvas.bounds.isEmpty else { return }
    let stride = 4 * width
    makeRoom(stride: stride, height: height)
    guard let first = planes[0].baseAddress, let second = planes[1].baseAddress,
      let rows = planes[2].baseAddress
    else { return }
    for row in 0..<height {
      let pixels = canvas.pixel(canvas.bounds.x, canvas.bounds.y + row)
      blurRow(pixels, into: first + row * stride, width, x, rows, rows + stride)
    }
    var (source, target) = (first, second)
    for _ in 0..<y.count {
      blurColumns(source, to: target, stride, height, y.box)
      swap(&source, &target)
    }
    for row in 0..<height {
      let pixels = canvas.pixel(canvas.bounds.x, canvas.bounds.y + row)
      pegbar_narrow(pixels, source + row * stride, width)
    }
  }

  /// All boxes along a row, by way of two others.
  private func blurRow(
    _ pixels: UnsafePointer<UInt32>,
    into result: UnsafeMutablePointer<UInt16>,
    _ width: Int,
    _ passes: BlurPasses,
    _ one: UnsafeMutablePointer<UInt16>,
    _ other: UnsafeMutablePointer<UInt16>
  ) {
    guard passes.count > 0 else { return pegbar_widen(result, pixels, width) }
    var kernel = passes.box.kernel
    var (from, to) = (one, other)
    pegbar_widen(from, pixels, width)
    for pass in 1...passes.count {
      pegbar_blur_pixels(pass == passes.count ? result : to, from, width, &kernel)
      swap(&from, &to)
    }
  }

  /// One box down all columns, of four values a pixel.
  private func blurColumns(
    _ source: UnsafeMutablePointer<UInt16>,
    to target: UnsafeMutablePointer<UInt16>,
    _ stride: Int,
    _ height: Int,
    _ box: BoxBlur
  ) {
    guard let sums = sums.baseAddress, let clear = planes[3].baseAddress else { return }
    func row(_ y: Int) -> UnsafePointer<UInt16> {
      UnsafePointer((0..<height).contains(y) ? source + y * stride : clear)
    }
    let radius = Int(box.radius)
    sums.update(repeating: 0, count: stride)
    for y in 0..<min(radius + 1, height) {
      let added = row(y)
      for x in 0..<stride { sums[x] &+= UInt32(added[x]) }
    }
    var kernel = box.kernel
    for y in 0..<height {
      pegbar_blur_columns(
        target + y * stride,
        sums,
        row(y - radius - 1),
        row(y + radius + 1),
        row(y - radius),
        stride,
        &kernel
      )
    }
  }

  /// Two planes for the values, two rows, a clear row, and a row of sums.
  private mutating func makeRoom(stride: Int, height: Int) {
    if planes.isEmpty {
      planes = (0..<4).map { _ in UnsafeMutableBufferPointer(start: nil, count: 0) }
    }
    makePlane(0, stride * height)
    makePlane(1, stride * height)
    makePlane(2, 2 * stride)
    makePlane(3, stride)
    guard sums.count < stride else { return }
    sums.deallocate()
    sums = .allocate(capacity: stride)
    sums.initialize(repeating: 0)
  }

  private mutating func makePlane(_ index: Int, _ count: Int) {
    guard planes[index].count < count else { return }
    planes[index].deallocate()
    // With room for what grows a little from frame to frame.
    planes[index] = .allocate(capacity: count + count / 4)
    planes[index].initialize(repeating: 0)
  }
}
