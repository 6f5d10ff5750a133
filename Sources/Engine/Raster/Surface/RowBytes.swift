import CKernels

/// Working memory for one row of pixels at a time, reused from row to row and frame to frame.
final class RowBytes {
  private let coverage = RowRoom<UInt8>(of: 0)
  private let ring = RowRoom<UInt8>(of: 0)
  private let pixels = RowRoom<UInt32>(of: 0)
  private let otherPixels = RowRoom<UInt32>(of: 0)
  private let squares = RowRoom(of: pegbar_square(), Int(pegbar_most_squares))

  /// Memory for `count` coverages, uninitialized.
  func room(for count: Int) -> UnsafeMutablePointer<UInt8> { coverage.room(for: count) }

  /// A second memory for `count` coverages, beside that of `room(for:)`.
  func ringRoom(for count: Int) -> UnsafeMutablePointer<UInt8> { ring.room(for: count) }

  /// Memory for `count` pixels, uninitialized.
  func pixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> { pixels.room(for: count) }

  /// A second memory for `count` pixels, beside that of `pixelRoom(for:)`.
  func otherPixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> {
    otherPixels.room(for: count)
  }

  /// Prepares a small picture for sampling many times; valid until another one is prepared.
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

/// Growing memory for a row of numbers.
private final class RowRoom<Element: BitwiseCopyable> {
  /// The value that new memory is filled with.
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
