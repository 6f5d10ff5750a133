/// What can go wrong between this process and the X server, and what to try.
package nonisolated enum X11Error: Error, Equatable, CustomStringConvertible {
  /// No server answers under that name; `nil` when neither a name nor `DISPLAY` was given.
  case cannotOpenDisplay(String?)
  /// A content size, in pixels, that no X window can have.
  case invalidSize(width: Double, height: Double)
  /// A scale that is not a number from 0.25 to 16.
  case invalidScale(Double)
  /// The screen has no TrueColor visual of the depth asked for, or of 24, 30 or 32 bits, with blue in the
  /// lowest.
  case noTrueColorVisual(display: String)
  /// The pixels of one frame could not be allocated.
  case outOfMemory(bytes: Int)
  /// The server refused a request; `reason` is its own text for the error.
  case requestFailed(doing: String, reason: String)
  /// The server went away, or closed the connection.
  case connectionLost(display: String)

  /// What failed and what to try, in one line.
  package var description: String {
    switch self {
    case .cannotOpenDisplay(nil):
      "cannot open an X display, DISPLAY is not set: start one, or run under `xvfb-run`"
    case .cannotOpenDisplay(let name?):
      "cannot open X display '\(name)': start one, or run under `xvfb-run`"
    case .invalidSize(let width, let height):
      "a window cannot be \(width.shortText) x \(height.shortText) pixels: "
        + "each side must be 1 to \(X11Limits.longestSide), and both together at most 1 GiB"
    case .invalidScale(let scale):
      "the scale cannot be \(scale.shortText): choose 0.25 to 16"
    case .noTrueColorVisual(let display):
      "X display '\(display)' shows no 24-bit TrueColor: start it with a depth of 24"
    case .outOfMemory(let bytes):
      "cannot allocate \(bytes) bytes for the window's pixels: choose a smaller window"
    case .requestFailed(let action, let reason):
      "the X server refused to \(action): \(reason)"
    case .connectionLost(let display):
      "the display is gone: the connection to X display '\(display)' was lost: start it again"
    }
  }
}

extension Double {
  /// Without a fraction where there is none: "0", "1.5", "nan".
  fileprivate nonisolated var shortText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
