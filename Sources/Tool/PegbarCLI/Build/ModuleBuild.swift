import FoundationEssentials
import Glibc
import SceneProtocol

/// Builds the program of a scene of several files, and compiles only what has changed since the last time.
///
/// Swift's driver does that (`-incremental`): it knows which files depend on what another declares, and compiles those
/// too when a declaration changes. What it needs is kept in a directory of the cache, one for each scene.
struct ModuleBuild {
  let toolchain: Toolchain
  let arguments: CompilerArguments
  let library: Library
  let options: CommonOptions
  let source: SceneSource
  /// The compiled libraries that it may import.
  let libraries: [ModuleState]
  let state: ModuleState

  /// Compiles and links.
  ///
  /// - Parameters:
  ///   - program: The path of the linked program; `nil` leaves it where it is, for a library.
  ///   - texts: What the compiler reads in place of files, by their absolute paths; of the same lines.
  /// - Returns: How it ended, and the toolchain's messages, those of files that were compiled before among them.
  /// - Throws: What keeps it from being tried.
  func run(
    into program: String?,
    inPlace texts: [String: [UInt8]] = [:]
  ) throws(CommandError) -> SceneBuild.Result {
    let directory = "\(state.directory)/texts"
    var rewritten = try RewrittenScene(source, library, options, in: directory)
    guard rewritten.problems.isEmpty else { return (.exited(1), rewritten.problems) }
    try rewritten.replace(texts)
    var files = state.files
    try prepare(&files, rewritten)
    try writeGenerated()
    let before = source.files.map { FileIdentity.describe(state.object(of: $0)) }
    let words =
      [toolchain.compiler]
      + arguments.moduleWords(for: source, libraries, state, overlay: rewritten.overlay)
    let (outcome, said) = try state.run(words, for: source.path, options)
    let messages = rewritten.restored(said)
    let warnings = DiagnosticsFormatter(source: source).warnings(in: messages)
    var compiled = 0
    for (file, identity) in zip(source.files, before) {
      // (An object that would be the same is not written again.)
      let isNew = FileIdentity.describe(state.object(of: file)) != identity
      let text = warnings[file.absolutePath]
      if isNew || text != nil { files[file.absolutePath]?.warnings = text ?? "" }
      if isNew { compiled += 1 }
    }
    options.log("\(compiled) of \(source.files.count) files were compiled")
    try state.keep(files)
    guard outcome == .exited(0) else { return (outcome, messages) }
    if let program, rename(state.program, program) != 0 {
      throw .cannotWrite(path: program, reason: FileIO.reason())
    }
    let all = source.files.map { files[$0.absolutePath]?.warnings ?? "" }.joined()
    return (outcome, Array(all.utf8))
  }

  /// Has the driver compile again what reads differently, whatever the files' times say: a text may change because
  /// another file has, and its meaning because a library has other declarations.
  private func prepare(
    _ files: inout [String: ModuleState.File],
    _ rewritten: RewrittenScene
  ) throws(CommandError) {
    var kept: [String: ModuleState.File] = [:]
    let imported = libraries.map { ContentDigits.of(FileIO.read($0.interface) ?? []) }.joined()
    for file in source.files {
      let text = ContentDigits.of(rewritten.text(of: file)) + imported
      kept[file.absolutePath] = files[file.absolutePath] ?? ModuleState.File(text: "")
      guard kept[file.absolutePath]?.text != text else { continue }
      unlink(state.object(of: file))
      kept[file.absolutePath]?.text = text
    }
    files = kept
    try state.keep(files)
    let others = GeneratedSource(for: source).text.isEmpty ? [] : [state.generated]
    try state.writeMap(of: source.files.map(\.absolutePath) + others)
  }

  /// Writes the declarations that the module gets besides its files, if they are others than before.
  func writeGenerated() throws(CommandError) {
    let text = Array(GeneratedSource(for: source).text.utf8)
    guard !text.isEmpty, FileIO.read(state.generated) != text else { return }
    guard FileIO.write(text, to: state.generated) else {
      throw .cannotWrite(path: state.generated, reason: FileIO.reason())
    }
  }
}

/// What is kept of a scene of several files from one compilation to the next: a directory of the cache.
struct ModuleState {
  /// What is known of a file.
  struct File: Codable {
    /// The hash of the text that the compiler read last.
    var text: String
    /// The warnings that it had about it.
    var warnings = ""
  }

  let directory: String
  /// The name of the module.
  let moduleName: String
  /// The files as they were compiled last, by their absolute paths.
  var files: [String: File] {
    FileIO.read("\(directory)/files").flatMap { try? JSONText.decode(from: $0) } ?? [:]
  }
  /// Where the driver puts the program: other arguments than before would have it compile everything.
  var program: String { isLibrary ? "\(directory)/\(libraryName)" : "\(directory)/program" }
  /// Whether it is a library's.
  let isLibrary: Bool
  /// What keeps other commands away from it.
  let lock: ModuleLock
  /// The name of a library's file.
  var libraryName: String { "lib\(moduleName).so" }
  /// The path of a library's declarations, for the compiler.
  var interface: String { "\(directory)/\(moduleName).swiftmodule" }
  /// The file that says what a library was compiled from.
  var built: String { "\(directory)/built" }
  /// The target in C that it is kept of; `nil` for a module of Swift.
  var foreign: CTarget?
  /// The file of declarations that the module gets besides its own.
  var generated: String { "\(directory)/Generated.swift" }
  /// The driver's list of what is written where.
  var map: String { "\(directory)/map.json" }

  /// The path of a file's object.
  func object(of file: SceneFile) -> String { object(of: file.absolutePath) }

  private func object(of path: String) -> String {
    "\(directory)/\(ContentDigits.of(path.utf8)).o"
  }

  /// Runs a compiler.
  ///
  /// - Parameters:
  ///   - words: Its path and its arguments.
  ///   - name: The name of what it compiles, for the line of progress.
  ///   - options: The common options; with `--verbose` the words are printed.
  /// - Returns: How it ended, and what it has said.
  /// - Throws: Why it cannot be started.
  func run(
    _ words: [String],
    for name: String,
    _ options: CommonOptions
  ) throws(CommandError) -> SceneBuild.Result {
    options.log(words.map(ShellWord.quoted).joined(separator: " "))
    let output = "\(directory)/output"
    let progress = ProgressLine("compiling \(name)", options)
    defer { progress?.remove() }
    let outcome = try ChildProcess.run(
      words[0],
      Array(words.dropFirst()),
      output: output,
      inherited: lock.descriptor,
      input: .nothing,
      progress: progress
    )
    return (outcome, FileIO.read(output) ?? [])
  }

  func keep(_ files: [String: File]) throws(CommandError) {
    try write(files, to: "\(directory)/files")
  }

  func writeMap(of paths: [String]) throws(CommandError) {
    var map = ["": ["swift-dependencies": "\(directory)/module.swiftdeps"]]
    if isLibrary { map[""]?["swiftmodule"] = interface }
    for path in paths {
      let object = object(of: path)
      map[path] = [
        "object": object, "swift-dependencies": "\(object.dropLast(2)).swiftdeps",
      ]
    }
    try write(map, to: self.map)
  }

  private func write(_ value: some Encodable, to path: String) throws(CommandError) {
    let text = (try? JSONText.encode(value)) ?? []
    guard FileIO.read(path) != text else { return }
    // (Whoever is killed meanwhile leaves the text before.)
    guard FileIO.write(text, to: path + ".new"), rename(path + ".new", path) == 0 else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}

extension BuildCache {
  private static func moduleName(_ words: [String]) -> String {
    ContentDigits.of(words.joined(separator: "\n").utf8)
  }

  /// The directory of what is kept of a module, by all that distinguishes it from others.
  func moduleDirectory(_ words: [String]) -> String { "\(root)/module-\(Self.moduleName(words))" }

  /// Does something with what is kept of a module, while no other command does.
  ///
  /// - Parameters:
  ///   - words: All that distinguishes this module from others.
  ///   - moduleName: The module's name; `nil` for one of its own.
  ///   - isLibrary: Whether scenes import it.
  ///   - body: What is done.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; `interrupted` when the command is asked to end while another one holds it.
  func withModule<Value>(
    _ words: [String],
    named moduleName: String? = nil,
    isLibrary: Bool,
    _ body: (ModuleState) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let name = Self.moduleName(words)
    let directory = moduleDirectory(words)
    let lock = try ModuleLock(in: self, directory)
    defer { lock.close() }
    return try body(
      ModuleState(
        directory: directory,
        moduleName: moduleName ?? "Scene_\(name)",
        isLibrary: isLibrary,
        lock: lock
      )
    )
  }
}
