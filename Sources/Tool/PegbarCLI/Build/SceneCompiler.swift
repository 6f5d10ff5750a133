import Glibc
import SceneProtocol

/// Compiles a scene of one file or several, or finds the program that an earlier run made of the same scene.
struct SceneCompiler {
  let toolchain: Toolchain
  let library: Library
  let cache: BuildCache
  let options: CommonOptions
  /// Collects messages about scenes; `nil` for standard error.
  private let collector: DiagnosticCollector?

  /// The compiler, library and cache of this machine and user.
  ///
  /// - Parameters:
  ///   - options: The common options.
  ///   - collector: Collects the messages about scenes; without one they go to standard error.
  /// - Returns: The compiler.
  /// - Throws: The part that is missing.
  static func standard(
    _ options: CommonOptions,
    collector: DiagnosticCollector? = nil
  ) throws(CommandError) -> SceneCompiler {
    SceneCompiler(
      toolchain: try Toolchain.find(),
      library: try Library.find(),
      cache: try BuildCache.standard(),
      options: options,
      collector: collector
    )
  }

  /// The program of the scene if an earlier run has compiled it.
  func keptProgram(for source: SceneSource) -> SceneProgram? {
    keptProgram(for: source, key(of: source, arguments))
  }

  var arguments: CompilerArguments {
    CompilerArguments(toolchain: toolchain, library: library, cache: cache)
  }

  private func keptProgram(for source: SceneSource, _ key: CacheKey) -> SceneProgram? {
    guard !options.ignoresCache, let entry = cache.entry(for: key) else { return nil }
    options.log("\(source.path) has not changed: using \(entry)")
    pass(warnings: FileIO.read("\(entry)/warnings") ?? [], source)
    return program(in: entry, source)
  }

  func key(of source: SceneSource, _ arguments: CompilerArguments) -> CacheKey {
    CacheKey(
      source: source,
      compilerArguments: arguments.common,
      toolchain: toolchain,
      library: library
    )
  }

  /// The program of the scene; the compiler's warnings and errors are passed on.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - trimsCache: Whether the cache is brought within its limit; otherwise call `trimCache()` later.
  /// - Returns: The program, new or cached.
  /// - Throws: The error when there is none.
  func program(
    for source: SceneSource,
    trimsCache: Bool = true
  ) throws(CommandError) -> SceneProgram {
    for file in source.files { try refuseTwoOnALine(file, source) }
    if let problem = SceneResources(of: source).problem { throw problem }
    let arguments = arguments
    let key = key(of: source, arguments)
    if let kept = keptProgram(for: source, key) { return kept }
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    let result = try compile(source, arguments, key, in: work)
    let now = try source.reread(options)
    guard now.isSame(as: source) else {
      options.log("\(source.path) was saved while it was compiled: compiling it again")
      return try program(for: now, trimsCache: trimsCache)
    }
    try report(result, source, work)
    let entry = try cache.publish(work, as: key)
    if trimsCache { trimCache() }
    return program(in: entry, source)
  }

  /// Brings the cache within its limit.
  func trimCache() { cache.trim() }

  /// Two functions for one line would collide in the linker, far from the cause.
  private func refuseTwoOnALine(
    _ file: SceneFile,
    _ source: SceneSource
  ) throws(CommandError) {
    let lines = file.outline.previewLines
    guard let twice = zip(lines, lines.dropFirst()).first(where: ==)?.0 else { return }
    let message = "two #Preview on one line: give each a line of its own"
    collector?.diagnostics.append(
      Diagnostic(file: file.path, line: twice, column: 1, severity: "error", message: message)
    )
    show("\(file.path):\(twice):1: error: \(message)\n")
    throw .doesNotCompile(path: source.path, errors: 1)
  }

  private func compile(
    _ source: SceneSource,
    _ arguments: CompilerArguments,
    _ key: CacheKey,
    in work: String
  ) throws(CommandError) -> SceneBuild.Result {
    try arguments.writeStubModules()
    let clock = ContinuousClock()
    let start = clock.now
    defer { options.log("compiled in \((clock.now - start).formattedSeconds)") }
    let program = "\(work)/\(source.programName)"
    return source.isModule
      ? try compileModule(source, arguments, into: program)
      : try compileFile(source, arguments, "Scene_\(key.name)", into: program, work)
  }

  /// Compiles a scene of several files, and puts beside the program what it needs.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - arguments: The compiler's arguments.
  ///   - program: The path of the program.
  ///   - marked: The texts with marked literals that the compiler reads in place of the files, by their paths; `nil` to
  ///     compile the files.
  /// - Returns: How it ended, and the toolchain's messages.
  /// - Throws: What keeps it from being tried.
  func compileModule(
    _ source: SceneSource,
    _ arguments: CompilerArguments,
    into program: String,
    inPlace marked: [String: [UInt8]]? = nil
  ) throws(CommandError) -> SceneBuild.Result {
    let libraries = try compileLibraries(of: source, arguments)
    let result = try withModule(of: source, arguments, takesLiterals: marked != nil) {
      (state) throws(CommandError) in
      try buildModule(source, libraries, arguments, state, into: program, inPlace: marked ?? [:])
    }
    for bundle in ([source] + source.libraries).compactMap(\.resources) {
      try bundle.make(in: SceneFile.folder(of: program))
    }
    for library in libraries where library.foreign?.isSystem != true {
      let copy = "\(SceneFile.folder(of: program))/\(library.libraryName)"
      guard result.outcome != .exited(0) || link(library.program, copy) == 0 else {
        throw .cannotWrite(path: copy, reason: FileIO.reason())
      }
    }
    return result
  }

  /// Compiles the libraries that a scene uses.
  func compileLibraries(
    of source: SceneSource,
    _ arguments: CompilerArguments
  ) throws(CommandError) -> [ModuleState] {
    var libraries: [ModuleState] = []
    for part in source.libraries {
      libraries.append(try compileLibrary(part, libraries, arguments))
    }
    return libraries
  }

  /// Compiles libraries that no scene uses, for the messages about them.
  func checkLibraries(_ sources: [SceneSource]) throws(CommandError) {
    try cache.makeDirectory(cache.root)
    try arguments.writeStubModules()
    var libraries: [ModuleState] = []
    for source in sources {
      libraries.append(try compileLibrary(source, libraries, arguments))
    }
    trimCache()
  }

  /// Compiles a library, unless it was compiled from the same before.
  private func compileLibrary(
    _ source: SceneSource,
    _ libraries: [ModuleState],
    _ arguments: CompilerArguments
  ) throws(CommandError) -> ModuleState {
    let before = libraries.map { FileIO.read($0.built) ?? [] }.joined()
    let key = ContentDigits.of(key(of: source, arguments).bytes + before)
    return try withModule(of: source, arguments) { (state) throws(CommandError) in
      var state = state
      state.foreign = source.foreign
      let files = source.foreign == nil ? [state.program, state.interface] : [state.program]
      let products = source.foreign?.isSystem == true ? [] : files
      let isThere = products.allSatisfy(SceneFile.exists)
      guard options.ignoresCache || !isThere || FileIO.read(state.built) != Array(key.utf8) else {
        options.log("the library \(state.moduleName) has not changed: using \(state.directory)")
        return state
      }
      unlink(state.built)
      if source.leftOut > 0 {
        options.log(
          "left out of \(state.moduleName), as they import SwiftUI: \(source.leftOut) files"
        )
      }
      let result = try buildLibrary(source, libraries, arguments, state)
      guard result.outcome == .exited(0) else {
        let report = DiagnosticsFormatter(source: source).format(result.output)
        collect(result.output, source)
        show(report.text)
        throw .doesNotCompile(path: source.path, errors: max(1, report.errors))
      }
      try write(key, to: state.built)
      return state
    }
  }

  /// Builds a library, one in C by clang.
  private func buildLibrary(
    _ source: SceneSource,
    _ libraries: [ModuleState],
    _ arguments: CompilerArguments,
    _ state: ModuleState
  ) throws(CommandError) -> SceneBuild.Result {
    if let target = source.foreign {
      return try target.build(state, libraries, toolchain, options)
    }
    return try buildModule(source, libraries, arguments, state, into: nil)
  }

  /// Builds a module of Swift; one with names of before Swift 4.2, such as an old project's folder, in Swift 4 mode.
  private func buildModule(
    _ source: SceneSource,
    _ libraries: [ModuleState],
    _ arguments: CompilerArguments,
    _ state: ModuleState,
    into program: String?,
    inPlace texts: [String: [UInt8]] = [:]
  ) throws(CommandError) -> SceneBuild.Result {
    let build = build(source, libraries, arguments, state)
    let result = try build.run(into: program, inPlace: texts)
    let said = String(decoding: result.output, as: UTF8.self)
    guard result.outcome != .exited(0), [.library, .folder].contains(source.shape),
      said.contains("was obsoleted in Swift 4.2")
    else { return result }
    let name = source.shape == .library ? state.moduleName : source.path
    options.log("\(name) has names of before Swift 4.2: compiling it in Swift 4 mode")
    var older = source
    older.languageMode = 4
    let second = try self.build(older, libraries, arguments, state)
      .run(into: program, inPlace: texts)
    guard second.outcome != .exited(0) else { return second }
    // (Its other errors are the ones to mend.)
    return Self.errors(in: second) < Self.errors(in: result) ? second : result
  }

  private static func errors(in result: SceneBuild.Result) -> Int {
    String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      .count { $0.contains(": error: ") }
  }

  /// Does something with what is kept of a module, or of that with marked literals, while no other command does.
  func withModule<Value>(
    of source: SceneSource,
    _ arguments: CompilerArguments,
    takesLiterals: Bool = false,
    _ body: (ModuleState) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    try cache.withModule(
      moduleWords(of: source, arguments) + (takesLiterals ? ["literals"] : []),
      named: source.moduleName,
      isLibrary: source.shape == .library,
      body
    )
  }

  /// All that distinguishes a module from others.
  private func moduleWords(of source: SceneSource, _ arguments: CompilerArguments) -> [String] {
    let isFolder = [.folder, .library, .package].contains(source.shape)
    let paths = isFolder ? [source.absolutePath] : source.files.map(\.absolutePath)
    return [Version.number, toolchain.identity, library.identity, "\(source.shape)"]
      + arguments.common + paths
  }

  /// The directories where libraries in Swift are, or will be once a scene that imports them was compiled.
  func directories(of libraries: [SceneSource]) -> [String] {
    libraries.filter { $0.foreign == nil }.map {
      cache.moduleDirectory(moduleWords(of: $0, arguments))
    }
  }

  func build(
    _ source: SceneSource,
    _ libraries: [ModuleState],
    _ arguments: CompilerArguments,
    _ state: ModuleState
  ) -> ModuleBuild {
    ModuleBuild(
      toolchain: toolchain,
      arguments: arguments,
      library: library,
      options: options,
      source: source,
      libraries: libraries,
      state: state
    )
  }

  private func compileFile(
    _ source: SceneSource,
    _ arguments: CompilerArguments,
    _ moduleName: String,
    into program: String,
    _ work: String
  ) throws(CommandError) -> SceneBuild.Result {
    let rewritten = try RewrittenScene(source, library, options, in: "\(work)/rewritten")
    defer { rewritten.remove() }
    guard rewritten.problems.isEmpty else { return (.exited(1), rewritten.problems) }
    let result = try SceneBuild(
      toolchain: toolchain,
      arguments: arguments,
      parts: BuildPlan.Parts(
        source: source.files[0].absolutePath,
        overlay: rewritten.isNeeded ? rewritten.overlay : nil,
        module: moduleName,
        object: "\(work)/scene.o",
        program: program
      ),
      cache: cache,
      options: options,
      progress: ProgressLine("compiling \(source.path)", options)
    ).run()
    return (result.outcome, rewritten.restored(result.output))
  }

  private func report(
    _ result: SceneBuild.Result,
    _ source: SceneSource,
    _ work: String
  ) throws(CommandError) {
    let output = result.output
    guard result.outcome == .exited(0) else {
      let report = DiagnosticsFormatter(source: source).format(output)
      collect(output, source)
      show(report.text)
      let hints = [
        MissingNames(in: output, of: source).hint, MissingModule(in: output, of: source).hint,
      ]
      for hint in hints.compactMap(\.self) { show("pegbar: \(hint)\n") }
      throw .doesNotCompile(path: source.path, errors: max(1, report.errors))
    }
    pass(warnings: output, source)
    try write(String(decoding: output, as: UTF8.self), to: "\(work)/warnings")
  }

  private func pass(warnings: [UInt8], _ source: SceneSource) {
    guard !warnings.isEmpty else { return }
    collect(warnings, source)
    if !options.isQuiet { show(DiagnosticsFormatter(source: source).format(warnings).text) }
  }

  private func collect(_ output: [UInt8], _ source: SceneSource) {
    collector?.diagnostics += DiagnosticsFormatter(source: source).diagnostics(in: output)
  }

  private func show(_ text: String) {
    if let collector { collector.text += text } else { Console.write(text, to: .error) }
  }

  func program(in entry: String, _ source: SceneSource) -> SceneProgram {
    SceneProgram(
      path: "\(entry)/\(source.programName)",
      scenePath: source.path,
      isApplication: source.isApplication,
      previews: source.previews,
      folders: source.pictureFolders
    )
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    guard FileIO.write(Array(text.utf8), to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}

extension Duration {
  /// Seconds, rounded to hundredths: "0.43 s".
  fileprivate var formattedSeconds: String {
    let hundredths = components.seconds * 100 + components.attoseconds / 10_000_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
