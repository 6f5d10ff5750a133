import Glibc
import SceneProtocol

/// One line on standard error that describes what the command waits for, and is erased at the end.
///
/// It is only shown on a terminal.
struct ProgressLine {
  private let text: String
  private let start = ContinuousClock.now

  /// Shows the line; `nil` without a terminal that can show and erase it.
  init?(_ text: String, _ options: CommonOptions) {
    guard !options.isQuiet, Console.Stream.error.isTerminal else { return nil }
    guard !["", "dumb"].contains(ProcessEnvironment.value("TERM")) else { return nil }
    self.text = text
    show()
  }

  /// Shows the time elapsed so far.
  func show() {
    let seconds = (ContinuousClock.now - start).components.seconds
    show("\(text) …" + (seconds > 0 ? " \(seconds) s" : ""))
  }

  /// Replaces the text.
  func show(_ text: String) {
    // A line that the terminal wraps would not be erased completely.
    Console.write("\r\u{1B}[K" + "pegbar: \(text)".prefix(Self.columns - 1), to: .error)
  }

  /// Erases the line.
  func remove() { Console.write("\r\u{1B}[K", to: .error) }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(Console.Stream.error.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
