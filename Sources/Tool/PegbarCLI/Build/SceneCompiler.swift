import Glibc
import SceneProtocol

/// Compiles a scene, or finds the program that an earlier run made of the same scene.
struct SceneCompiler {
  private let toolchain: Toolchain
  private let library: Library
  private let cache: BuildCache
  private let options: CommonOptions
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
  func keptProgram(for file: SceneFile) -> SceneProgram? {
    let arguments = CompilerArguments(toolchain: toolchain, library: library, cache: cache)
    return keptProgram(for: file, key(of: file, arguments))
  }

  private func keptProgram(for file: SceneFile, _ key: CacheKey) -> SceneProgram? {
    guard !options.ignoresCache, let entry = cache.entry(for: key) else { return nil }
    options.log("\(file.path) has not changed: using \(entry)")
    pass(warnings: FileIO.read("\(entry)/warnings") ?? [], file)
    return program(in: entry, file)
  }

  private func key(of file: SceneFile, _ arguments: CompilerArguments) -> CacheKey {
    CacheKey(
      file: file,
      compilerArguments: arguments.common,
      toolchain: toolchain,
      library: library
    )
  }

  /// The program of the scene; the compiler's warnings and errors are passed on.
  ///
  /// - Parameters:
  ///   - file: The scene's file.
  ///   - trimsCache: Whether the cache is brought within its limit; otherwise call `trimCache()` later.
  /// - Returns: The program, new or cached.
  /// - Throws: The error when there is none.
  func program(
    for file: SceneFile,
    trimsCache: Bool = true
  ) throws(CommandError) -> SceneProgram {
    try refuseTwoOnALine(file)
    let arguments = CompilerArguments(toolchain: toolchain, library: library, cache: cache)
    let key = key(of: file, arguments)
    if let kept = keptProgram(for: file, key) { return kept }
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    try compile(file, arguments, moduleName: "Scene_\(key.name)", in: work)
    guard try file.isUnchanged() else {
      options.log("\(file.path) was saved while it was compiled: compiling it again")
      return try program(for: try SceneFile(reading: file.path), trimsCache: trimsCache)
    }
    let entry = try cache.publish(work, as: key)
    if trimsCache { trimCache() }
    return program(in: entry, file)
  }

  /// Brings the cache within its limit.
  func trimCache() { cache.trim() }

  /// Two functions for one line would collide in the linker, far from the cause.
  private func refuseTwoOnALine(_ file: SceneFile) throws(CommandError) {
    let lines = file.outline.previewLines
    guard let twice = zip(lines, lines.dropFirst()).first(where: ==)?.0 else { return }
    let message = "two #Preview on one line: give each a line of its own"
    collector?.diagnostics.append(
      Diagnostic(file: file.path, line: twice, column: 1, severity: "error", message: message)
    )
    show("\(file.path):\(twice):1: error: \(message)\n")
    throw .doesNotCompile(path: file.path, errors: 1)
  }

  private func compile(
    _ file: SceneFile,
    _ arguments: CompilerArguments,
    moduleName: String,
    in work: String
  ) throws(CommandError) {
    try arguments.writeStubModules()
    let clock = ContinuousClock()
    let start = clock.now
    let rewritten = try RewrittenScene(file, library, options, in: work)
    defer { rewritten?.remove() }
    if let problems = rewritten?.problems, !problems.isEmpty {
      return try report(problems, .exited(1), file, work)
    }
    let result = try SceneBuild(
      toolchain: toolchain,
      arguments: arguments,
      parts: BuildPlan.Parts(
        source: file.absolutePath,
        overlay: rewritten?.overlay,
        module: moduleName,
        object: "\(work)/scene.o",
        program: "\(work)/\(file.baseName)"
      ),
      cache: cache,
      options: options,
      progress: ProgressLine("compiling \(file.path)", options)
    ).run()
    options.log("compiled in \((clock.now - start).formattedSeconds)")
    let output = rewritten?.restored(result.output) ?? result.output
    try report(output, result.outcome, file, work)
  }

  private func report(
    _ output: [UInt8],
    _ outcome: ProcessOutcome,
    _ file: SceneFile,
    _ work: String
  ) throws(CommandError) {
    guard outcome == .exited(0) else {
      let report = DiagnosticsFormatter(file: file).format(output)
      collect(output, file)
      show(report.text)
      throw .doesNotCompile(path: file.path, errors: max(1, report.errors))
    }
    pass(warnings: output, file)
    try write(String(decoding: output, as: UTF8.self), to: "\(work)/warnings")
  }

  private func pass(warnings: [UInt8], _ file: SceneFile) {
    guard !warnings.isEmpty else { return }
    collect(warnings, file)
    if !options.isQuiet { show(DiagnosticsFormatter(file: file).format(warnings).text) }
  }

  private func collect(_ output: [UInt8], _ file: SceneFile) {
    collector?.diagnostics += DiagnosticsFormatter(file: file).diagnostics(in: output)
  }

  private func show(_ text: String) {
    if let collector { collector.text += text } else { Console.write(text, to: .error) }
  }

  private func program(in entry: String, _ file: SceneFile) -> SceneProgram {
    SceneProgram(
      path: "\(entry)/\(file.baseName)",
      scenePath: file.path,
      isApplication: file.outline.isApplication,
      previewLines: file.outline.previewLines
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
