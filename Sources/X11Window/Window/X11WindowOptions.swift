/// How a window is opened, beyond its title and size.
package nonisolated struct X11WindowOptions: Sendable {
  /// Device pixels per point; `nil` for the desktop's (`Xft.dpi` / 96), or 1.
  package var scale: Double?
  /// The smallest content that a person can resize the window to, in points.
  package var minimumWidth = 64.0
  /// The smallest content that a person can resize the window to, in points.
  package var minimumHeight = 64.0
  /// Whether blanks are taken from the Present extension; otherwise a 60 Hz timer ticks.
  package var usesPresent = true
  /// Whether pixels go through shared memory (MIT-SHM) if the server can; otherwise `XPutImage`.
  package var usesSharedMemory = true

  package init() {}
}
