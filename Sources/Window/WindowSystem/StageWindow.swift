package import CoreGraphics
package import Pixels

/// A window that a stage draws frames into: the real X11 window, or the headless one.
///
/// All sizes here are in device pixels unless points are named; one point is `scale` pixels.
package protocol StageWindow: AnyObject {
  /// The object notified of input, exposure, resizing, ticks and closing.
  var delegate: (any StageWindowDelegate)? { get set }

  /// The size of the content, in device pixels.
  var pixelSize: PixelSize { get }

  /// The size of the content, in points: that of its pixels, unless the window was given one that they round.
  var pointSize: CGSize { get }

  /// Device pixels per point; 1 unless the desktop or the caller sets another.
  var scale: Double { get }

  /// Whether a user watches the window while it is drawn, so that a frame waits for nothing that can come later.
  var isOnScreen: Bool { get }

  /// The title, as the window manager shows it.
  var title: String { get set }

  /// Makes the window visible; a no-op for a window without a screen.
  func show() throws

  /// Asks for one `windowDidTick` at the next vertical blank. Asking twice before it comes asks once.
  func requestTick()

  /// Whether any part of the window is visible, as far as is known; `true` before it is first shown.
  var isVisible: Bool { get }

  /// Whether the desktop shows nothing of the window: it is minimized, or on another desktop.
  ///
  /// A window that others merely cover is not minimized.
  var isMinimized: Bool { get }

  /// Lends pixels to draw the next frame into; `false` while the server still reads them all.
  ///
  /// Outside `damage` they are those of the previous frame, so only damage has to be drawn, and all of it has to be.
  /// When `false` is returned the window calls `windowDidTick` as soon as there are some.
  func withBackBuffer(for damage: [PixelRect], _ body: (inout PixelSurface) -> Void) -> Bool

  /// Puts the rectangles that were drawn on screen.
  ///
  /// The window itself shows parts again that were covered.
  func present(_ damage: [PixelRect])

  /// Sets where text is typed: its caret, in points; `nil` while keys are not text, as at first.
  ///
  /// Dead keys and input methods make text there, and show what is being composed. Without a caret, keys are only keys.
  func setTextCaret(_ caret: CGRect?)

  /// Closes the window and frees its resources. Closing twice is allowed.
  func close()
}

extension StageWindow {
  package var pointSize: CGSize {
    CGSize(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
  }

  /// A window without a screen has no keyboard.
  package func setTextCaret(_ caret: CGRect?) {}
}

/// What a window notifies its stage of; always on the main actor, never from inside another call to the window.
package protocol StageWindowDelegate: AnyObject {
  /// The user moved the pointer, clicked or typed.
  func window(_ window: any StageWindow, didReceive event: InputEvent)

  /// A vertical blank came; what is drawn now will be seen at `frame.targetTime`.
  func window(_ window: any StageWindow, didTick frame: FrameTick)

  /// The content has a new size or scale; the whole back buffer has to be drawn.
  func windowDidResize(_ window: any StageWindow)

  /// The window can be seen again, or not any more (`isVisible`), or is minimized or not any more (`isMinimized`).
  func windowDidChangeVisibility(_ window: any StageWindow)

  /// The user asked to close the window (WM_DELETE_WINDOW).
  func windowShouldClose(_ window: any StageWindow)

  /// The connection to the display is lost; the window can do nothing any more.
  func window(_ window: any StageWindow, didLoseConnection reason: String)
}
