/// What drawing has cost so far; the tests and the window's statistics read it.
package struct RasterStatistics: Equatable, Sendable {
  /// Calls of `FrameRenderer.draw`.
  package var frames = 0
  /// Pixels inside damage rectangles: what had to be made new.
  package var damagedPixels = 0
  /// Pixels that items were drawn into, each item's bounds inside the damage counted on its own.
  package var pixelsTouched = 0
  /// Items drawn, once per damage rectangle that they touch.
  package var itemsDrawn = 0
  /// Groups that needed a buffer of their own.
  package var buffersUsed = 0

  package init() {}

  init(frames: Int) { self.frames = frames }

  /// Takes in what somebody else has drawn of the same frames.
  mutating func add(_ other: RasterStatistics) {
    damagedPixels += other.damagedPixels
    pixelsTouched += other.pixelsTouched
    itemsDrawn += other.itemsDrawn
    buffersUsed += other.buffersUsed
  }
}
