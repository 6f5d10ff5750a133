internal import Glibc

/// An atomic write: a temporary file beside its final path, to which it is renamed in one step.
///
/// No reader ever finds half of it.
package struct TemporaryFile: Sendable {
  /// The final path.
  package let path: String
  /// The temporary file's path; it exists, empty, from the beginning.
  package let temporaryPath: String

  /// Makes the temporary file, and so detects early whether the place can be written.
  ///
  /// - Parameter path: The final path; a file that exists there is replaced at the end.
  /// - Throws: Why nothing can be written there.
  package init(path: String) throws(SystemError) {
    try Self.refuseUnwritable(path)
    self.path = path
    temporaryPath = try Self.make(besides: path) { candidate in
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
  }

  /// Renames the finished file to its final path.
  package func keep() throws(SystemError) {
    if rename(temporaryPath, path) != 0 { throw SystemError() }
  }

  /// Removes an unfinished temporary file; does nothing after `keep()`.
  package func discard() { unlink(temporaryPath) }

  /// Makes a temporary file or folder beside a path, under an unused hidden name.
  ///
  /// - Parameters:
  ///   - path: The final path.
  ///   - make: Makes it at the given path; returns whether it succeeded, with `errno` if not.
  /// - Returns: The temporary path.
  /// - Throws: Why it cannot be made there.
  package static func make(
    besides path: String,
    _ make: (String) -> Bool
  ) throws(SystemError) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let (directory, name) = (path[..<slash], path[slash...])
    var number = 0
    while true {
      let candidate = "\(directory).\(name).\(getpid())-\(number)"
      if make(candidate) { return candidate }
      guard errno == EEXIST else { throw SystemError() }
      number += 1
    }
  }

  /// A rename would ignore a directory's or a protected file's permissions; so they are checked first.
  private static func refuseUnwritable(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    guard access(path, W_OK) == 0 else { throw SystemError() }
  }
}
