/// How a window is opened, beyond its title and size.
package nonisolated struct X11WindowOptions: Sendable {
  /// The window that contains it, of this process or another; `nil` for a top-level window.
  ///
  /// It lies at the parent's upper left corner, has no title, and only the owner of the parent resizes it.
  package var parent: UInt?
  /// Whether its delegate receives the keys that are pressed in the parent, like those of a top-level window.
  package var hearsParentsKeys = true
  /// Whether text is ever typed in it (`setTextCaret`): only then it uses dead keys and input methods.
  package var takesText = true
  /// Device pixels per point; `nil` for the desktop's (`Xft.dpi` / 96), or 1.
  package var scale: Double?
  /// The smallest width of the content that the user can resize the window to, in points.
  package var minimumWidth = 64.0
  /// The smallest height of the content that the user can resize the window to, in points.
  package var minimumHeight = 64.0
  /// Whether blanks are taken from the Present extension; otherwise a 60 Hz timer ticks.
  package var usesPresent = true
  /// The best path that pixels may take; the next one is used where the server does not support it.
  package var path = PixelPath.sharedImage
  /// Maximum shared memory of one buffer, in bytes; a larger buffer is in memory of our own.
  package var maximumSharedMemory = X11Limits.maximumBytes * 2
  /// Bits of color in a pixel: 24, 30, or 32 with alpha; `nil` for the screen's own.
  package var depth: Int?
  /// Whether the server's reports of returned buffers are handled; `false` only in tests, where the server then never
  /// returns a buffer.
  package var hearsReturns = true

  package init() {}
}
