import Glibc
import SceneProtocol

/// Builds the program of a scene that takes the values of the scene's literals when it starts.
///
/// The compiler checks the scene as it is, and says which type each literal has. Each is then replaced by a call of a
/// function that returns that type, so that all else is as the compiler has found it, and this text is compiled.
struct TunableBuild {
  let toolchain: Toolchain
  let library: Library
  let arguments: CompilerArguments
  let cache: BuildCache
  let options: CommonOptions

  /// Maximum number of literals: the compiler takes longer for a call than for a literal.
  private static let mostLiterals = 5000

  /// Builds it, or finds what an earlier run has built.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - key: The key of the scene's own program.
  ///   - program: Describes the program in a directory of the cache.
  /// - Returns: The program; `nil` for a scene of several files, and for one that has no such program.
  /// - Throws: When the compiler cannot be started, or the cache cannot be written.
  func run(
    _ source: SceneSource,
    _ key: CacheKey,
    program: (String) -> SceneProgram
  ) throws(CommandError) -> TunableScene? {
    guard !source.isModule, let file = source.files.first, source.files.count == 1 else {
      return nil
    }
    let key = CacheKey(bytes: key.bytes + Array("\nliterals".utf8))
    var entry = options.ignoresCache ? nil : cache.entry(for: key)
    if entry == nil { entry = try build(file, of: source, key) }
    guard let entry, let bytes = FileIO.read("\(entry)/marks"),
      let marks: [LiteralMark] = try? JSONText.decode(from: bytes)
    else { return nil }
    var scene = TunableScene(
      program: program(entry),
      file: file.absolutePath,
      text: file.text,
      marks: marks
    )
    guard let program = scene.program(for: file.bytes) else { return nil }
    scene.program = program
    return scene
  }

  /// Builds an entry of the cache; `nil` where that cannot be.
  private func build(
    _ file: SceneFile,
    of source: SceneSource,
    _ key: CacheKey
  ) throws(CommandError) -> String? {
    let work = try cache.makeWorkDirectory()
    defer { BuildCache.remove(work) }
    try arguments.writeStubModules()
    let rewritten = try RewrittenScene(source, library, options, in: "\(work)/rewritten")
    guard rewritten.problems.isEmpty else { return nil }
    // (The file itself may have changed since.)
    let text = rewritten.text(of: file)
    let parts = BuildPlan.Parts(
      source: file.absolutePath,
      module: "Scene_\(key.name)",
      object: "\(work)/scene.o",
      program: "\(work)/\(source.programName)"
    )
    let offsets = SceneOffsets(rewritten.edits(of: file), of: file.bytes)
    let literals = try LiteralTypes(self, parts, text, in: work).marks.compactMap { mark in
      offsets.own(mark.offset..<mark.offset + mark.length).map { (mark, $0.lowerBound) }
    }
    guard !literals.isEmpty, literals.count <= Self.mostLiterals,
      try compile(MarkedText(literals.map(\.0), in: text).bytes, parts, in: work)
    else { return nil }
    let marks = literals.map { mark, offset in
      var mark = mark
      mark.offset = offset
      return mark
    }
    try write((try? JSONText.encode(marks)) ?? [], to: "\(work)/marks")
    rewritten.remove()
    return try cache.publish(work, as: key)
  }

  /// Compiles and links the text with the calls.
  ///
  /// - Returns: Whether there is a program.
  private func compile(
    _ text: [UInt8],
    _ parts: BuildPlan.Parts,
    in work: String
  ) throws(CommandError) -> Bool {
    var parts = parts
    parts.overlay = try overlay(text, of: parts, in: work)
    let result = try SceneBuild(
      toolchain: toolchain,
      arguments: arguments,
      parts: parts,
      cache: cache,
      options: options,
      progress: nil
    ).run()
    removeOverlay(in: work)
    if result.outcome == .exited(0) { return true }
    let output = String(decoding: result.output, as: UTF8.self)
    options.log("no program takes the literals of \(parts.source): \(output)")
    return false
  }

  /// Has the compiler check a text in place of the scene's own.
  ///
  /// - Returns: What it has found, and whether that compiles; `nil` where it says nothing.
  func check(
    _ text: [UInt8],
    _ parts: BuildPlan.Parts,
    in work: String
  ) throws(CommandError) -> (literals: TypedLiterals, compiles: Bool)? {
    guard let plan = try cache.plan(toolchain, arguments) else { return nil }
    var parts = parts
    parts.overlay = try overlay(text, of: parts, in: work)
    parts.object = "\(work)/tree.json"
    let words = plan.compile(parts).flatMap { word in
      word == "-c" ? ["-dump-ast", "-dump-ast-format", "json"] : [word]
    }
    let said = "\(work)/said"
    defer {
      for path in [parts.object, said] { unlink(path) }
      removeOverlay(in: work)
    }
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: said,
      input: .nothing
    )
    guard let bytes = FileIO.read(parts.object),
      let tree: SyntaxTree = try? JSONText.decode(from: bytes)
    else { return nil }
    return (TypedLiterals(in: tree, of: text), outcome == .exited(0))
  }

  /// Has the compiler read other bytes as the scene's file.
  ///
  /// - Returns: The overlay that does.
  private func overlay(
    _ bytes: [UInt8],
    of parts: BuildPlan.Parts,
    in work: String
  ) throws(CommandError) -> String {
    var overlay = SourceOverlay()
    overlay.add("\(work)/marked.swift", as: parts.source)
    try write(bytes, to: "\(work)/marked.swift")
    try write(overlay.bytes, to: "\(work)/marked.yaml")
    return "\(work)/marked.yaml"
  }

  private func removeOverlay(in work: String) {
    for name in ["marked.swift", "marked.yaml"] { unlink("\(work)/\(name)") }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    guard FileIO.write(bytes, to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}
