internal import Glibc

/// One end of a socket that carries lines of JSON, with blocking calls.
///
/// (`MessageChannel` is the one without.) One thread reads; any thread may write.
package final class LineSocket: @unchecked Sendable {
  private let socket: Int32
  private var buffer = LineBuffer()
  private var lines: [[UInt8]] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 14)

  /// Takes ownership of a socket.
  package init(_ socket: Int32) {
    self.socket = socket
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(socket) }

  /// Sends a message, and waits until it is written.
  ///
  /// - Parameter message: The message.
  /// - Returns: Whether the other side is still open.
  @discardableResult
  package func send(_ message: some Encodable) -> Bool {
    guard var line = try? JSONText.encode(message) else { return false }
    line.append(UInt8(ascii: "\n"))
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for the next message.
  ///
  /// - Returns: `nil` when the other side has closed, or has sent an invalid message.
  package func next<Message: Decodable>(_: Message.Type = Message.self) -> Message? {
    while lines.isEmpty {
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0, let more = buffer.lines(adding: Array(chunk[..<count])) else { return nil }
      lines = more
    }
    return try? JSONText.decode(from: lines.removeFirst())
  }

  /// Waits until `next()` has something to read: a message, a part of one, or the end.
  ///
  /// - Parameter seconds: How long it waits, at most.
  /// - Returns: Whether there is something by then.
  package func hasNext(within seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while lines.isEmpty {
      let rest = max(0, ContinuousClock.now.duration(to: end) / .seconds(1))
      var asked = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let count = poll(&asked, 1, Int32(clamping: Int((rest * 1000).rounded(.up))))
      if count < 0, errno == EINTR { continue }
      return count != 0
    }
    return true
  }

  /// Closes both directions: a thread that waits for a message gets `nil`.
  package func end() { shutdown(socket, Int32(SHUT_RDWR)) }
}
