import CKernels

/// Room for what is worked out for one row of pixels at a time, kept from row to row and frame to frame.
final class RowBytes {
  private let coverage = RowRoom<UInt8>(of: 0)
  private let ring = RowRoom<UInt8>(of: 0)
  private let pixels = RowRoom<UInt32>(of: 0)
  private let otherPixels = RowRoom<UInt32>(of: 0)
  private let squares = RowRoom(of: pegbar_square(), Int(pegbar_most_squares))

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

  /// Makes a small picture ready to be sampled many times, until another one is.
  ///
  /// - Returns: `nil` for a picture that is too large for that.
  func squares(of picture: pegbar_picture) -> UnsafePointer<pegbar_square>? {
    let count = Int(picture.stride) * Int(picture.height)
    guard count <= Int(pegbar_most_squares) else { return nil }
    let room = squares.room(for: count)
    var picture = picture
    pegbar_squares_of(room, &picture)
    return UnsafePointer(room)
  }
}

/// Memory for a row of numbers, which grows as it has to.
private final class RowRoom<Element: BitwiseCopyable> {
  /// What new memory holds.
  private let blank: Element
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int

  init(of blank: Element, _ count: Int = 4096) {
    self.blank = blank
    capacity = count
    elements = .allocate(capacity: capacity)
    elements.initialize(repeating: blank, count: capacity)
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
    elements.initialize(repeating: blank, count: count)
  }
}
