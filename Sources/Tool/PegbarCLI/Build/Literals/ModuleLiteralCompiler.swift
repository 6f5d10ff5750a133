import Glibc
import SceneProtocol

/// Has the compiler read other texts in place of the files of a scene of several.
struct ModuleLiteralCompiler: LiteralCompiler {
  /// The compiler's path and arguments for checking the module, without its files.
  private let words: [String]
  /// The paths of the scene's files.
  private let files: [String]
  /// The paths of what the module has besides.
  private let others: [String]
  /// A directory to work in.
  private let work: String
  private let build: ([[UInt8]]) throws(CommandError) -> SceneBuild.Result

  /// Asks the driver how it would start the compiler; `nil` when its answer has an unknown form.
  ///
  /// - Parameters:
  ///   - driver: The driver's path and arguments for the module, with the files.
  ///   - files: The paths of the scene's files among these.
  ///   - others: The paths of further ones.
  ///   - work: A directory to work in.
  ///   - build: Compiles and links texts.
  /// - Throws: When the driver cannot be started.
  init?(
    driver: [String],
    files: [String],
    others: [String],
    in work: String,
    build: @escaping ([[UInt8]]) throws(CommandError) -> SceneBuild.Result
  ) throws(CommandError) {
    let answer = "\(work)/jobs"
    defer { unlink(answer) }
    let outcome = try ChildProcess.run(
      driver[0],
      driver.dropFirst() + SyntaxTree.options + ["-driver-print-jobs"],
      output: answer,
      input: .nothing
    )
    let lines = String(decoding: FileIO.read(answer) ?? [], as: UTF8.self).split(separator: "\n")
    guard outcome == .exited(0),
      let job = lines.lazy.compactMap({ ShellWord.split(String($0)) }).first(
        where: { $0.contains("-frontend") && $0.contains("-dump-ast") }
      )
    else { return nil }
    words = Self.withoutFiles(job, Set(files + others))
    (self.files, self.others, self.work, self.build) = (files, others, work, build)
  }

  /// The words of a job that say neither which files are read, nor in whose place, nor what is written.
  private static func withoutFiles(_ job: [String], _ files: Set<String>) -> [String] {
    let options: Set = ["-o", "-filelist", "-primary-filelist", "-primary-file", "-vfsoverlay"]
    var words: [String] = []
    var isOfOption = false
    for word in job {
      if !isOfOption, !options.contains(word), !files.contains(word) { words.append(word) }
      isOfOption = options.contains(word)
    }
    return words
  }

  func check(_ texts: [[UInt8]]) throws(CommandError) -> CheckedTexts? {
    let overlay = try TextOverlay(texts, as: files, in: work)
    defer { overlay.remove() }
    let outputs = files.indices.map { "\(work)/tree-\($0).json" }
    let words =
      words + files.flatMap { ["-primary-file", $0] } + others
      + outputs.flatMap { ["-o", $0] } + ["-vfsoverlay", overlay.path]
    return try SyntaxTree.check(words, Array(zip(outputs, texts)), in: work)
  }

  func compile(_ texts: [[UInt8]]) throws(CommandError) -> SceneBuild.Result { try build(texts) }
}
