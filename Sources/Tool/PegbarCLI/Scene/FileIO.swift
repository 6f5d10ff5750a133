import Glibc
import SceneProtocol

/// Reads and writes whole files, with the system's own error text.
enum FileIO {
  /// The bytes of the file, or `nil` with `errno` set.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(from: descriptor)
  }

  /// All remaining bytes of an open file, or `nil` with `errno` set.
  static func read(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The size of a file, in bytes; `nil` when it does not exist.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Makes the file, or replaces its contents; `false` with `errno` set when it cannot.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    write(bytes, to: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
  }

  /// Makes the file; `false` with `errno` set when it cannot, also when the file exists.
  static func create(_ bytes: [UInt8], at path: String) -> Bool {
    write(bytes, to: open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Makes the file, or replaces it in one step: who reads it has all of the former bytes, or all of these.
  static func replace(_ bytes: [UInt8], at path: String) throws(CommandError) {
    do throws(SystemError) {
      let file = try TemporaryFile(path: path)
      guard write(bytes, to: file.temporaryPath) else {
        let error = SystemError()
        file.discard()
        throw error
      }
      try file.keep()
    } catch {
      throw .cannotWrite(path: path, reason: reason(error.number))
    }
  }

  /// Writes all bytes to an open file, if it is valid, and closes it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    do throws(SystemError) {
      try ByteWriting.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      errno = error.number
      return false
    }
    return close(descriptor) == 0
  }

  /// The absolute path without links and without redundant parts; `nil` when it does not exist.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The system's text for the error of the last call.
  static func reason(_ number: Int32 = errno) -> String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
