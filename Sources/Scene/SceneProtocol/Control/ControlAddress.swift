internal import FoundationEssentials
internal import Glibc

/// The directory of the sockets that preview windows listen at: `$XDG_RUNTIME_DIR/pegbar`, or one of the user's own in
/// `/tmp`.
package enum ControlAddress {
  /// The sockets of a file's windows: the first is that of the first window, and so on.
  ///
  /// - Parameter path: The file's absolute path.
  /// - Returns: The sockets' paths, whether a window listens there or not.
  package static func sockets(of path: String) -> [String] {
    let real = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let name = String(ByteHash.of((real ?? path).utf8), radix: 16)
    return (1...9).map { number in
      "\(directory)/\(name)\(number == 1 ? "" : "-\(number)").sock"
    }
  }

  package static var directory: String {
    let runtime = ProcessEnvironment.value("XDG_RUNTIME_DIR")
    return runtime.hasPrefix("/") ? "\(runtime)/pegbar" : "/tmp/pegbar-\(getuid())"
  }

  /// Makes the directory, accessible to this user only.
  ///
  /// - Throws: Why it cannot be used; a directory of another user is refused.
  package static func makeDirectory() throws(SystemError) {
    var info = stat()
    if mkdir(directory, 0o700) != 0, errno != EEXIST { throw SystemError() }
    guard lstat(directory, &info) == 0 else { throw SystemError() }
    let isOurs = info.st_uid == getuid() && info.st_mode & S_IFMT == S_IFDIR
    guard isOurs, info.st_mode & 0o077 == 0 || chmod(directory, 0o700) == 0 else {
      throw SystemError(EPERM)
    }
  }
}
