import Pixels

/// A free list of offscreen buffers for groups, kept from frame to frame so that a steady scene allocates nothing.
struct BufferPool: ~Copyable {
  private var free: [PixelBuffer] = []

  /// Takes the smallest free buffer that fits `bounds`, with every pixel transparent.
  ///
  /// Return it with `put(_:)`.
  mutating func take(_ bounds: PixelRect) -> PixelBuffer {
    let needed = bounds.area
    var best: Int?
    for index in free.indices where free[index].capacity >= needed {
      if let found = best, free[found].capacity <= free[index].capacity { continue }
      best = index
    }
    let buffer: PixelBuffer
    if let best {
      buffer = free.remove(at: best)
    } else {
      // A free buffer is dropped for a larger one, which has room for content that grows a little from frame to frame.
      _ = free.popLast()
      buffer = PixelBuffer(capacity: needed + needed / 4)
    }
    buffer.pixels.update(repeating: 0, count: needed)
    return buffer
  }

  /// Returns a buffer to the free list.
  mutating func put(_ buffer: PixelBuffer) {
    free.append(buffer)
  }
}

/// Pixels in memory, freed with the object.
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
