import Glibc
import SceneProtocol

/// An open file that is written sequentially; closed when it is released.
final class ByteFile: Sendable {
  private let descriptor: Int32
  /// The file's name in messages.
  private let name: String

  /// Opens a file for writing, and truncates it.
  init(_ path: String, called name: String) throws(ClipError) {
    self.name = name
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(name) }
  }

  /// An unnamed temporary file in the folder of `path`; it disappears with this object, or with the process.
  init(besides path: String, called name: String) throws(ClipError) {
    self.name = name
    var template = Array("\(path)-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .system(name) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Writes bytes at the end.
  func write(_ bytes: [UInt8]) throws(ClipError) {
    do throws(SystemError) {
      try ByteWriting.write(bytes, to: descriptor)
    } catch {
      throw .system(name, error)
    }
  }

  /// Notes that all is written, and finds what the file system only reports at the end, as a quota over a network.
  func finish() throws(ClipError) {
    // (To close one of several descriptors of a file reports that, and leaves the others open.)
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 else { throw .system(name) }
  }

  /// Overwrites bytes at an offset.
  func write(_ bytes: [UInt8], at offset: Int) throws(ClipError) {
    let count = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count == bytes.count else { throw .system(name) }
  }

  /// Reads bytes that were written before.
  func read(at offset: Int, into bytes: UnsafeMutableRawBufferPointer) throws(ClipError) {
    var done = 0
    while done < bytes.count {
      let count = pread(
        descriptor,
        bytes.baseAddress.map { $0 + done },
        bytes.count - done,
        off_t(offset + done)
      )
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(name, SystemError(count < 0 ? errno : EIO)) }
      done += count
    }
  }
}
