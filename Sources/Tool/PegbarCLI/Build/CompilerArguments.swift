import Glibc

/// The compiler's arguments that are the same for all scenes.
struct CompilerArguments {
  /// The library that scenes are compiled against.
  let library: Library
  private let cache: BuildCache
  /// The arguments; they are part of the cache's key.
  let common: [String]

  /// Arguments for this toolchain, library and cache.
  init(toolchain: Toolchain, library: Library, cache: BuildCache) {
    (self.library, self.cache) = (library, cache)
    common =
      ["-Onone", "-gline-tables-only", "-no-color-diagnostics"]
      + Self.ofText(library: library, stubModules: Self.stubModules(cache))
      + ["-I", library.modules, "-L", library.home, "-lPegbar"]
      + ["-Xlinker", "-rpath", "-Xlinker", library.home]
      + (toolchain.hasLLD ? ["-use-ld=lld"] : [])
      // The runner looks up the previews by name in the running program.
      + ["-Xlinker", "--export-dynamic"]
      + ["-module-cache-path", cache.modules]
      // Paths are absolute: nothing depends on where the command runs.
      + ["-file-compilation-dir", "/"]
  }

  /// The arguments that decide what a scene's text means, for editors too; all but where its modules are.
  ///
  /// - Parameters:
  ///   - library: The library with the `#Preview` plugin.
  ///   - stubModules: The path of the file that `stubModuleMap` is the text of.
  /// - Returns: Arguments of `swiftc`.
  static func ofText(library: Library, stubModules: String) -> [String] {
    ["-swift-version", "6", "-parse-as-library"]
      + ofModules(library: library, stubModules: stubModules)
  }

  /// The arguments for modules that do not depend on the version of the language.
  private static func ofModules(library: Library, stubModules: String) -> [String] {
    ["-default-isolation", "MainActor"]
      // A scene may import only `UIKit`; `#Preview` and `main()` come from the umbrella module.
      + ["-Xfrontend", "-import-module", "-Xfrontend", "Pegbar"]
      + ["-load-plugin-executable", "\(library.plugin)#PreviewMacros"]
      + ["-Xcc", "-fmodule-map-file=\(stubModules)"]
  }

  /// The arguments for the sources of others, beside those of the version of their language, for editors too.
  static func ofForeignText(library: Library, stubModules: String) -> [String] {
    ofModules(library: library, stubModules: stubModules) + foreign
  }

  /// GNU declarations of the C library are visible, as Darwin's are by default; default values are isolated only as
  /// they require (SE-0411), and method references are `Sendable` (SE-0418), in any language version.
  private static let foreign = [
    "-Xcc", "-D_GNU_SOURCE", "-enable-upcoming-feature", "IsolatedDefaultValues",
    "-enable-upcoming-feature", "InferSendableFromCaptures",
  ]

  /// The arguments for one scene.
  func words(for parts: BuildPlan.Parts) -> [String] {
    common + parts.options + ["-module-name", parts.module, parts.source, "-o", parts.program]
  }

  /// The arguments for a scene of several files, or a library.
  ///
  /// - Parameters:
  ///   - source: The scene or the library.
  ///   - libraries: The compiled libraries that it may import.
  ///   - state: What is kept of it.
  ///   - overlay: The file of rewritten texts.
  /// - Returns: All but the compiler's own name.
  func moduleWords(
    for source: SceneSource,
    _ libraries: [ModuleState],
    _ state: ModuleState,
    overlay: String
  ) -> [String] {
    let jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return textWords(for: source, libraries, state, overlay: overlay)
      + [
        "-incremental", "-enable-batch-mode", "-j", "\(jobs)", "-output-file-map", state.map, "-o",
        state.program,
      ]
      + files(of: source, state)
  }

  /// The files of a scene of several, or of a library: its own, and then what the command writes.
  func files(of source: SceneSource, _ state: ModuleState) -> [String] {
    source.files.map(\.absolutePath)
      + (GeneratedSource(for: source).text.isEmpty ? [] : [state.generated])
  }

  /// The arguments among `moduleWords` that decide what the texts mean, without the files.
  func textWords(
    for source: SceneSource,
    _ libraries: [ModuleState],
    _ state: ModuleState,
    overlay: String
  ) -> [String] {
    let isScript = source.hasMainFile && source.shape != .library
    var own = isScript ? common.filter { $0 != "-parse-as-library" } : common
    if source.languageMode < 6 { own += ["-swift-version", "\(source.languageMode)"] }
    own += source.flags
    if source.shape == .library {
      own += Self.foreign
      // Warnings about a library are for its author.
      own += ["-emit-library", "-emit-module", "-emit-module-path", state.interface]
      own += ["-suppress-warnings", "-Xlinker", "-soname=\(state.libraryName)"]
    }
    if source.shape == .library || !libraries.isEmpty {
      // The libraries are beside the program.
      own += ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
    }
    for library in libraries {
      if let target = library.foreign {
        own += target.importing(library)
        continue
      }
      own += ["-I", library.directory, "-L", library.directory, "-l\(library.moduleName)"]
    }
    return own + ["-module-name", state.moduleName, "-vfsoverlay", overlay]
  }

  /// Empty C modules in place of those of X11, Cairo, the fonts and the kernels.
  ///
  /// The library's modules refer to them, but scenes do not use them: so a scene needs none of their headers.
  static let stubModuleMap = ["CCairo", "CKernels", "CTestFont", "CX11"]
    .map { "module \($0) [system] {}\n" }.joined()

  /// Writes the empty C modules.
  func writeStubModules() throws(CommandError) {
    let path = Self.stubModules(cache)
    let text = Array(Self.stubModuleMap.utf8)
    guard FileIO.read(path) != text else { return }
    // (A compiler of another command may read it now.)
    try FileIO.replace(text, at: path)
  }

  private static func stubModules(_ cache: BuildCache) -> String { "\(cache.root)/stub.modulemap" }
}
