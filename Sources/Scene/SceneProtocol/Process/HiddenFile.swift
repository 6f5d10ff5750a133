internal import Glibc

/// A file on its way: written beside its place under a hidden name, then put there in one step, so that nobody ever
/// finds half of it.
package struct HiddenFile: Sendable {
  /// Where it goes.
  package let path: String
  /// Where it is until then; it exists, empty, from the beginning.
  package let temporaryPath: String

  /// Makes the hidden file, and so finds out early whether the place can be written.
  ///
  /// - Parameter path: Where it goes; a file that is there is replaced in the end.
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

  /// Puts what is finished in its place.
  package func keep() throws(SystemError) {
    if rename(temporaryPath, path) != 0 { throw SystemError() }
  }

  /// Removes what is left of something unfinished; nothing after `keep()`.
  package func discard() { unlink(temporaryPath) }

  /// Makes something beside a place, under a hidden name that there is none of yet.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - make: Makes it under the name that it is given; says whether it is made, with `errno` if it is not.
  /// - Returns: Its path.
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

  /// A rename would go over a directory's or a protected file's rights; so they are asked first.
  private static func refuseUnwritable(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    guard access(path, W_OK) == 0 else { throw SystemError() }
  }
}
