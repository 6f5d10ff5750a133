import FoundationEssentials
import Glibc
import SceneProtocol

/// A Swift file as it was read, with an outline of its text: a scene, or a part of one.
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
    Self.withoutExtension(Self.lastPart(of: absolutePath))
  }

  /// Whether it was read from standard input, which cannot be read again.
  let isStandardInput: Bool

  /// The name of a preview without one.
  var previewName: String {
    Self.withoutExtension(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Reads the file at `path`, or standard input for `-`, and rejects one that cannot be a scene.
  init(reading path: String) throws(CommandError) {
    try self.init(part: path)
    try refuseWithoutScene()
  }

  /// Reads the file at `path`, or standard input for `-`, whether it has a preview or not.
  init(part path: String) throws(CommandError) {
    isStandardInput = path == "-"
    self.path = Self.shown(path)
    bytes = isStandardInput ? try Self.standardInput() : try Self.contents(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .noInput(path: self.path, reason: "it is not UTF-8 text")
    }
    outline = SceneOutline(scanning: text)
    absolutePath =
      Self.absolute(isStandardInput ? try BuildCache.standard().keep(input: bytes) : path)
  }

  /// Its text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether its text has a word somewhere.
  func contains(_ word: String) -> Bool { TextSearch(bytes).contains(word) }

  /// Whether its name is that of a program's own code.
  var isMainFile: Bool { baseName == "main" }

  /// Whether it has an entry point of its own.
  var isApplication: Bool {
    outline.isApplication || isMainFile && outline.previewLines.isEmpty
  }

  /// Whether it has something to show.
  var isScene: Bool { isApplication || !outline.previewLines.isEmpty }

  /// The name in messages of the file that is typed as `path`.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Whether a file exists at this path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func contents(of path: String) throws(CommandError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno == ENOENT ? "no such file" + similar(to: path) : FileIO.reason()
      throw .noInput(path: path, reason: reason)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .noInput(path: path, reason: "it is a directory")
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

  /// The last part of a path.
  static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The folder of an absolute path.
  static func folder(of path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
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

  func refuseWithoutScene() throws(CommandError) {
    guard !bytes.isEmpty else { throw .nothingToShow(path: path, reason: "the file is empty") }
    guard isScene else {
      throw .nothingToShow(path: path, reason: "the file has no #Preview and no @main")
    }
  }
}
