import Glibc
import SceneProtocol

/// The Swift files that are one scene: a file, or several that are compiled together as one module.
///
/// All that compiles, watches and shows scenes gets one of these.
struct SceneSource {
  /// What was named on the command line.
  enum Shape: Equatable {
    /// One file.
    case file
    /// Some files.
    case files
    /// A folder: all files in it.
    case folder
  }

  let shape: Shape
  /// The words on the command line that name it.
  let typedPaths: [String]
  /// The path of its file or folder as the user typed it, which messages use; of several files the first's.
  let path: String
  /// The absolute path of the same.
  let absolutePath: String
  /// Its files, in the order of the list of previews.
  let files: [SceneFile]
  /// The absolute paths of the folders to which a new file of the scene may come; empty unless it is a folder.
  let folders: [String]
  /// What the folder's `pegbar.json` says; empty unless it is a folder.
  let settings: SceneSettings

  /// Reads what is named: a file, a folder, or several files, which are one scene whatever they contain.
  init(reading paths: [String]) throws(CommandError) {
    guard let first = paths.first else { throw .usage("say which scene") }
    if paths.count == 1, SceneFolder(first) != nil {
      self = try Self(folder: first)
      return
    }
    typedPaths = paths
    shape = paths.count == 1 ? .file : .files
    (files, folders, settings) = (try Self.files(at: paths), [], SceneSettings())
    guard let scene = shape == .file ? files.first : files.first(where: \.isScene) else {
      throw .nothingToShow(path: first, reason: "no file has a #Preview or an @main")
    }
    (path, absolutePath) = (scene.path, scene.absolutePath)
    if shape == .file { try scene.refuseWithoutScene() }
  }

  /// Reads the Swift files of a folder.
  init(folder: String) throws(CommandError) {
    let list = try SwiftFolder(listing: folder)
    (shape, typedPaths, path) = (.folder, [folder], folder)
    absolutePath = SceneFile.absolute(folder)
    settings = try SceneSettings(ofFolder: folder)
    files = try Self.files(at: list.files)
    folders = list.folders.map(SceneFile.absolute)
    guard files.contains(where: \.isScene) else {
      let reason = files.isEmpty ? "no Swift file is in it" : "no file in it has a #Preview or an @main"
      throw .noInput(path: folder, reason: "it is a folder without scenes: \(reason)")
    }
  }

  private static func files(at paths: [String]) throws(CommandError) -> [SceneFile] {
    var files: [SceneFile] = []
    for path in paths { files.append(try SceneFile(part: path)) }
    return files
  }

  /// Reads it again.
  func reread() throws(CommandError) -> SceneSource {
    files.contains(where: \.isStandardInput) ? self : try SceneSource(reading: typedPaths)
  }

  /// Whether another reading has the same files with the same bytes.
  func isSame(as other: SceneSource) -> Bool {
    files.map(\.absolutePath) == other.files.map(\.absolutePath)
      && zip(files, other.files).allSatisfy { $0.bytes == $1.bytes }
  }
}

extension SceneSource {
  /// Whether it is compiled as a module of several files, with what has not changed kept.
  var isModule: Bool { files.count > 1 || hasMainFile }

  /// Whether it has an `@main`, or a `main.swift`, its own entry point.
  var isApplication: Bool { files.contains { $0.isApplication } }

  /// Whether its entry point is the code of a `main.swift`.
  var hasMainFile: Bool { files.contains { $0.isMainFile && $0.outline.previewLines.isEmpty } }

  /// The name of the program that is made of it.
  var programName: String {
    let name = shape == .folder ? SceneFile.lastPart(of: absolutePath) : files[0].baseName
    // (Files of the cache have these names.)
    return ["key", "warnings", ""].contains(name) ? "scene-\(name)" : name
  }

  /// The places in its text that may be a `#Preview`.
  var previews: [PreviewPlace] {
    files.flatMap { file in
      file.outline.previewLines.map { PreviewPlace(file: file.baseName, line: $0) }
    }
  }

  /// The first word that needs an Objective-C runtime; `nil` for a scene without one.
  var objectiveCWord: String? { files.lazy.compactMap(\.outline.objectiveCWord).first }

  /// The folders where its pictures are looked for; empty for the folder of its only file.
  var pictureFolders: [String] {
    guard shape != .file else { return [] }
    var seen: Set<String> = []
    let own = shape == .folder ? [absolutePath] : []
    return (own + files.map { SceneFile.folder(of: $0.absolutePath) }).filter {
      seen.insert($0).inserted
    }
  }

  /// The file of an absolute path; `nil` for one that is no part of it.
  func file(at absolutePath: String) -> SceneFile? {
    files.first { $0.absolutePath == absolutePath }
  }

  /// The file with the first preview, or with the application.
  var firstFile: SceneFile { files.first(where: \.isScene) ?? files[0] }

  /// Whether a preview's name is known only when the program runs.
  var hasComputedNames: Bool { files.contains { $0.outline.previewNames.contains(.madeByCode) } }

  /// The names of the previews that the text shows, as the program would list them: the second with a name is called
  /// "Name 2".
  var writtenNames: [String] {
    var timesUsed: [String: Int] = [:]
    return files.flatMap { file in
      file.outline.previewNames.map { (file, $0) }
    }
    .compactMap { file, previewName in
      let name: String
      switch previewName {
      case .unnamed: name = shape == .file ? file.previewName : file.baseName
      case .written(let text): name = text
      case .madeByCode: return nil
      }
      timesUsed[name, default: 0] += 1
      let count = timesUsed[name, default: 1]
      return count == 1 ? name : "\(name) \(count)"
    }
  }
}
