package import CoreGraphics
package import Pixels
package import Raster
package import WindowSystem

/// A window without a screen: its frames stay in memory, and a blank happens when `tick` is called.
package final class HeadlessWindow: StageWindow {
  package weak var delegate: (any StageWindowDelegate)?
  package private(set) var pixelSize: PixelSize
  package let scale: Double
  package var title = ""
  /// Default `false`, so that its pictures are complete; tests may set it.
  package var isOnScreen = false
  /// Whether the stage is notified that the window can be seen; default `true`.
  package var isVisible = true {
    didSet { if isVisible != oldValue { delegate?.windowDidChangeVisibility(self) } }
  }
  /// Whether the stage is notified that the window is minimized; default `false`.
  package var isMinimized = false {
    didSet { if isMinimized != oldValue { delegate?.windowDidChangeVisibility(self) } }
  }
  /// Whether the stage has asked for a blank that has not come yet.
  package private(set) var isTickRequested = false
  /// The rectangles of the last `present`, in pixels.
  package private(set) var lastDamage: [PixelRect] = []
  /// Number of times that something was drawn.
  package private(set) var picturesDrawn = 0

  /// The time from one blank to the next, in seconds: 60 blanks a second.
  package static let blankInterval = 1.0 / 60

  /// The pixels that the window shows.
  package private(set) var bitmap: Bitmap
  private var sequence: UInt64 = 0

  /// A window of `width` × `height` points at `scale` pixels per point.
  package init(width: Double, height: Double, scale: Double = 1) {
    pixelSize = PixelSize(
      width: max(1, Int((width * scale).rounded())),
      height: max(1, Int((height * scale).rounded()))
    )
    self.scale = scale
    bitmap = Bitmap(size: pixelSize)
  }

  package func show() {}

  package func requestTick() {
    isTickRequested = true
  }

  package func withBackBuffer(
    for damage: [PixelRect],
    _ body: (inout PixelSurface) -> Void
  ) -> Bool {
    bitmap.withSurface { body(&$0) }
    return true
  }

  package func present(_ damage: [PixelRect]) {
    picturesDrawn += 1
    // A copy: the stage uses its own list again for the next frame.
    lastDamage.removeAll(keepingCapacity: true)
    lastDamage.append(contentsOf: damage)
  }

  package func close() {}

  /// Makes a blank, if one was asked for; the frame is seen at `time`, one interval after the blank.
  package func tick(at time: Double) {
    guard isTickRequested else { return }
    isTickRequested = false
    sequence += 1
    delegate?.window(
      self,
      didTick: FrameTick(
        timestamp: time - Self.blankInterval,
        targetTime: time,
        interval: Self.blankInterval,
        sequence: sequence
      )
    )
  }

  /// Gives the window a new size in pixels.
  package func resize(to size: PixelSize) {
    pixelSize = size
    bitmap = Bitmap(size: size)
    delegate?.windowDidResize(self)
  }

  /// A copy of the picture as it is now.
  package func image(isOpaque: Bool = true) -> CGImage {
    bitmap.makeImage(isOpaque: isOpaque)
  }
}
