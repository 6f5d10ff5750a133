import Glibc
import SceneProtocol

/// A picture on its way: written beside its place under another name, then put there in one step,
/// so that nobody ever finds half a picture.
struct OutputFile {
  /// Where the picture goes; `-` is standard output.
  let path: String
  /// Where it is written first; it exists, empty, from the beginning.
  let temporaryPath: String

  /// Makes the temporary file, and so finds out early whether the place can be written.
  init(path: String) throws(CommandError) {
    self.path = path
    let isStream = path == "-"
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let directory = isStream ? Self.temporaryDirectory : String(path[..<slash])
    let name = isStream ? "pegbar" : String(path[slash...])
    temporaryPath = "\(directory).\(name).\(getpid())"
    if !isStream { try Self.refuseUnwritable(path) }
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: FileIO.reason()) }
    close(descriptor)
  }

  /// Whether anything was written yet.
  var hasContents: Bool {
    var status = stat()
    return stat(temporaryPath, &status) == 0 && status.st_size > 0
  }

  /// Puts the finished picture in its place.
  func keep() throws(CommandError) {
    if path == "-" {
      guard let bytes = FileIO.read(temporaryPath) else {
        throw .cannotWrite(path: "standard output", reason: FileIO.reason())
      }
      guard FileIO.write(bytes, to: "/dev/stdout") else {
        throw .cannotWrite(path: "standard output", reason: FileIO.reason())
      }
    } else if rename(temporaryPath, path) != 0 {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }

  /// Removes what is left of an unfinished picture; nothing after `keep()`.
  func discard() { unlink(temporaryPath) }

  private static var temporaryDirectory: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return (named.isEmpty ? "/tmp" : named) + "/"
  }

  /// A rename would go over a directory's or a protected file's rights; so they are asked first.
  private static func refuseUnwritable(_ path: String) throws(CommandError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .cannotWrite(path: path, reason: FileIO.reason(EISDIR))
    }
    guard access(path, W_OK) == 0 else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}
