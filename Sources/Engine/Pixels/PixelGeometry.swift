/// A width and a height in device pixels, never negative.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  @inlinable package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole device pixels, origin at the top left; empty when a side is not positive.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column after the last one.
  @inlinable package var maxX: Int { x + width }
  /// The row after the last one.
  @inlinable package var maxY: Int { y + height }
  /// Whether it covers no pixel.
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
}
