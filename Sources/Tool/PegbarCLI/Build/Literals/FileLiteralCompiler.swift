import Glibc
import SceneProtocol

/// Has the compiler read other texts in place of a scene's only file.
struct FileLiteralCompiler: LiteralCompiler {
  let toolchain: Toolchain
  let arguments: CompilerArguments
  let cache: BuildCache
  let options: CommonOptions
  let parts: BuildPlan.Parts
  /// A directory to work in.
  let work: String

  func check(_ texts: [[UInt8]]) throws(CommandError) -> CheckedTexts? {
    guard let plan = try cache.plan(toolchain, arguments) else { return nil }
    let overlay = try TextOverlay(texts, as: [parts.source], in: work)
    defer { overlay.remove() }
    var parts = parts
    parts.overlay = overlay.path
    parts.object = "\(work)/tree.json"
    let words = plan.compile(parts).flatMap { $0 == "-c" ? SyntaxTree.options : [$0] }
    return try SyntaxTree.check(words, [(parts.object, texts[0])], in: work)
  }

  func compile(_ texts: [[UInt8]]) throws(CommandError) -> SceneBuild.Result {
    let overlay = try TextOverlay(texts, as: [parts.source], in: work)
    defer { overlay.remove() }
    var parts = parts
    parts.overlay = overlay.path
    return try SceneBuild(
      toolchain: toolchain,
      arguments: arguments,
      parts: parts,
      cache: cache,
      options: options,
      progress: nil
    ).run()
  }
}

/// Texts that the compiler reads in place of files, while they are there.
struct TextOverlay {
  /// The file that says so.
  let path: String
  private let contents: [String]

  /// Writes the texts.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - files: The paths of the files that they are read in place of.
  ///   - directory: The directory to write in.
  /// - Throws: Why that cannot be written.
  init(_ texts: [[UInt8]], as files: [String], in directory: String) throws(CommandError) {
    path = "\(directory)/marked.yaml"
    contents = texts.indices.map { "\(directory)/marked-\($0).swift" }
    var overlay = SourceOverlay()
    for ((text, file), content) in zip(zip(texts, files), contents) {
      try Self.write(text, to: content)
      overlay.add(content, as: file)
    }
    try Self.write(overlay.bytes, to: path)
  }

  func remove() {
    for path in contents + [path] { unlink(path) }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    guard FileIO.write(bytes, to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}

extension SyntaxTree {
  /// The compiler's options that have it write checked trees, in place of those that have it compile.
  static let options = ["-dump-ast", "-dump-ast-format", "json"]

  /// Has the compiler check texts and write a tree for each.
  ///
  /// - Parameters:
  ///   - words: The compiler's path and its arguments.
  ///   - outputs: The file of each tree, and the text that it is of.
  ///   - directory: A directory to write in.
  /// - Returns: The literals in the trees; `nil` where there is no tree.
  /// - Throws: When the compiler cannot be started.
  static func check(
    _ words: [String],
    _ outputs: [(path: String, text: [UInt8])],
    in directory: String
  ) throws(CommandError) -> CheckedTexts? {
    let said = "\(directory)/said"
    defer { for path in outputs.map(\.path) + [said] { unlink(path) } }
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: said,
      input: .nothing
    )
    var literals: [TypedLiterals] = []
    for output in outputs {
      guard let bytes = FileIO.read(output.path),
        let tree: SyntaxTree = try? JSONText.decode(from: bytes)
      else { return nil }
      literals.append(TypedLiterals(in: tree, of: output.text))
    }
    return CheckedTexts(literals: literals, compiles: outcome == .exited(0))
  }
}
