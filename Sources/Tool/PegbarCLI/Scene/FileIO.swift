import Glibc
import SceneProtocol

/// Whole files, with the system's own reason when something fails.
enum FileIO {
  /// The bytes of the file, or `nil` with `errno` set.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(from: descriptor)
  }

  /// All bytes that are still to be read from an open file, or `nil` with `errno` set.
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

  /// How many bytes a file has; `nil` when it is not there.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Makes the file, or replaces its contents; `false` with `errno` set when it cannot.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    write(bytes, to: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
  }

  /// Makes the file; `false` with `errno` set when it cannot, also when one of this name is there.
  static func create(_ bytes: [UInt8], at path: String) -> Bool {
    write(bytes, to: open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Writes all of the bytes to a file that was opened, if it was, and closes it.
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

  /// The path from the root without links and without parts that lead nowhere; `nil` for what is not there.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Why the last system call failed, in the system's words.
  static func reason(_ number: Int32 = errno) -> String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
