import Glibc
import SceneProtocol

/// One line on standard error that says what is waited for, and goes away when it has come.
///
/// It is there for a person at a terminal only.
struct ProgressLine {
  private let text: String
  private let start = ContinuousClock.now

  /// Shows the line; `nil` where nobody would see it, or could not see it go.
  init?(_ text: String, _ options: CommonOptions) {
    guard !options.isQuiet, Console.Stream.error.isTerminal else { return nil }
    guard !["", "dumb"].contains(ProcessEnvironment.value("TERM")) else { return nil }
    self.text = text
    show()
  }

  /// Says how long it has taken by now.
  func show() {
    let seconds = (ContinuousClock.now - start).components.seconds
    show("\(text) …" + (seconds > 0 ? " \(seconds) s" : ""))
  }

  /// Says something else in its place.
  func show(_ text: String) {
    // A line that the terminal breaks in two would not go away whole.
    Console.write("\r\u{1B}[K" + "pegbar: \(text)".prefix(Self.columns - 1), to: .error)
  }

  /// Takes the line away.
  func remove() { Console.write("\r\u{1B}[K", to: .error) }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(Console.Stream.error.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
