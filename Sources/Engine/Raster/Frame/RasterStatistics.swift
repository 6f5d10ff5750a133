/// The cost of drawing so far, for the tests and the window's statistics.
package struct RasterStatistics: Equatable, Sendable {
  /// Calls of `FrameRenderer.draw`.
  package var frames = 0
  /// Pixels inside damage rectangles: those that had to be drawn again.
  package var damagedPixels = 0
  /// Pixels that items were drawn into: each item's bounds inside the damage count on their own.
  package var pixelsTouched = 0
  /// Items drawn, once per damage rectangle that they touch.
  package var itemsDrawn = 0
  /// Groups that needed a buffer of their own.
  package var buffersUsed = 0

  package init() {}

  init(frames: Int) { self.frames = frames }

  /// Adds the cost of another painter of the same frames.
  mutating func add(_ other: RasterStatistics) {
    damagedPixels += other.damagedPixels
    pixelsTouched += other.pixelsTouched
    itemsDrawn += other.itemsDrawn
    buffersUsed += other.buffersUsed
  }
}
