import Glibc
import Synchronization

/// Text output to the terminal, or to wherever the shell redirects it.
package enum Console {
  /// A stream that was open when the program started.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  private static let firstLoss = Mutex<SystemError?>(nil)

  /// Why text for standard output was lost, the first time; `nil` if none was, or only because its pipe has no reader.
  package static var lostOutput: SystemError? { firstLoss.withLock { $0 } }

  /// Writes the whole of `text`; what the stream does not take is dropped, and `lostOutput` says why.
  package static func write(_ text: String, to stream: Stream) {
    do throws(SystemError) {
      try ByteWriting.write(Array(text.utf8), to: stream.rawValue)
    } catch {
      guard stream == .output, error.number != EPIPE else { return }
      firstLoss.withLock { $0 = $0 ?? error }
    }
  }

  /// Opens the standard streams that were closed when the program started, so that their use is still an error.
  ///
  /// Otherwise the next files that the program opens would be its streams, and get the text that is meant for those.
  package static func openClosedStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // (The file gets the lowest number that is free, which is the stream's; and what is written cannot be read.)
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
