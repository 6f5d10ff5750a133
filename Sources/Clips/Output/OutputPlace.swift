import Glibc
import SceneProtocol

/// A file or folder on its way: made beside its place under a hidden name, and put there in one step.
struct OutputPlace: Sendable {
  /// Where it will be, as it was asked for.
  let path: String
  /// Where it is until then; it exists from the beginning.
  let temporaryPath: String
  private let folder: FrameFolder?

  /// Makes the temporary file or folder, and so finds out early whether the place can be written.
  init(path: String, isFolder: Bool) throws(ClipError) {
    self.path = path
    let trimmed = Self.withoutSlashes(path)
    folder = isFolder ? try FrameFolder(path: trimmed) : nil
    let target = folder?.path ?? path
    if !isFolder { try Self.refuseUnwritable(path) }
    let slash = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
    let (directory, name) = (target[..<slash], target[slash...])
    var number = 0
    while true {
      let candidate = "\(directory).\(name).\(getpid())-\(number)"
      if Self.make(candidate, isFolder) {
        temporaryPath = candidate
        return
      }
      guard errno == EEXIST else { throw .system(path) }
      number += 1
    }
  }

  /// Puts what is finished in its place.
  func keep() throws(ClipError) {
    if let folder {
      try folder.replace(by: temporaryPath)
    } else if rename(temporaryPath, path) != 0 {
      throw .system(path)
    }
  }

  /// Removes what is left of something unfinished.
  func discard() {
    if folder != nil { FrameFolder.remove(temporaryPath) } else { unlink(temporaryPath) }
  }

  private static func make(_ path: String, _ isFolder: Bool) -> Bool {
    if isFolder { return mkdir(path, 0o777) == 0 }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// A rename would go over a protected file's rights; so they are asked first.
  private static func refuseUnwritable(_ path: String) throws(ClipError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .system(path, SystemError(EISDIR)) }
    guard access(path, W_OK) == 0 else { throw .system(path) }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var rest = Substring(path)
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return String(rest)
  }
}
