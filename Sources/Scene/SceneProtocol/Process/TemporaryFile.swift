internal import Glibc

/// An atomic write: a temporary file beside its final path, to which it is renamed in one step.
///
/// No reader ever finds half of it. A file that is replaced keeps its permissions and, where the system permits it, its
/// owner; a link stays, and the file that it names is replaced. What is written to a device or a pipe is written
/// through it at the end.
package struct TemporaryFile: Sendable {
  /// The final path, as it was given.
  package let path: String
  /// The temporary file's path; it exists, empty, from the beginning.
  package let temporaryPath: String
  private let target: Target

  private enum Target: Sendable {
    /// A file without links in its path, which is replaced or made.
    case file(String)
    /// A device or a pipe, which is written to.
    case stream(String)
  }

  /// Makes the temporary file, and so detects early whether the place can be written.
  ///
  /// - Parameter path: The final path; a file that exists there is replaced at the end.
  /// - Throws: Why nothing can be written there.
  package init(path: String) throws(SystemError) {
    if try Self.isStream(path) {
      try self.init(stream: path)
    } else {
      let file = Self.withoutLinks(path)
      try self.init(path, .file(file), besides: file)
    }
  }

  /// Makes the temporary file for what is written through a device or a pipe, in the folder for temporary files.
  ///
  /// - Parameter path: The path of the device or the pipe; any name where `write(to:)` is used in place of `keep()`.
  /// - Throws: Why the temporary file cannot be made.
  package init(stream path: String) throws(SystemError) {
    let place = ProcessEnvironment.temporaryFolder + "/pegbar-stream"
    try self.init(path, .stream(path), besides: place)
  }

  private init(_ path: String, _ target: Target, besides place: String) throws(SystemError) {
    (self.path, self.target) = (path, target)
    temporaryPath = try Self.make(besides: place) { candidate in
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
  }

  /// Moves the finished file to its final path.
  package func keep() throws(SystemError) {
    switch target {
    case .file(let file):
      takeAttributes(of: file)
      if rename(temporaryPath, file) != 0 { throw SystemError() }
    case .stream(let path):
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try write(to: descriptor)
      discard()
    }
  }

  /// Gives the finished file the owner and the permissions of the one that it replaces.
  private func takeAttributes(of former: String) {
    var status = stat()
    guard stat(former, &status) == 0 else { return }
    // (Another user's file in a folder of ours becomes ours: only root may give it back.)
    _ = chown(temporaryPath, status.st_uid, status.st_gid)
    chmod(temporaryPath, status.st_mode & 0o7777)
  }

  /// Writes the finished file's bytes to an open file, in place of `keep()`.
  package func write(to descriptor: Int32) throws(SystemError) {
    let source = open(temporaryPath, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SystemError() }
    defer { close(source) }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(source, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError() }
      guard count > 0 else { return }
      try ByteWriting.write(Array(chunk[..<count]), to: descriptor)
    }
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

  /// Whether what is at a path is a device or a pipe; `false` where there is nothing.
  ///
  /// A rename would ignore a directory's or a protected file's permissions; so they are checked first.
  private static func isStream(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    guard access(path, W_OK) == 0 else { throw SystemError() }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// The path of the file that is written where a link is named; the same path where nothing exists there.
  private static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
