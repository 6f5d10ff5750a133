/// Room for what is worked out for one row of pixels at a time, kept from row to row and frame to frame.
final class RowBytes {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount: Int
  private var pixels: UnsafeMutablePointer<UInt32>
  private var pixelCount: Int

  init() {
    (byteCount, pixelCount) = (4096, 4096)
    bytes = .allocate(capacity: byteCount)
    pixels = .allocate(capacity: pixelCount)
    bytes.initialize(repeating: 0, count: byteCount)
    pixels.initialize(repeating: 0, count: pixelCount)
  }

  deinit {
    bytes.deallocate()
    pixels.deallocate()
  }

  /// Room for so many coverages, which hold whatever was there.
  func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > byteCount {
      bytes.deallocate()
      byteCount = count
      bytes = .allocate(capacity: count)
      bytes.initialize(repeating: 0, count: count)
    }
    return bytes
  }

  /// Other room for so many coverages, beside what `room(for:)` gives.
  func ringRoom(for count: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixelRoom(for: (count + 3) / 4)).assumingMemoryBound(to: UInt8.self)
  }

  /// Room for so many pixels, which hold whatever was there.
  func pixelRoom(for count: Int) -> UnsafeMutablePointer<UInt32> {
    if count > pixelCount {
      pixels.deallocate()
      pixelCount = count
      pixels = .allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
    }
    return pixels
  }
}
