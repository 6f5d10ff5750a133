/// Offscreen pixels for groups, kept from frame to frame so that a steady scene allocates nothing.
struct BufferPool: ~Copyable {
  private var free: [PixelBuffer] = []

  /// A buffer for `bounds`, every pixel transparent.
  ///
  /// Give it back with `put(_:)`.
  mutating func take(_ bounds: PixelRect) -> PixelBuffer {
    let needed = bounds.area
    // The smallest that fits, else the last one is given up for a larger.
    let fitting = free.indices.filter { free[$0].capacity >= needed }
    let best = fitting.min { free[$0].capacity < free[$1].capacity }
    let buffer: PixelBuffer
    if let best {
      buffer = free.remove(at: best)
    } else {
      _ = free.popLast()
      buffer = PixelBuffer(capacity: needed)
    }
    buffer.pixels.update(repeating: 0, count: needed)
    return buffer
  }

  /// Takes a buffer back for the next group.
  mutating func put(_ buffer: PixelBuffer) {
    free.append(buffer)
  }
}

/// Some pixels, freed with the object.
final class PixelBuffer {
  let capacity: Int
  let pixels: UnsafeMutablePointer<UInt32>

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    pixels = .allocate(capacity: self.capacity)
    pixels.initialize(repeating: 0, count: self.capacity)
  }

  deinit { pixels.deallocate() }

  /// The pixels as a canvas for exactly `bounds`, whose area must not exceed the capacity.
  func canvas(_ bounds: PixelRect) -> Canvas {
    precondition(bounds.area <= capacity, "a buffer of \(capacity) pixels for \(bounds)")
    return Canvas(pixels: pixels, stride: bounds.width, bounds: bounds)
  }
}
