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
    /// A package's folder: the files of one of its targets, with the others as libraries.
    case package
    /// A library that a scene is compiled with: all files in a folder, without a scene among them.
    case library
  }

  let shape: Shape
  /// The words on the command line that name it.
  let typedPaths: [String]
  /// The path of its file or folder as the user typed it, which messages use; with several files, that of the first.
  let path: String
  /// The absolute path of `path`.
  let absolutePath: String
  /// Its files, in the order of the list of previews.
  let files: [SceneFile]
  /// The absolute paths of the folders to which a new file of the scene may come; empty unless it is a folder.
  let folders: [String]
  /// What the folder's `pegbar.json` says; empty unless it is a folder.
  let settings: SceneSettings
  /// The libraries that it is compiled with; each may import those before it.
  private(set) var libraries: [SceneSource] = []
  /// The name of a library's module, or of the package's target; `nil` for a scene, whose name is not needed.
  let moduleName: String?
  /// Whether a library's previews are the scene's, too.
  private(set) var isListed = false
  /// The absolute paths of the manifests of a package and of those that it depends on.
  private(set) var manifests: [String] = []
  /// How many files of a library are left out because they need SwiftUI.
  private(set) var leftOut = 0
  /// The Swift language mode: 6, or 5 for a third-party library.
  var languageMode = 6
  /// The target that it is, in C; `nil` for Swift.
  private(set) var foreign: CTarget?
  /// The resources of a package's target; `nil` without any.
  var resources: ResourceBundle?
  /// Type aliases of UIKit types that are declared in files left out.
  private(set) var names: [String] = []
  /// The compiler's options that a package's target sets.
  private(set) var flags: [String] = []

  /// Reads what is named: a file, a folder, or several files, which are one scene whatever they contain.
  ///
  /// - Parameters:
  ///   - paths: The words on the command line.
  ///   - options: The common options.
  /// - Throws: What is wrong with the first of them that cannot be read, or is no scene.
  init(reading paths: [String], _ options: CommonOptions) throws(CommandError) {
    guard let first = paths.first else { throw .usage("say which scene") }
    if paths.count == 1, SceneFolder(first) != nil {
      if Self.hasManifest(first) {
        self = try Self(package: first, options)
        return
      }
      self = try Self(folder: first)
      return
    }
    typedPaths = paths
    shape = paths.count == 1 ? .file : .files
    (files, folders, moduleName) = (try Self.files(at: paths), [], nil)
    settings = try SceneSettings(ofFolder: Self.folder(of: first))
    guard let scene = shape == .file ? files.first : files.first(where: \.isScene) else {
      throw .nothingToShow(path: first, reason: "no file has a #Preview or an @main")
    }
    (path, absolutePath) = (scene.path, scene.absolutePath)
    if shape == .file { try scene.refuseWithoutScene() }
    libraries = try usedLibraries(Self.folder(of: first))
  }

  /// Reads the Swift files of a folder.
  init(folder: String) throws(CommandError) {
    let list = try SwiftFolder(listing: folder)
    (shape, typedPaths, path) = (.folder, [folder], folder)
    absolutePath = SceneFile.absolute(folder)
    settings = try SceneSettings(ofFolder: folder)
    files = try Self.files(at: list.files)
    folders = list.folders.map(SceneFile.absolute)
    moduleName = nil
    guard files.contains(where: \.isScene) else {
      let reason =
        files.isEmpty ? "no Swift file is in it" : "no file in it has a #Preview or an @main"
      throw .noScenes(path: folder, reason: "it is a folder without scenes: \(reason)")
    }
    libraries = try usedLibraries(folder)
  }

  /// Reads the Swift files of a library's folder.
  ///
  /// - Parameters:
  ///   - folder: The folder as it would be typed.
  ///   - name: The module's name.
  ///   - languageMode: The version of the language.
  ///   - flags: The compiler's options of its own.
  ///   - isListed: Whether its previews are the scene's, too.
  ///   - contains: Whether a file belongs to it.
  /// - Throws: When there is none.
  init(
    library folder: String,
    named name: String,
    languageMode: Int,
    flags: [String] = [],
    isListed: Bool = false,
    contains: (String) -> Bool = { _ in true }
  ) throws(CommandError) {
    let list = try SwiftFolder(listing: folder)
    (self.isListed, self.flags) = (isListed, flags)
    (shape, typedPaths, path, moduleName) = (.library, [folder], folder, name)
    absolutePath = SceneFile.absolute(folder)
    let all = try Self.files(at: list.files.filter(contains))
    // Files that need SwiftUI are left out: a library's other files draw without it.
    files = all.filter { !$0.imports(without: "SwiftUI") }
    leftOut = all.count - files.count
    names = all.filter { $0.imports(without: "SwiftUI") }
      .flatMap { GeneratedSource.aliases(in: $0.text) }
    folders = list.folders.map(SceneFile.absolute)
    (settings, self.languageMode) = (SceneSettings(), languageMode)
    guard !files.isEmpty else {
      throw .noInput(path: folder, reason: "no Swift file of the library \(name) is in it")
    }
  }

  /// A module of a package as a scene, with its other modules as libraries.
  init(package folder: String, _ module: SceneSource, libraries: [SceneSource], manifests: [String])
  {
    (shape, typedPaths, path) = (.package, [folder], folder)
    absolutePath = SceneFile.absolute(folder)
    (files, folders, settings) = (module.files, module.folders, SceneSettings())
    (moduleName, languageMode) = (module.moduleName, module.languageMode)
    (flags, resources, names) = (module.flags, module.resources, module.names)
    (self.libraries, self.manifests) = (libraries, manifests.map(SceneFile.absolute))
  }

  /// A package's target in C as a library.
  init(foreign target: CTarget) {
    (shape, typedPaths, path, moduleName) = (.library, [target.folder], target.folder, target.name)
    (absolutePath, files, folders) = (SceneFile.absolute(target.folder), [], [])
    (settings, foreign) = (SceneSettings(), target)
  }

  private static func files(at paths: [String]) throws(CommandError) -> [SceneFile] {
    var files: [SceneFile] = []
    for path in paths { files.append(try SceneFile(part: path)) }
    return files
  }

  /// Reads it again.
  func reread(_ options: CommonOptions) throws(CommandError) -> SceneSource {
    guard !files.contains(where: \.isStandardInput) else { return self }
    return try SceneSource(reading: typedPaths, options)
  }

  /// Whether another reading has the same files with the same bytes, also in its libraries.
  func isSame(as other: SceneSource) -> Bool {
    libraries.count == other.libraries.count
      && zip(libraries, other.libraries).allSatisfy { $0.isSame(as: $1) }
      && foreign == other.foreign && resources == other.resources
      && files.map(\.absolutePath) == other.files.map(\.absolutePath)
      && zip(files, other.files).allSatisfy { $0.bytes == $1.bytes }
  }
}

extension SceneSource {
  /// Whether it is compiled as a module of several files, with what has not changed kept.
  var isModule: Bool {
    files.count > 1 || hasMainFile || !libraries.isEmpty || moduleName != nil || usesBundleModule
  }

  /// Whether its text asks for the bundle that SwiftPM makes for a target, and does not declare one itself.
  var usesBundleModule: Bool {
    let asked = ["Bundle.module", "in: .module", "bundle: .module"]
    return files.contains { asked.contains(where: $0.contains) }
      && !files.contains(where: Self.declaresBundleModule)
  }

  /// Whether a file declares that bundle itself, and not only for some other build, in an `#if`.
  private static func declaresBundleModule(_ file: SceneFile) -> Bool {
    let words = ["static var module: Bundle", "static let module: Bundle"]
    guard words.contains(where: file.contains) else { return false }
    /// Of each `#if` around a line whether it is for another build.
    var blocks: [Bool] = []
    for line in SourcePicture.lines(of: file.text) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#if") { blocks.append(!text.hasPrefix("#if !SWIFT_PACKAGE")) }
      if text.hasPrefix("#endif") { _ = blocks.popLast() }
      if !blocks.contains(true), words.contains(where: line.contains) { return true }
    }
    return false
  }

  /// Whether it has an `@main`, or a `main.swift`, its own entry point.
  var isApplication: Bool { files.contains { $0.isApplication } }

  /// Whether its entry point is the code of a `main.swift`.
  var hasMainFile: Bool { files.contains { $0.isMainFile && $0.outline.previewLines.isEmpty } }

  /// The name of the program that is made of it.
  var programName: String {
    let isFolder = [.folder, .package].contains(shape)
    let name = isFolder ? SceneFile.lastPart(of: absolutePath) : files[0].baseName
    // Other files of the cache have these names.
    return ["key", "warnings", ""].contains(name) ? "scene-\(name)" : name
  }

  /// The files whose previews are in the list.
  var listedFiles: [SceneFile] { files + libraries.filter(\.isListed).flatMap(\.files) }

  /// The files that say how it is compiled, by their absolute paths: they are watched as well.
  var settingsFiles: [String] {
    let folder =
      [.folder, .package].contains(shape) ? absolutePath : SceneFile.folder(of: absolutePath)
    let parts = [self] + libraries
    let resources = parts.flatMap { $0.resources?.entries.map(\.path) ?? [] }
    return manifests + (shape == .package ? [] : ["\(folder)/\(SceneSettings.fileName)"])
      + resources + parts.flatMap { $0.foreign?.files ?? [] }
  }

  /// The places in its text that may be a `#Preview`.
  var previews: [PreviewPlace] {
    ([self] + libraries.filter(\.isListed)).flatMap { part in
      part.files.flatMap { file in
        file.outline.previewLines.map {
          PreviewPlace(file: file.baseName, line: $0, module: part.moduleName)
        }
      }
    }
  }

  /// The first word that needs an Objective-C runtime; `nil` for a scene without one.
  var objectiveCWord: String? {
    if let word = files.lazy.compactMap(\.outline.objectiveCWord).first { return word }
    guard files.count > 1 else { return nil }
    return files.reduce(into: ClassNames()) { $0.add($1.outline.classes) }.subclassed
  }

  /// The folders where its pictures are looked for; empty for the folder of its only file.
  var pictureFolders: [String] {
    guard shape != .file || !libraries.isEmpty else { return [] }
    var seen: Set<String> = []
    let isFolder = [.folder, .package].contains(shape)
    let own = isFolder ? [absolutePath] : []
    let inside = isFolder ? folders.filter(Self.isPlain).prefix(Self.mostPictureFolders) : []
    let files = allFiles.map { SceneFile.folder(of: $0.absolutePath) }
    return (own + inside + files).filter { seen.insert($0).inserted }
  }

  /// Maximum number of a folder's folders that are searched for a picture.
  private static let mostPictureFolders = 200

  /// Whether a folder is only that, and not a catalog or a bundle, whose name has an ending.
  private static func isPlain(_ folder: String) -> Bool {
    let endings = [".xcassets", ".bundle", ".lproj", ".xcodeproj", ".playground"]
    return !folder.split(separator: "/").contains { endings.contains(where: $0.hasSuffix) }
  }

  /// All files that it is compiled from, also its libraries'.
  var allFiles: [SceneFile] { files + libraries.flatMap(\.files) }

  /// The folders to which a new file may come, also its libraries'.
  var allFolders: [String] { folders + libraries.flatMap(\.folders) }

  /// The file of an absolute path; `nil` for one that is no part of it.
  func file(at absolutePath: String) -> SceneFile? {
    files.first { $0.absolutePath == absolutePath }
  }

  /// The file with the first preview, or with the application.
  var firstFile: SceneFile { listedFiles.first(where: \.isScene) ?? files[0] }

  /// Whether a preview's name is known only when the program runs.
  var hasComputedNames: Bool {
    listedFiles.contains { $0.outline.previewNames.contains(.madeByCode) }
  }

  /// The names of the previews that the text shows, as the program would list them.
  var writtenNames: [String] { writtenPreviews.compactMap(\.name) }

  /// The previews that the text shows: files as in messages, lines from 1, and names; `nil` for one made by code.
  ///
  /// The second with a name is called "Name 2".
  var writtenPreviews: [(file: String, line: Int, name: String?)] {
    var timesUsed: [String: Int] = [:]
    return listedFiles.flatMap { file in
      zip(file.outline.previewLines, file.outline.previewNames).map { (file, $0, $1) }
    }
    .map { file, line, previewName in
      let name: String
      switch previewName {
      case .unnamed: name = shape == .file ? file.previewName : file.baseName
      case .written(let text): name = text
      case .madeByCode: return (SceneFile.shown(file.path), line, nil)
      }
      timesUsed[name, default: 0] += 1
      let count = timesUsed[name, default: 1]
      return (SceneFile.shown(file.path), line, count == 1 ? name : "\(name) \(count)")
    }
  }
}
