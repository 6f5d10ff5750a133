import FoundationEssentials
import Glibc
import SceneProtocol

/// A scene's file as it was read, with an outline of its text.
struct SceneFile {
  /// The path as the user typed it; every message uses this one.
  let path: String
  /// The absolute path, for the compiler and the cache.
  let absolutePath: String
  /// The bytes of the file, valid UTF-8.
  let bytes: [UInt8]
  /// The lines of its previews, and whether it is an application.
  let outline: SceneOutline

  /// The file's name without `.swift`.
  var baseName: String {
    Self.withoutExtension(absolutePath.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Whether it was read from standard input, which cannot be read again.
  let isStandardInput: Bool

  /// The name of a preview without one.
  var previewName: String {
    Self.withoutExtension(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Reads the file at `path`, or standard input for `-`, and rejects one that cannot be a scene.
  init(reading path: String) throws(CommandError) {
    isStandardInput = path == "-"
    self.path = Self.shown(path)
    bytes = isStandardInput ? try Self.standardInput() : try Self.contents(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .noInput(path: self.path, reason: "it is not UTF-8 text")
    }
    outline = SceneOutline(scanning: text)
    absolutePath =
      Self.absolute(isStandardInput ? try BuildCache.standard().keep(input: bytes) : path)
    try refuseWithoutScene()
  }

  /// The name in messages of the file that is typed as `path`.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Whether a file exists at this path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the file still has the same bytes as when it was read.
  func isUnchanged() throws(CommandError) -> Bool {
    if isStandardInput { return true }
    return try Self.contents(of: path) == bytes
  }

  private static func contents(of path: String) throws(CommandError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno == ENOENT ? "no such file" + similar(to: path) : FileIO.reason()
      throw .noInput(path: path, reason: reason)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .noInput(path: path, reason: "it is a directory; name a .swift file in it")
    }
    guard path.hasSuffix(".swift") else {
      throw .usage("\(path) is not a scene: a scene is a Swift file, its name ends in .swift")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .noInput(path: path, reason: "it is not a regular file")
    }
    guard let bytes = FileIO.read(path) else {
      throw .noInput(path: path, reason: FileIO.reason())
    }
    return bytes
  }

  /// A question to add to "no such file", when a file beside it has a similar name.
  private static func similar(to path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let directory = parts.dropLast().joined(separator: "/")
    let shown = directory.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : directory
    let files = (try? FileManager.default.contentsOfDirectory(atPath: shown)) ?? []
    let scenes = files.filter { $0.hasSuffix(".swift") }.sorted().map(withoutExtension)
    let word = withoutExtension(String(parts.last ?? ""))
    guard let near = Suggestion.nearest(to: word, among: scenes) else { return "" }
    return "; did you mean `\(parts.count > 1 ? "\(directory)/" : "")\(near).swift`?"
  }

  /// The absolute path, without redundant parts.
  ///
  /// So one file has one name in the cache. Links and `..` stay: what they lead to may change.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return full.split(separator: "/").filter { $0 != "." }.map { "/\($0)" }.joined()
  }

  private static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  private func refuseWithoutScene() throws(CommandError) {
    guard !bytes.isEmpty else { throw .nothingToShow(path: path, reason: "the file is empty") }
    guard outline.isApplication || !outline.previewLines.isEmpty else {
      throw .nothingToShow(path: path, reason: "the file has no #Preview and no @main")
    }
  }
}
