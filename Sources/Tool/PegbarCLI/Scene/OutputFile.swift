import SceneProtocol

/// A picture on its way: written to a file of its own, and put in its place when it is finished.
struct OutputFile {
  /// Where the picture goes; `-` is standard output.
  private let path: String
  private let file: HiddenFile

  /// Where it is written first; it exists, empty, from the beginning.
  var temporaryPath: String { file.temporaryPath }
  private var isStream: Bool { path == "-" }
  /// What messages call it.
  private var name: String { isStream ? "standard output" : path }

  /// Makes the temporary file, and so finds out early whether the place can be written.
  init(path: String) throws(CommandError) {
    self.path = path
    let temporary = ProcessEnvironment.value("TMPDIR")
    let stream = (temporary.isEmpty ? "/tmp" : temporary) + "/pegbar"
    do throws(SystemError) {
      file = try HiddenFile(path: path == "-" ? stream : path)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
  }

  /// Whether anything was written yet.
  var hasContents: Bool { FileIO.size(of: temporaryPath) ?? 0 > 0 }

  /// Puts the finished picture in its place.
  func keep() throws(CommandError) {
    do throws(SystemError) {
      guard isStream else { return try file.keep() }
      guard let bytes = FileIO.read(temporaryPath) else { throw SystemError() }
      guard FileIO.write(bytes, to: "/dev/stdout") else { throw SystemError() }
    } catch {
      throw .cannotWrite(path: name, reason: FileIO.reason(error.number))
    }
  }

  /// Removes what is left of an unfinished picture; nothing after `keep()`.
  func discard() { file.discard() }
}
