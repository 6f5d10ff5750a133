import Glibc
import SceneProtocol

/// An atomic write of a picture: to a temporary file that is renamed when it is finished.
struct OutputFile {
  /// The final path; `-` is standard output.
  private let path: String
  private let file: TemporaryFile

  /// The temporary file's path; it exists, empty, from the beginning.
  var temporaryPath: String { file.temporaryPath }
  private var isStream: Bool { path == "-" }
  /// The name in messages.
  private var name: String { isStream ? "standard output" : path }

  /// Makes the temporary file, and so detects early whether the place can be written.
  init(path: String) throws(CommandError) {
    self.path = path
    do throws(SystemError) {
      file = path == "-" ? try TemporaryFile(stream: path) : try TemporaryFile(path: path)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
  }

  /// Whether anything was written yet.
  var hasContents: Bool { FileIO.size(of: temporaryPath) ?? 0 > 0 }

  /// Moves the finished picture to its final path.
  func keep() throws(CommandError) {
    do throws(SystemError) {
      guard isStream else { return try file.keep() }
      // (Opened by its name, a file that others write to as well would begin again.)
      try file.write(to: STDOUT_FILENO)
    } catch {
      throw .cannotWrite(path: name, reason: FileIO.reason(error.number))
    }
  }

  /// Removes an unfinished picture; does nothing after `keep()`.
  func discard() { file.discard() }
}
