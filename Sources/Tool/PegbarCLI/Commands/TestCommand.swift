import TapeLanguage
import SceneProtocol

/// `pegbar test`: plays tapes, and reports which expectations fail.
struct TestCommand: Command {
  static let name = "test"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FOLDER|FILE.tape…",
      operandKind: .tape,
      takesManyOperands: true,
      summary: "play tapes, and report which expectations fail",
      usage: "pegbar \(name) FOLDER|FILE.tape… [options]",
      details: [
        "Every Expect, WaitFor and Golden of a tape has to hold. Pictures that Golden names are kept "
          + "in the folder Goldens beside the tape, and written with --update. Of one that differs "
          + "there are, in Goldens/Failed, the picture as it is, one that shows where it differs, and "
          + "the layers at that time.",
        "A kept picture that no tape names is an error; --update removes it. The exit code is 3 when "
          + "something does not hold.",
        "--on has the tapes played by several processes, hosts or nodes: see the page ManyMachines.md "
          + "of the documentation.",
      ],
      examples: [
        "pegbar test Tapes", "pegbar test Tapes --report report.xml",
        "pegbar test Tapes --on parallel --hosts 4/anna,4/bert",
      ],
      ownOptions: FarmArguments.options.subtracting([.parts])
        .union([.update, .report, .timeout, .noCache, .json, .trust, .jobs])
    )
  }

  /// Tapes, or folders of them, as typed.
  private let paths: [String]
  /// Whether the pictures that are there now are kept from now on.
  private let updates: Bool
  /// The file for a report that other programs read.
  private let report: String?
  /// How long a scene may take for a frame, in seconds.
  private let patience: Double
  /// Where the tapes are played; `nil` for this process.
  private let farm: FarmArguments?

  init(_ reader: CommandReader) throws(CommandError) {
    paths = reader.operands
    guard !paths.isEmpty else { throw .usage("say which tapes: pegbar test FOLDER") }
    updates = reader.arguments.has(.update)
    report = reader.arguments.value(.report)
    patience = try reader.value(.timeout, ValueReader.patience) ?? SceneProcess.usualPatience
    farm = try FarmArguments(reader)
    guard farm != nil || !reader.arguments.has(.jobs) else {
      throw .usage("--jobs is for --on: --on local has as many processes play the tapes")
    }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    var found: [String] = []
    for path in paths { found += try TapeFolder.tapes(at: path) }
    var results: [TapeResult] = []
    if let farm {
      results = try play(found, by: farm, options)
    } else {
      for path in found {
        let result = try play(path, options)
        results.append(result)
        say(result, options)
      }
    }
    results += leftGoldens(results, options)
    if let report { try write(JUnitReport.text(results), to: report) }
    if options.isJSON { return try answer(results) }
    let failed = results.filter { !$0.failures.isEmpty }
    if !options.isQuiet || !failed.isEmpty {
      Console.write(
        "pegbar: \(results.count) tape\(results.count == 1 ? "" : "s"), \(failed.count) failed\n",
        to: .error
      )
    }
    if let status = failed.first?.status { throw .alreadyReported(status: status) }
  }

  /// The results of tapes that other processes play, in the order of the tapes; reported in the order of their ends.
  private func play(
    _ tapes: [String],
    by farm: FarmArguments,
    _ options: CommonOptions
  ) throws(CommandError) -> [TapeResult] {
    var record = RecordArguments(path: "")
    record.patience = patience
    var results = tapes.map { TapeResult(path: $0) }
    let clips = ManyClips(farm, record, options)
    try clips.make(tapes, .test) { path in
      TapeFolder.goldens(of: path, areWritten: updates)
    } _: { number, _, event in
      switch event {
      case .made(let outcome):
        (results[number].failures, results[number].goldens) = (outcome.failures, outcome.goldens)
        (results[number].written, results[number].seconds) = (outcome.written, outcome.seconds)
        if !outcome.failures.isEmpty {
          results[number].status = ExitCode.expectationFailed.rawValue
        }
      case .failed(let error): results[number].end(with: error)
      }
      say(results[number], options)
    }
    return results
  }

  /// What comes of one tape; throws only what ends the command.
  private func play(
    _ path: String,
    _ options: CommonOptions
  ) throws(CommandError) -> TapeResult {
    let start = ContinuousClock.now
    var result = TapeResult(path: path)
    do throws(CommandError) {
      let script = try RecordScript(RecordArguments(path: path))
      let source = try SceneChoice.onlyScene(among: script.scenePaths, options)
      let program = try SceneCompiler.standard(options).program(for: source)
      try program.checkName(script.tape.settings.preview)
      let line = RecordingLine(script, options)
      var player = ScriptPlayer(script, program, jobs: 1, patience: patience)
      player.foldsCrashes = !options.isVerbose
      let progress = try player.play(to: [], line) { request in
        (request.isSeen, request.takesScreenshots) = (false, false)
        request.goldens = TapeFolder.goldens(of: path, areWritten: updates)
      }
      if let signal = progress.signal { throw .interrupted(signal: signal) }
      (result.failures, result.goldens) = (progress.failures, progress.goldens)
      result.written = progress.written
      if !progress.failures.isEmpty { result.status = ExitCode.expectationFailed.rawValue }
    } catch {
      if case .interrupted = error { throw error }
      result.end(with: error)
    }
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  /// Pictures that are kept and that no tape wants to see, one result for all; they go where pictures are written.
  private func leftGoldens(
    _ results: [TapeResult],
    _ options: CommonOptions
  ) -> [TapeResult] {
    var left: [TapeResult] = []
    // A tape that was not played to its end may want them.
    let folders = Set(results.filter(\.isWhole).map { TapeFolder.goldenFolder(of: $0.path) })
      .subtracting(results.filter { !$0.isWhole }.map { TapeFolder.goldenFolder(of: $0.path) })
    let used = Set(results.flatMap(\.goldenPaths))
    for folder in folders.sorted() where paths.contains(where: TapeFolder.isFolder) {
      for path in TapeFolder.pictures(in: folder) where !used.contains(path) {
        var result = TapeResult(path: path)
        if updates {
          TapeFolder.remove(golden: path)
          Console.write("pegbar: removed \(path), which no tape names\n", to: .error)
          continue
        }
        result.failures = ["\(path): error: no tape names it; `pegbar test --update` removes it"]
        result.status = ExitCode.expectationFailed.rawValue
        left.append(result)
        say(result, options)
      }
    }
    return left
  }

  private func say(_ result: TapeResult, _ options: CommonOptions) {
    guard !options.isJSON else { return }
    for failure in result.failures { Console.write(failure + "\n", to: .error) }
    guard !options.isQuiet else { return }
    for path in result.written { Console.write("kept    \(path)\n", to: .output) }
    let word = result.failures.isEmpty ? "ok      " : "FAILED  "
    Console.write("\(word)\(result.path)\n", to: .output)
  }

  private func answer(_ results: [TapeResult]) throws(CommandError) {
    var answer = JSONAnswer(Self.name)
    answer.status = results.first { !$0.failures.isEmpty }?.status ?? ExitCode.success.rawValue
    answer.add(
      "tapes",
      .array(
        results.map {
          [
            "file": .string($0.path), "status": .number(Int($0.status)),
            "failures": .array($0.failures.map { .string($0) }),
          ]
        }
      )
    )
    try answer.finish()
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    guard FileIO.write(Array(text.utf8), to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}
