internal import Dispatch
internal import Glibc

/// Reads a descriptor to its end, on a thread of its own.
///
/// (Not a dispatch source: with those, a pipe or socket whose other side closes while more of them come and go ends the
/// process in libdispatch's event loop, seen with Swift 6.3 on Linux after a few reloads.)
package enum DescriptorReader {
  /// Reads until the other side has closed, then closes the descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to read, in blocking mode.
  ///   - atOnce: Called when the other side has closed, on the reading thread: also when the main one is blocked.
  ///   - onBytes: Called with the bytes read, in order, on the main queue.
  ///   - onEnd: Called last, on the main queue.
  package static func read(
    _ descriptor: Int32,
    atOnce: @escaping @Sendable () -> Void = {},
    onBytes: @escaping @MainActor @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue(label: "pegbar.reader").async {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let bytes = Array(buffer[..<count])
        DispatchQueue.main.async { MainActor.assumeIsolated { onBytes(bytes) } }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { onEnd() }
        // (Here, where the number is not used any more, since another file may get it next.)
        close(descriptor)
      }
      atOnce()
    }
  }

  /// Waits for the first line from a socket, and leaves what comes after it.
  ///
  /// - Parameter socket: The socket.
  /// - Returns: The line, without its end.
  /// - Throws: When the other side closes before.
  package static func firstLine(of socket: Int32) throws(SystemError) -> [UInt8] {
    var (line, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_PEEK))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(count < 0 ? errno : EPIPE) }
      let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? count)]
      _ = recv(socket, &buffer, end.map { $0 + 1 } ?? count, 0)
      if end != nil { return line }
    }
  }
}
