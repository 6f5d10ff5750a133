import FoundationEssentials
import Glibc

/// A folder with scenes in it.
struct SceneFolder {
  /// The path as it was typed.
  let path: String

  /// `nil` for a path that is not a folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// The first of its scenes by name.
  ///
  /// - Returns: Its path, as if it had been typed.
  /// - Throws: When there is none, or the folder cannot be read.
  func firstScene() throws(CommandError) -> String {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .noInput(path: path, reason: FileIO.reason(EACCES))
    }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { prefix + $0 }
    guard let first = files.first(where: { (try? SceneFile(reading: $0)) != nil }) else {
      throw .noInput(path: path, reason: "it is a folder without scenes")
    }
    return first
  }
}
