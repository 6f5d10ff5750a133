import Glibc
import SceneProtocol

extension SceneSource {
  /// The folder of a file, as it would be typed.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The libraries that the files, and the `pegbar.json` of their folder, say; each once.
  func usedLibraries(_ folder: String) throws(CommandError) -> [SceneSource] {
    var libraries: [SceneSource] = []
    func add(_ uses: [LibraryUse], from place: String, in folder: String) throws(CommandError) {
      for use in uses {
        let path = Self.resolved(use.folder, in: folder)
        guard SceneFolder(path) != nil else {
          throw .noInput(
            path: place,
            reason: "it uses the library \(use.folder), which is no folder"
          )
        }
        for library in try Self.libraries(of: use, at: path)
        where !libraries.contains(where: { $0.moduleName == library.moduleName }) {
          libraries.append(library)
        }
      }
    }
    let json = SwiftFolder.join(folder, SceneSettings.fileName)
    try add(try settings.libraries(in: folder), from: json, in: folder)
    for file in files where !file.isStandardInput {
      try add(try LibraryUse.all(in: file), from: file.path, in: Self.folder(of: file.path))
    }
    return Self.inOrderOfImports(libraries)
  }

  /// The modules in a library's folder: of a package's folder, or of `Sources` with folders alone, each folder is one,
  /// if the manifest names them or one imports another; otherwise all of them are one module.
  static func libraries(of use: LibraryUse, at path: String) throws(CommandError) -> [SceneSource] {
    let sources = SwiftFolder.join(path, "Sources")
    let folder = hasManifest(path) && SceneFolder(sources) != nil ? sources : path
    let modules = use.name == nil ? try modules(in: folder) : []
    guard modules.isEmpty else { return modules }
    let real = FileIO.realPath(of: folder) ?? folder
    let name = use.name ?? LibraryUse.moduleName(of: real)
    return [try SceneSource(library: folder, named: name, languageMode: foreignMode)]
  }

  /// The folders of `Sources` as modules; none where they are parts of one.
  private static func modules(in folder: String) throws(CommandError) -> [SceneSource] {
    let names = (SwiftFolder.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    let parts = names.map { SwiftFolder.join(folder, $0) }.filter { SceneFolder($0) != nil }
    guard SceneFile.lastPart(of: folder) == "Sources", !names.contains(where: isSwift) else {
      return []
    }
    var modules: [SceneSource] = []
    for part in parts where try !SwiftFolder(listing: part).files.isEmpty {
      let name = LibraryUse.moduleName(of: part)
      // (A part that needs SwiftUI has no file left.)
      guard
        let module = try? SceneSource(library: part, named: name, languageMode: foreignMode)
      else { continue }
      modules.append(module)
    }
    let manifest = SwiftFolder.join(Self.folder(of: folder), SwiftFolder.manifest)
    let text = FileIO.read(manifest).map { String(decoding: $0, as: UTF8.self) }
    let areNamed =
      text.map { text in parts.allSatisfy { text.contains("\"\(SceneFile.lastPart(of: $0))\"") } }
      ?? (modules.count == parts.count)
    let moduleNames = Set(modules.compactMap(\.moduleName))
    let importEachOther = modules.contains { !$0.imports.isDisjoint(with: moduleNames) }
    return areNamed || importEachOther ? modules : []
  }

  private static func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") }

  /// Modules with those first that others import; of a circle, which does not compile, the first comes first.
  static func inOrderOfImports(_ modules: [SceneSource]) -> [SceneSource] {
    var ordered: [SceneSource] = []
    var visited: Set<String> = []
    func visit(_ module: SceneSource) {
      guard visited.insert(module.moduleName ?? "").inserted else { return }
      let imported = module.imports
      for other in modules where imported.contains(other.moduleName ?? "") { visit(other) }
      ordered.append(module)
    }
    for module in modules { visit(module) }
    return ordered
  }

  /// The names of the modules that its files import.
  private var imports: Set<String> { Set(files.flatMap(\.imports)) }

  /// The version of the language that modules of others are compiled in: what crosses actors is a warning in it, and
  /// layers, which belong to no actor on Apple's systems, are on the main actor here.
  static let foreignMode = 5

  static func hasManifest(_ folder: String) -> Bool {
    SceneFile.exists(SwiftFolder.join(folder, SwiftFolder.manifest))
  }

  /// A path that is relative to a folder, with as few parts as possible.
  static func resolved(_ path: String, in folder: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let long = SwiftFolder.join(folder, path)
    var parts: [Substring] = []
    for part in long.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let short = (long.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    // (Links may make another place of it.)
    let isSame = FileIO.realPath(of: short) == FileIO.realPath(of: long)
    return short.isEmpty ? "." : isSame ? short : long
  }
}
