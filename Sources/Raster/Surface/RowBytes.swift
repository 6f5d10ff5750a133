/// Room for what is worked out for one row of pixels at a time, kept from row to row and frame to frame.
final class RowBytes {
  private var coverage = RowRoom<UInt8>()
  private var ring = RowRoom<UInt8>()
  private var pixels = RowRoom<UInt32>()

  /// Room for so many coverages, which hold whatever was there.
  func room(for count: Int) -> UnsafeMutablePointer<UInt8> { coverage.room(for: count) }

  /// Other room for so many coverages, beside what `room(for:)` gives.
  func ringRoom(for count: Int) -> UnsafeMutablePointer<UInt8> { ring.room(for: count) }

  /// Room for so many pixels, which hold whatever was there.
  func pixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> { pixels.room(for: count) }
}

/// Memory for a row of numbers, which grows as it has to.
private struct RowRoom<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutableBufferPointer<Element>

  init() {
    elements = .allocate(capacity: 4096)
    elements.initialize(repeating: 0)
  }

  deinit { elements.deallocate() }

  @inline(__always)
  mutating func room(for count: Int) -> UnsafeMutablePointer<Element> {
    if count > elements.count { grow(to: count) }
    guard let start = elements.baseAddress else { preconditionFailure("a row without room") }
    return start
  }

  private mutating func grow(to count: Int) {
    elements.deallocate()
    elements = .allocate(capacity: count)
    elements.initialize(repeating: 0)
  }
}
