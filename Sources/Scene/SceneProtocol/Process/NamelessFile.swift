internal import Glibc

/// An unnamed temporary file, for bytes from another process of the same user.
///
/// It disappears with this object, or with its process.
package final class NamelessFile: Sendable {
  private let descriptor: Int32
  /// The path by which other processes can open it, as long as this object exists.
  package let path: String

  package init() throws(SystemError) {
    var name = Array("\(ProcessEnvironment.temporaryFolder)/pegbar-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError() }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = "/proc/\(getpid())/fd/\(descriptor)"
  }

  deinit { close(descriptor) }

  /// Makes the file `count` bytes long, for which there is room then.
  package func reserve(bytes count: Int) throws(SystemError) {
    let status = posix_fallocate(descriptor, 0, off_t(count))
    guard status == 0 else { throw SystemError(status) }
  }

  /// The bytes written to it so far.
  package func bytes() throws(SystemError) -> [UInt8] { try Self.bytes(of: descriptor) }

  /// The bytes of the file of another process.
  ///
  /// - Parameter path: The file's `path`.
  /// - Returns: All its bytes.
  /// - Throws: The system's error.
  package static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    return try bytes(of: file)
  }

  private static func bytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let (start, rest) = (count, bytes.count - count)
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + start }, rest, off_t(start))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw SystemError() }
      guard read > 0 else { break }
      count += read
    }
    return Array(bytes[..<count])
  }

  /// Overwrites the file with bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: path) }

  /// Overwrites the file of another process.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - path: The file's `path`.
  /// - Throws: The system's error.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    try ByteWriting.write(bytes, to: file)
  }
}
