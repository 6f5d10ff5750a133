/// The paths and features that a window uses, for `pegbar --version --verbose`.
package nonisolated struct X11Report: CustomStringConvertible, Sendable {
  /// The display's name.
  package var display: String
  /// Bits of color in a pixel: 24, or 32 with transparency.
  package var depth: Int
  /// Device pixels per point.
  package var scale: Double
  /// The path that pixels take now.
  package var path: PixelPath
  /// Whether blanks come from the Present extension; otherwise from a 60 Hz timer.
  package var usesPresent: Bool
  /// The rate in hertz: measured, or from XRandR, or 60.
  package var refreshRate: Double
  /// Whether text comes through an input method (dead keys, Compose); otherwise Latin-1 only.
  package var hasInputMethod: Bool

  /// One line for each value: its name and the value.
  package var description: String {
    let rate = (refreshRate * 100).rounded() / 100
    return """
      display  \(display), depth \(depth), scale \(scale)
      pixels   \(pixels)
      ticks    \(usesPresent ? "Present" : "timer, 60 Hz (Present does not answer)")
      refresh  \(rate) Hz
      text     \(hasInputMethod ? "XIM" : "Latin-1 (no input method)")
      """
  }

  private var pixels: String {
    switch path {
    case .presentedPixmap: "PresentPixmap (MIT-SHM)"
    case .sharedImage: "XShmPutImage (MIT-SHM)"
    case .copiedImage: "XPutImage (no shared memory with this display)"
    }
  }
}

extension X11Window {
  /// The paths and features that this window uses now.
  package var report: X11Report {
    X11Report(
      display: connection.name,
      depth: Int(visual.format.depth),
      scale: scale,
      path: path,
      usesPresent: usesPresent,
      refreshRate: refreshRate,
      hasInputMethod: connection.keyboard.inputMethod != nil
    )
  }
}
