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
    self.path = path
    let former = try Self.status(ofWritable: path)
    let place: String
    if let former, former.st_mode & S_IFMT != S_IFREG {
      target = .stream(path)
      place = Self.folderOfStreams + "/pegbar-stream"
    } else {
      place = Self.withoutLinks(path)
      target = .file(place)
    }
    temporaryPath = try Self.make(besides: place) { candidate in
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return false }
      if let former, former.st_mode & S_IFMT == S_IFREG {
        // (Another's file in a folder of ours becomes ours where only root may give it back.)
        _ = fchown(descriptor, former.st_uid, former.st_gid)
        _ = fchmod(descriptor, former.st_mode & 0o7777)
      }
      close(descriptor)
      return true
    }
  }

  /// Moves the finished file to its final path.
  package func keep() throws(SystemError) {
    switch target {
    case .file(let path):
      // (Some writers replace the temporary file.)
      var former = stat()
      if stat(path, &former) == 0 { chmod(temporaryPath, former.st_mode & 0o7777) }
      if rename(temporaryPath, path) != 0 { throw SystemError() }
    case .stream(let path):
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try write(to: descriptor)
      discard()
    }
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

  /// The status of what is at a path; `nil` where there is nothing.
  ///
  /// A rename would ignore a directory's or a protected file's permissions; so they are checked first.
  private static func status(ofWritable path: String) throws(SystemError) -> stat? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    guard access(path, W_OK) == 0 else { throw SystemError() }
    return status
  }

  /// The path of the file that is written where a link is named; the same path where nothing exists there.
  private static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder for what is not finished and has no folder of its own.
  package static var folderOfStreams: String {
    let path = ProcessEnvironment.value("TMPDIR")
    return path.isEmpty ? "/tmp" : path
  }
}
