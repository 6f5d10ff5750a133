import Glibc

/// Text output to the terminal, or to wherever the shell redirects it.
package enum Console {
  /// A stream that was open when the program started.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  /// Writes the whole of `text`; what a closed stream does not take is dropped.
  package static func write(_ text: String, to stream: Stream) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(stream.rawValue, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
