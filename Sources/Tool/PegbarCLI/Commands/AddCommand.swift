import SceneProtocol

/// `pegbar add`: has a scene, or the scenes of a folder, use a library's sources.
struct AddCommand: Command {
  static let name = "add"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "LIBRARY [FILE.swift|FOLDER]",
      operandKind: .scene,
      takesManyOperands: true,
      summary: "use a library that is checked out beside the scene",
      usage: "pegbar \(name) LIBRARY [FILE.swift|FOLDER] [options]",
      details: [
        "LIBRARY is a folder of Swift files, or a package. For a FILE a line `// pegbar: use …` is written into it; "
          + "for a FOLDER, default the current one, \"use\" in its \(SceneSettings.fileName), which its scenes have "
          + "in common. Both may be written by hand; `use FOLDER as MODULE` names the module.",
        "The library is compiled once, as a scene is: `import` has its module then. A Package.swift is run to read "
          + "the package's targets, after a question.",
      ],
      examples: ["pegbar add ../Hero", "pegbar add ../Hero Card.swift"],
      ownOptions: [.trust]
    )
  }

  /// The library's folder, as typed.
  private let library: String
  /// The scene's file, or a folder of scenes, as typed.
  private let scene: String

  init(_ reader: CommandReader) throws(CommandError) {
    guard let library = reader.operands.first else {
      throw .usage("say which library: pegbar add ../Hero")
    }
    guard reader.operands.count <= 2 else {
      throw .usage("one library and one scene at a time: \"\(reader.operands[2])\" is one too many")
    }
    (self.library, scene) = (library, reader.operands.dropFirst().first ?? ".")
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    guard SceneFolder(library) != nil else {
      let reason = SceneFile.exists(library) ? "it is no folder" : FileIO.reason()
      throw .noInput(path: library, reason: reason)
    }
    let isFolder = SceneFolder(scene) != nil
    let folder = isFolder ? scene : SceneSource.folder(of: scene)
    let uses = try uses(options, from: folder)
    let names = isFolder ? try writeSettings(uses) : try writeComments(uses)
    refreshEditorFile(in: folder, options)
    guard !options.isQuiet else { return }
    let file = isFolder ? SwiftFolder.join(scene, SceneSettings.fileName) : scene
    for name in names { Console.write("pegbar: \(file): `import \(name)` works now\n", to: .error) }
    if names.isEmpty { Console.write("pegbar: \(file) uses \(library) already\n", to: .error) }
  }

  /// The modules of the library, by paths relative to the scene's folder.
  private func uses(
    _ options: CommonOptions,
    from folder: String
  ) throws(CommandError) -> [(use: LibraryUse, module: String)] {
    let here = FileIO.realPath(of: folder) ?? SceneFile.absolute(folder)
    func path(_ place: String) -> String {
      place.hasPrefix("/") && library.hasPrefix("/")
        ? place : Self.relative(FileIO.realPath(of: place) ?? SceneFile.absolute(place), from: here)
    }
    guard SceneSource.hasManifest(library) else {
      let use = LibraryUse(folder: path(library), name: nil)
      return try SceneSource.libraries(of: use, at: library).map { (use, $0.moduleName ?? "") }
    }
    let graph = try PackageGraph(of: library, options)
    let modules = graph.modules.filter { $0.target.type == .regular }
    guard !modules.isEmpty else {
      throw .noInput(path: library, reason: "it is a package without a library")
    }
    return modules.map { module in
      let name = LibraryUse.moduleName(of: module.target.name)
      return (LibraryUse(folder: path(module.folder), name: name), name)
    }
  }

  /// A path from one folder to another.
  private static func relative(_ path: String, from folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = start.dropFirst(common).map { _ in ".." }
    let parts = up + target.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  // MARK: - Writing

  /// Has editors know the library, where Pegbar has written a file for them.
  private func refreshEditorFile(in folder: String, _ options: CommonOptions) {
    let file = EditorFile(for: folder)
    guard case .old = file.state(nil) else { return }
    do throws(CommandError) {
      if try file.refresh() { options.log("wrote \(file.path) for editors") }
    } catch {
      options.log(error.reason)
    }
  }

  /// - Returns: The modules that were not used before.
  private func writeSettings(
    _ uses: [(use: LibraryUse, module: String)]
  ) throws(CommandError) -> [String] {
    var settings = try SceneSettings(ofFolder: scene)
    let new = uses.filter { settings.use?.contains($0.use.words) != true }
    guard !new.isEmpty else { return [] }
    settings.use = (settings.use ?? []) + Self.once(new.map(\.use.words))
    let path = SwiftFolder.join(scene, SceneSettings.fileName)
    let text = ((try? JSONText.encode(settings)) ?? []) + [UInt8(ascii: "\n")]
    try write(text, to: path)
    return new.map(\.module)
  }

  private func writeComments(
    _ uses: [(use: LibraryUse, module: String)]
  ) throws(CommandError) -> [String] {
    let file = try SceneFile(part: scene)
    let known = try LibraryUse.all(in: file)
    let new = uses.filter { !known.contains($0.use) }
    guard !new.isEmpty else { return [] }
    let lines = Self.once(new.map(\.use.words)).map { "\(LibraryUse.mark) use \($0)" }
    try write(Array(lines.map { $0 + "\n" }.joined().utf8) + file.bytes, to: scene)
    return new.map(\.module)
  }

  private static func once(_ words: [String]) -> [String] {
    words.enumerated().filter { words[..<$0.offset].contains($0.element) == false }.map(\.element)
  }

  /// Nothing is lost when that fails halfway.
  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let file: TemporaryFile
    // (A link stays one.)
    let path = FileIO.realPath(of: path) ?? path
    do throws(SystemError) {
      file = try TemporaryFile(path: path)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
    defer { file.discard() }
    do throws(SystemError) {
      guard FileIO.write(bytes, to: file.temporaryPath) else { throw SystemError() }
      try file.keep()
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
  }
}
