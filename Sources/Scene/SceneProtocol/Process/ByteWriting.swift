internal import Glibc

/// Writes all of some bytes, in as many system calls as needed; a descriptor that does not block is waited for.
package enum ByteWriting {
  /// Writes bytes to an open file, a pipe or a socket.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - descriptor: The descriptor to write to, at its position.
  /// - Throws: The system's error; some of the bytes may have been written.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      // (Terminals and pipes are often shared with a program that has set that.)
      if count < 0, errno == EAGAIN, waitUntilWritable(descriptor) { continue }
      guard count > 0 else { throw SystemError() }
      rest = rest.dropFirst(count)
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&wait, 1, -1) > 0 || errno == EINTR
  }

  /// Writes bytes to an open file, a pipe or a socket.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - descriptor: The descriptor to write to, at its position.
  /// - Throws: The system's error; some of the bytes may have been written.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(SystemError) in try write(buffer, to: descriptor) }
    }
    try result.get()
  }
}
