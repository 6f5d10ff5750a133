import SceneProtocol

extension CTarget {
  /// The path of the module map that is made for a target without one, in the target's part of the cache.
  func moduleMap(in state: ModuleState) -> String {
    moduleMap ?? "\(state.directory)/module.modulemap"
  }

  /// The text of that: the header with the module's name, or all headers.
  var madeModuleMap: String {
    let umbrella = "\(headers)/\(name).h"
    let what =
      SceneFile.exists(umbrella) ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(headers)\""
    return "module \(name) {\n  \(what)\n  export *\n}\n"
  }

  /// Swift's options for whoever imports it.
  func importing(_ state: ModuleState) -> [String] {
    let include = isSystem ? [] : ["-Xcc", "-I", "-Xcc", headers]
    let library = isSystem ? [] : ["-L", state.directory, "-l\(state.moduleName)"]
    return ["-Xcc", "-fmodule-map-file=\(moduleMap(in: state))"] + include
      + flags.flatMap { ["-Xcc", $0] } + library + linking
  }

  /// A hash of all its files and options, for the cache.
  var identity: String {
    let texts = files.map { "\($0) \(ContentDigits.of(FileIO.read($0) ?? []))" }
    return (texts + [name, headers] + ownFlags + flags + linking).joined(separator: "\n")
  }

  /// Compiles and links it.
  ///
  /// - Parameters:
  ///   - state: What is kept of it.
  ///   - libraries: The C targets that it may include.
  ///   - toolchain: The toolchain with clang.
  ///   - options: The common options.
  /// - Returns: How it ended, and the compiler's messages.
  /// - Throws: What keeps it from being tried.
  func build(
    _ state: ModuleState,
    _ libraries: [ModuleState],
    _ toolchain: Toolchain,
    _ options: CommonOptions
  ) throws(CommandError) -> SceneBuild.Result {
    if moduleMap == nil {
      let path = moduleMap(in: state)
      guard FileIO.write(Array(madeModuleMap.utf8), to: path) else {
        throw .cannotWrite(path: path, reason: FileIO.reason())
      }
    }
    guard !isSystem else { return (.exited(0), []) }
    var words = [toolchain.cCompiler(plusPlus: hasCPlusPlus), "-shared", "-fPIC", "-O2", "-w"]
    words += ["-fno-color-diagnostics", "-I", headers] + ownFlags + flags
    for other in libraries {
      guard let target = other.foreign else { continue }
      words += target.isSystem ? target.flags : ["-I", target.headers]
      words += target.linking
      if !target.isSystem { words += ["-L", other.directory, "-l\(other.moduleName)"] }
    }
    words += sources.map(SceneFile.absolute)
    words += linking + ["-Wl,-soname,\(state.libraryName)", "-Wl,-rpath,$ORIGIN"]
    words += ["-o", state.program]
    return try state.run(words, for: name, options)
  }
}
