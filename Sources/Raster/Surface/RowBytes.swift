/// Room for what is worked out for one row of pixels at a time, kept from row to row and frame to frame.
final class RowBytes {
  private let coverage = RowRoom<UInt8>()
  private let ring = RowRoom<UInt8>()
  private let pixels = RowRoom<UInt32>()
  private let otherPixels = RowRoom<UInt32>()

  /// Room for so many coverages, which hold whatever was there.
  func room(for count: Int) -> UnsafeMutablePointer<UInt8> { coverage.room(for: count) }

  /// Other room for so many coverages, beside what `room(for:)` gives.
  func ringRoom(for count: Int) -> UnsafeMutablePointer<UInt8> { ring.room(for: count) }

  /// Room for so many pixels, which hold whatever was there.
  func pixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> { pixels.room(for: count) }

  /// Other room for so many pixels, beside what `pixelRoom(for:)` gives.
  func otherPixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> {
    otherPixels.room(for: count)
  }
}

/// Memory for a row of numbers, which grows as it has to.
private final class RowRoom<Element: FixedWidthInteger & BitwiseCopyable> {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int

  init() {
    capacity = 4096
    elements = .allocate(capacity: capacity)
    elements.initialize(repeating: 0, count: capacity)
  }

  deinit { elements.deallocate() }

  @inline(__always)
  func room(for count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity { grow(to: count) }
    return elements
  }

  private func grow(to count: Int) {
    elements.deallocate()
    capacity = count
    elements = .allocate(capacity: count)
    elements.initialize(repeating: 0, count: count)
  }
}
