package import CoreGraphics
package import Pixels

/// A window that a stage draws frames into: the real X11 window, or the headless one.
///
/// All sizes here are device pixels unless they say points; one point is `scale` pixels.
package protocol StageWindow: AnyObject {
  /// Who is told of input, exposure, resizing, ticks and closing.
  var delegate: (any StageWindowDelegate)? { get set }

  /// The size of the content, in device pixels.
  var pixelSize: PixelSize { get }

  /// Device pixels per point; 1 unless the desktop or the caller says otherwise.
  var scale: Double { get }

  /// Whether somebody looks at it while it is drawn, so that a frame waits for nothing that can come later.
  var isOnScreen: Bool { get }

  /// The title, as the window manager shows it.
  var title: String { get set }

  /// Makes the window visible; a no-op for a window without a screen.
  func show() throws

  /// Asks for one `windowDidTick` at the next vertical blank. Asking twice before it comes asks once.
  func requestTick()

  /// Whether anything of the window can be seen, as far as is known; `true` before it is first shown.
  var isVisible: Bool { get }

  /// Whether the desktop shows nothing of the window: it is minimized, or on another desktop.
  ///
  /// One that others merely cover is not.
  var isMinimized: Bool { get }

  /// Lends pixels to draw the next frame into; `false` while the server still reads them all.
  ///
  /// Outside `damage` they are those of the previous frame, so only damage has to be drawn, and all of
  /// it has to be. When `false` is returned the window calls `windowDidTick` as soon as there are some.
  func withBackBuffer(for damage: [PixelRect], _ body: (inout PixelSurface) -> Void) -> Bool

  /// Puts the rectangles that were drawn on screen.
  ///
  /// Parts that were covered and come back the window shows again by itself.
  func present(_ damage: [PixelRect])

  /// Says where text is typed: its caret, in points; `nil` while keys are no text, as they are at first.
  ///
  /// Dead keys and input methods make text there, and show what they make it of. Elsewhere keys are keys.
  func setTextCaret(_ caret: CGRect?)

  /// Closes the window and gives its resources back. Closing twice is allowed.
  func close()
}

extension StageWindow {
  /// Nobody types into a window without a screen.
  package func setTextCaret(_ caret: CGRect?) {}
}

/// What a window tells its stage; always on the main actor, never from inside another call to the window.
package protocol StageWindowDelegate: AnyObject {
  /// A person moved, clicked or typed.
  func window(_ window: any StageWindow, didReceive event: InputEvent)

  /// A vertical blank came. `frame.targetTime` is when what is drawn now will be seen.
  func window(_ window: any StageWindow, didTick frame: FrameTick)

  /// The content has a new size or scale; the whole back buffer has to be drawn.
  func windowDidResize(_ window: any StageWindow)

  /// The window can be seen again, or not any more (`isVisible`), or is minimized or not any more (`isMinimized`).
  func windowDidChangeVisibility(_ window: any StageWindow)

  /// The person asked to close the window (WM_DELETE_WINDOW).
  func windowShouldClose(_ window: any StageWindow)

  /// The connection to the display is gone; the window can do nothing any more.
  func window(_ window: any StageWindow, didLoseConnection reason: String)
}
