import ClipEncoding
import SceneProtocol
import TapeLanguage

/// `pegbar record`: plays a tape, or a scene by itself, and writes what is seen to files.
struct RecordCommand: Command {
  static let name = "record"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FILE.tape|FILE.swift…|FOLDER",
      operandKind: .script,
      takesManyOperands: true,
      summary: "play a tape, or a scene, and write what is seen as a clip; needs no display",
      usage: "pegbar \(name) FILE.tape|FILE.swift…|FOLDER -o OUT.gif [-o OUT.mp4 …] [options]",
      details: [
        "A tape says line by line what the hand does and what the viewer is told; `Output` and `Set` "
          + "lines say where it goes and how, and options count before them; `pegbar help tapes` "
          + "has them all. A scene by itself is recorded for 3 seconds, or --duration.",
        "Times are on the scene's own clock: the same tape makes the same clip, byte for byte, "
          + "however long a picture takes. -o may be repeated: \(ClipKind.choices).",
        "Ctrl+C ends the clip where it is; a second one leaves nothing. When the tape expects what "
          + "is not so, the clip is written all the same and the exit code is 3.",
      ],
      examples: [
        "pegbar record tour.tape", "pegbar record card.swift -o card.gif --duration 2s",
        "pegbar record tour.tape -o tour.mp4 -o frames/ --fps 60 --jobs 2",
      ],
      ownOptions: OptionSpec.ofScenes.union([
        .variants, .output, .duration, .fps, .crop, .background, .transparent, .loop, .hold, .seed,
        .cursor,
        .clicks, .keys, .gifColors, .dither, .frames, .jobs, .timeout, .noCache, .trust,
      ])
    )
  }

  private let record: RecordArguments

  init(_ reader: CommandReader) throws(CommandError) { record = try RecordArguments(reader) }

  func run(_ options: CommonOptions) throws(CommandError) {
    let script = try RecordScript(record)
    guard !script.outputs.isEmpty else {
      throw .usage("say where the recording goes: -o OUT.gif, or `Output out.gif` in the tape")
    }
    var outputs: [RecordOutput] = []
    // (For those who want to know how long the frames alone take.)
    for path in script.outputs where path != "/dev/null" {
      outputs.append(try RecordOutput(path, script.tape.settings, record.clip))
    }
    let source = try SceneChoice.onlyScene(among: script.scenePaths, options)
    let program = try SceneCompiler.standard(options).program(for: source)
    try program.checkName(script.tape.settings.preview)
    let player = ScriptPlayer(script, program, jobs: record.jobs, patience: record.patience)
    let start = ContinuousClock.now
    let progress = try player.play(to: outputs, RecordingLine(script, options))
    options.log("\(progress.pictures) of \(progress.frames) frames are new pictures")
    tell(progress, script, (ContinuousClock.now - start) / .seconds(1), options)
    if let signal = progress.signal { throw .interrupted(signal: signal) }
    guard progress.failures.isEmpty else {
      throw .alreadyReported(status: ExitCode.expectationFailed.rawValue)
    }
  }

  /// Says what is there now, and what the tape expected in vain.
  private func tell(
    _ progress: Recording.Progress,
    _ script: RecordScript,
    _ seconds: Double,
    _ options: CommonOptions
  ) {
    for failure in progress.failures { Console.write(failure + "\n", to: .error) }
    guard !options.isQuiet, let size = progress.size, progress.frames > 0 else { return }
    let length = Double(progress.frames) / Double(script.tape.settings.framesPerSecond)
    let facts =
      "\(size.width)x\(size.height), \(progress.frames) frames, \(Self.written(length)) s, made in "
      + "\(Self.written(seconds)) s (\(Self.written(length / max(seconds, 0.001)))x real time)"
    for path in script.outputs { Console.write("pegbar: \(path): \(facts)\n", to: .error) }
    for path in progress.written { Console.write("pegbar: \(path)\n", to: .error) }
  }

  /// A number with one digit behind the point.
  private static func written(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
