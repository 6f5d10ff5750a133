import Glibc
import SceneProtocol

/// The compiler's version of a scene that was written for the Objective-C runtime.
///
/// The compiler opens the scene's own paths but reads the rewritten texts in place of the files'. So all places in
/// messages, `#filePath` and debug information are the scene's own. The files of one scene are rewritten together: one
/// may override or call what another declares.
struct RewrittenScene {
  /// The files with their rewritten texts; empty for a scene without a word that needs it.
  private var rewritings: [(file: SceneFile, rewriting: SceneRewriting)] = []
  /// The texts that the compiler reads in place of these, by the absolute paths of the files.
  private var replaced: [String: [UInt8]] = [:]
  private let source: SceneSource
  private let directory: String

  /// The path of the overlay file, by which the compiler finds the texts.
  var overlay: String { "\(directory)/overlay.yaml" }

  /// Whether there is another text than the files' own.
  var isNeeded: Bool { !rewritings.isEmpty }

  /// What cannot be rewritten, in the format of the compiler's errors; empty when everything can.
  var problems: [UInt8] {
    let messages = rewritings.flatMap { file, rewriting in
      let lines = SourcePicture.lines(of: file.text)
      return rewriting.problems.flatMap { problem in
        let picture = SourcePicture(line: problem.line, text: lines[problem.line - 1])
        let place = "\(file.absolutePath):\(problem.line):\(problem.column)"
        return ["\(place): error: \(problem.message)"]
          + picture.lines(markedAt: problem.column) + [""]
      }
    }
    return Array(messages.joined(separator: "\n").utf8)
  }

  /// Rewrites the scene.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - library: The library with the rewriting program.
  ///   - options: The common options; with `--verbose` the program's call is printed.
  ///   - directory: The directory to write in, which is made; what is in it already is kept where it is equal.
  /// - Throws: `unavailable` without that program, or when it fails.
  init(
    _ source: SceneSource,
    _ library: Library,
    _ options: CommonOptions,
    in directory: String
  ) throws(CommandError) {
    (self.source, self.directory) = (source, directory)
    guard mkdir(directory, 0o700) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: directory, reason: FileIO.reason())
    }
    var overlay = SourceOverlay()
    if let word = source.objectiveCWord {
      guard access(library.rewriter, X_OK) == 0 else {
        throw .unavailable(
          "\(source.path) uses \(word), and what rewrites that is not there: no \(library.rewriter);\n"
            + "run `make build`, or set PEGBAR_HOME to the directory that has it"
        )
      }
      var texts = try originals(of: source)
      let generated = GeneratedSource(for: source).text
      if !generated.isEmpty {
        texts.append("\(directory)/generated.swift")
        try Self.write(Array(generated.utf8), to: texts[texts.count - 1])
      }
      let answers = try answers(for: texts, library, options)
      for ((file, rewriting), text) in zip(zip(source.files, answers), texts) {
        rewritings.append((file, rewriting))
        guard !rewriting.edits.isEmpty else { continue }
        let new = "\(text.dropLast(".swift".count)).rewritten.swift"
        try Self.write(Array(rewriting.text.utf8), to: new)
        overlay.add(new, as: file.absolutePath)
      }
    }
    try Self.write(overlay.bytes, to: self.overlay)
  }

  /// Has the compiler read further texts, of the same lines, in place of files or of their rewritten texts.
  ///
  /// - Parameter texts: The texts, by the absolute paths of the files; none changes nothing.
  /// - Throws: Why they cannot be written.
  mutating func replace(_ texts: [String: [UInt8]]) throws(CommandError) {
    guard !texts.isEmpty else { return }
    replaced = texts
    var overlay = SourceOverlay()
    for file in source.files {
      let path = "\(directory)/\(ContentDigits.of(file.absolutePath.utf8)).read.swift"
      try Self.write(text(of: file), to: path)
      overlay.add(path, as: file.absolutePath)
    }
    try Self.write(overlay.bytes, to: self.overlay)
  }

  /// Writes the texts as they were read: the files may have changed since.
  private func originals(of source: SceneSource) throws(CommandError) -> [String] {
    var texts: [String] = []
    for file in source.files {
      let text = "\(directory)/\(ContentDigits.of(file.absolutePath.utf8)).swift"
      try Self.write(file.bytes, to: text)
      texts.append(text)
    }
    return texts
  }

  private func answers(
    for texts: [String],
    _ library: Library,
    _ options: CommonOptions
  ) throws(CommandError) -> [SceneRewriting] {
    let answer = "\(directory)/answer"
    // (What another version of the program has kept is not read.)
    let state = "\(directory)/state-\(ContentDigits.of(library.rewriterIdentity.utf8))"
    let words = ["--together"] + (texts.count > 1 ? ["--keep", state] : []) + texts
    options.log("\(([library.rewriter] + words).map(ShellWord.quoted).joined(separator: " "))")
    let outcome = try ChildProcess.run(library.rewriter, words, output: answer, input: .nothing)
    let said = FileIO.read(answer) ?? []
    guard outcome == .exited(0), let answers: [SceneRewriting] = try? JSONText.decode(from: said),
      answers.count == texts.count
    else {
      let words = String(decoding: said.prefix(500), as: UTF8.self)
      throw .unavailable("\(library.rewriter) does not work: \(outcome) \(words)")
    }
    return answers
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    guard FileIO.read(path) != bytes else { return }
    guard FileIO.write(bytes, to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }

  /// Removes the written files.
  func remove() { BuildCache.remove(directory) }

  /// The text that the compiler reads in place of a file's own.
  func text(of file: SceneFile) -> [UInt8] {
    if let text = replaced[file.absolutePath] { return text }
    let own = rewritings.first { $0.file.absolutePath == file.absolutePath }
    return own.map { Array($0.rewriting.text.utf8) } ?? file.bytes
  }

  /// What was replaced in a file, from the first to the last.
  func edits(of file: SceneFile) -> [SceneRewriting.Edit] {
    rewritings.first { $0.file.absolutePath == file.absolutePath }?.rewriting.edits ?? []
  }

  /// The compiler's messages, mapped to the scene's own text.
  func restored(_ output: [UInt8]) -> [UInt8] {
    guard isNeeded else { return output }
    var places = OriginalPlaces(rewritings)
    return Array(places.restore(String(decoding: output, as: UTF8.self)).utf8)
  }
}
