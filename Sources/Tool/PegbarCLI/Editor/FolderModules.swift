/// Which of the Swift files in a folder an editor's language server has to see together, and with which libraries: what
/// `SceneChoice` finds, as for all commands.
struct FolderModules {
  /// The absolute paths of the files that are one scene, in order; empty where each file is understood by itself, and
  /// for a package, whose files SwiftPM knows.
  let together: [String]
  /// The libraries that the scenes use.
  let libraries: [SceneSource]

  /// The files in a folder and those below it.
  init(in folder: String) {
    let folder = SceneFile.absolute(folder)
    guard !SceneSource.hasManifest(folder),
      let choice = try? SceneChoice(among: [folder], CommonOptions())
    else {
      (together, libraries) = ([], [])
      return
    }
    switch choice.result {
    case .one(let source):
      together = source.files.count > 1 ? source.files.map(\.absolutePath) : []
      libraries = source.libraries
    case .several(let scenes):
      together = []
      libraries = scenes.flatMap { scene in
        (try? SceneSource(reading: [scene], CommonOptions()))?.libraries ?? []
      }
    }
  }

  /// The compiler's options by which the files import their libraries.
  var importing: [String] {
    guard !libraries.isEmpty, let compiler = try? SceneCompiler.standard(CommonOptions()) else {
      return []
    }
    var seen: Set<String> = []
    return compiler.directories(of: libraries).filter { seen.insert($0).inserted }
      .flatMap { ["-I", $0] }
  }
}
