/// How a window is opened, beyond its title and size.
package nonisolated struct X11WindowOptions: Sendable {
  /// The window that it is a part of, of this process or another; `nil` for one of its own on the desktop.
  ///
  /// It lies at that one's upper left, has no title, and nobody resizes it but who made the other.
  package var parent: UInt?
  /// Whether keys that are pressed in the parent are told to its delegate, as those in a window of its own are.
  package var hearsParentsKeys = true
  /// Whether text is ever typed in it (`setTextCaret`): dead keys and input methods are only for that.
  package var takesText = true
  /// Device pixels per point; `nil` for the desktop's (`Xft.dpi` / 96), or 1.
  package var scale: Double?
  /// The smallest content that a person can resize the window to, in points.
  package var minimumWidth = 64.0
  /// The smallest content that a person can resize the window to, in points.
  package var minimumHeight = 64.0
  /// Whether blanks are taken from the Present extension; otherwise a 60 Hz timer ticks.
  package var usesPresent = true
  /// The best way that pixels may take; the next one is taken where the server does not have it.
  package var path = PixelPath.sharedImage
  /// The most shared memory that one buffer may take, in bytes; a larger one is in memory of our own.
  package var mostSharedMemory = X11Limits.mostBytes * 2
  /// Bits of color in a pixel: 24, 30, or 32 with alpha; `nil` for the screen's own.
  package var depth: Int?
  /// Whether what the server says of buffers that it has read is heard; `false` in tests only, where
  /// the server then is one that never gives a buffer back.
  package var hearsReturns = true

  package init() {}
}
