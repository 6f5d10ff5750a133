import SceneProtocol

extension SceneSource {
  /// Reads a package: the target that is a program with a window, or else the last with a preview, is the scene; the
  /// other targets are its libraries, and their previews are listed too.
  ///
  /// The modules are compiled by Pegbar, as scenes are, and not by SwiftPM: only so are they rewritten, on the main
  /// actor by default, and compiled again in a moment.
  init(package folder: String, _ options: CommonOptions) throws(CommandError) {
    let graph = try PackageGraph(of: folder, options)
    let modules = try graph.sources()
    let own = modules.filter { $0.module.isOwn && !$0.source.files.filter(\.isScene).isEmpty }
    let isProgram = { (part: PackageGraph.Part) in
      part.module.target.type == .executable && part.source.isApplication
    }
    guard let scene = own.first(where: isProgram) ?? own.last else {
      throw .noScenes(
        path: folder,
        reason: "it is a package without scenes: no target has a #Preview or an @main"
      )
    }
    // Programs are not imported.
    let others = modules.filter { part in
      part.source.moduleName != scene.source.moduleName && part.module.target.type != .executable
    }
    self.init(
      package: folder,
      scene.source,
      libraries: others.map(\.source),
      manifests: graph.manifests
    )
  }
}

extension PackageGraph {
  /// Reads a package, once its manifest may run.
  init(of folder: String, _ options: CommonOptions) throws(CommandError) {
    try PackageTrust.check(folder, options)
    try self.init(of: folder, try Toolchain.find(), try BuildCache.standard(), options)
  }

  /// A module with its files.
  struct Part {
    var module: Module
    var source: SceneSource
  }

  /// The files of all modules.
  func sources() throws(CommandError) -> [Part] {
    var parts: [Part] = []
    for module in modules {
      let (target, folder) = (module.target, module.folder)
      let isIn = { (path: String, names: [String]) in
        names.contains { name in
          let place = SwiftFolder.join(folder, name)
          return path == place || path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
        }
      }
      let contains = { (path: String) in
        !isIn(path, target.exclude) && (target.sources.map { isIn(path, $0) } ?? true)
      }
      let files = target.type == .system ? [] : try SwiftFolder(listing: folder).files
      let isSwift = files.contains(where: contains)
      if !isSwift,
        let part = try CTarget(target, in: folder, of: module.package.manifest, contains: contains)
      {
        parts.append(Part(module: module, source: SceneSource(foreign: part)))
        continue
      }
      var source = try SceneSource(
        library: folder,
        named: LibraryUse.moduleName(of: target.name),
        languageMode: module.isOwn ? module.languageMode : SceneSource.foreignMode,
        flags: target.flags,
        isListed: module.isOwn,
        contains: contains
      )
      source.resources = try ResourceBundle(
        target,
        module.package.name,
        in: folder,
        module.package.manifest
      )
      parts.append(Part(module: module, source: source))
    }
    return parts
  }
}
