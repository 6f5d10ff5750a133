import Dispatch
import Glibc
import SceneProtocol

/// Ends this program when its parent has ended, for whatever reason.
enum Lifeline {
  /// Waits, in the background, for the end of standard input, and then ends the program.
  ///
  /// A thread of its own blocks in `read`: it works while the main thread is busy and costs nothing.
  static func holdOnToStandardInput() {
    DispatchQueue(label: "pegbar.lifeline").async { waitForTheEnd() }
  }

  private nonisolated static func waitForTheEnd() {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 0 || (count < 0 && errno != EINTR) { _exit(128 + SIGINT) }
    }
  }
}
