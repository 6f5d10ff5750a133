import SceneProtocol

/// Builds the program of a scene that takes the values of the scene's literals when it starts.
///
/// The compiler checks the scene as it is, and says which type each literal has. Each is then replaced by a call of a
/// function that returns that type, so that all else type-checks as before; these texts are compiled.
struct TunableBuild {
  let cache: BuildCache
  let options: CommonOptions

  /// Maximum number of literals: the compiler takes longer for a call than for a literal.
  private static let mostLiterals = 5000
  /// Maximum size of a scene's texts, in bytes: the compiler writes a hundred times as much about them.
  private static let mostText = 500_000

  /// Builds it, or finds what an earlier run has built.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - key: The key of the scene's own program.
  ///   - program: Describes the program in a directory of the cache.
  ///   - build: Builds the program in the directory that it is given, and returns the literals of each file; `nil`
  ///     where there is no program.
  /// - Returns: The program; `nil` for a scene that has no such program.
  /// - Throws: When the compiler cannot be started, or the cache cannot be written.
  func run(
    _ source: SceneSource,
    _ key: CacheKey,
    program: (String) -> SceneProgram,
    build: (String) throws(CommandError) -> [[LiteralMark]]?
  ) throws(CommandError) -> TunableScene? {
    let key = CacheKey(bytes: key.bytes + Array("\nliterals".utf8))
    var entry = options.ignoresCache ? nil : cache.entry(for: key)
    if entry == nil {
      let work = try cache.makeWorkDirectory()
      defer { BuildCache.remove(work) }
      guard let marks = try build(work) else { return nil }
      let file = "\(work)/marks"
      guard FileIO.write((try? JSONText.encode(marks)) ?? [], to: file) else {
        throw .cannotWrite(path: file, reason: FileIO.reason())
      }
      entry = try cache.publish(work, as: key)
    }
    guard let entry, let bytes = FileIO.read("\(entry)/marks"),
      let marks: [[LiteralMark]] = try? JSONText.decode(from: bytes),
      marks.count == source.files.count
    else { return nil }
    let files = zip(source.files, marks).map { file, marks in
      TunableFile(path: file.absolutePath, text: file.text, marks: marks)
    }
    var scene = TunableScene(program: program(entry), files: files)
    guard let program = scene.program(for: source.files.map(\.bytes)) else { return nil }
    scene.program = program
    return scene
  }

  /// Finds the literals, and compiles the texts with the calls.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - rewritten: Its texts for the compiler.
  ///   - compiler: What compiles them.
  /// - Returns: The literals of each file, at their places in the file; `nil` where there is no program.
  /// - Throws: When the compiler cannot be started, or the cache cannot be written.
  func compile(
    _ source: SceneSource,
    _ rewritten: RewrittenScene,
    _ compiler: some LiteralCompiler
  ) throws(CommandError) -> [[LiteralMark]]? {
    // The texts as they were rewritten: the files themselves may have changed since.
    let texts = source.files.map(rewritten.text)
    guard texts.reduce(0, { $0 + $1.count }) <= Self.mostText else {
      options.log("\(source.path) is too large for a program that takes its literals")
      return nil
    }
    let found = try LiteralTypes(compiler, texts).marks
    var own: [[LiteralMark]] = []
    var marked: [[UInt8]] = []
    for (index, file) in source.files.enumerated() {
      let offsets = SceneOffsets(rewritten.edits(of: file), of: file.bytes)
      let places = found[index].compactMap { mark in
        offsets.own(mark.offset..<mark.offset + mark.length).map { (mark, $0.lowerBound) }
      }
      marked.append(MarkedText(places.map(\.0), ofFile: index, in: texts[index]).bytes)
      own.append(
        places.map { mark, offset in
          var mark = mark
          mark.offset = offset
          return mark
        }
      )
    }
    guard own.contains(where: { !$0.isEmpty }),
      own.reduce(0, { $0 + $1.count }) <= Self.mostLiterals
    else { return nil }
    let result = try compiler.compile(marked)
    if result.outcome == .exited(0) { return own }
    let output = String(decoding: result.output, as: UTF8.self)
    options.log("no program takes the literals of \(source.path): \(output)")
    return nil
  }
}
