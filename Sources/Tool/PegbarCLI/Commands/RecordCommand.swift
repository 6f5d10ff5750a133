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
        "A tape scripts, line by line, the pointer, the keys and the captions; `Output` and `Set` "
          + "lines say where it goes and how, and options count before them; `pegbar help tapes` "
          + "has them all. A scene by itself is recorded for 3 seconds, or --duration.",
        "Times are on the scene's own clock: the same tape makes the same clip, byte for byte, "
          + "however long a picture takes. -o may be repeated: \(ClipKind.choices).",
        "Ctrl+C ends the clip where it is; a second one leaves nothing. When an "
          + "expectation of the tape fails, the clip is written all the same and the exit code is 3.",
        "--on makes the same bytes in parts: one clip by ranges of its frames, several tapes or a "
          + "folder of them a tape each. The page ManyMachines.md of the documentation has what the machines need. Ctrl+C "
          + "cancels all parts and leaves nothing; a part that fails is made again.",
      ],
      examples: [
        "pegbar record tour.tape", "pegbar record card.swift -o card.gif --duration 2s",
        "pegbar record tour.tape -o tour.mp4 -o frames/ --fps 60 --jobs 2",
        "pegbar record Tapes --on parallel --hosts 4/anna,4/bert",
        "pegbar record tour.tape --on slurm",
      ],
      ownOptions: OptionSpec.ofScenes.union([
        .variants, .output, .duration, .fps, .crop, .background, .transparent, .loop, .hold, .seed,
        .cursor,
        .clicks, .keys, .gifColors, .dither, .frames, .jobs, .timeout, .noCache, .trust,
      ]).union(FarmArguments.options)
    )
  }

  private let record: RecordArguments
  /// Where it is made in parts; `nil` for this process alone.
  private let farm: FarmArguments?
  /// The tapes, when they are several.
  private let tapes: [String]

  init(_ reader: CommandReader) throws(CommandError) {
    farm = try FarmArguments(reader)
    tapes = farm == nil ? [] : try FarmArguments.tapes(reader.operands) ?? []
    if let first = tapes.first {
      record = try RecordArguments(reader, path: first)
      guard record.outputs.isEmpty else {
        throw .usage("-o is for one clip: each of several tapes says where it goes, by `Output`")
      }
    } else {
      record = try RecordArguments(reader)
    }
    guard farm == nil || record.frames == nil else {
      throw .usage("--frames is for one machine: with --on the frames of each part are chosen")
    }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    if let farm, !tapes.isEmpty {
      return try ManyClips(farm, record, options).record(tapes)
    }
    let script = try RecordScript(record)
    guard !script.outputs.isEmpty else {
      throw .usage("say where the recording goes: -o OUT.gif, or `Output out.gif` in the tape")
    }
    var outputs: [RecordOutput] = []
    // `/dev/null` measures how long the frames alone take, without an encoder.
    for path in script.outputs where path != "/dev/null" {
      outputs.append(try RecordOutput(path, script.tape.settings, record.clip))
    }
    let source = try SceneChoice.onlyScene(among: script.scenePaths, options)
    let program = try SceneCompiler.standard(options).program(for: source)
    try program.checkName(script.tape.settings.preview)
    let start = ContinuousClock.now
    var player = ScriptPlayer(script, program, jobs: record.jobs, patience: record.patience)
    player.foldsCrashes = !options.isVerbose
    let progress =
      if let farm {
        try DividedClip(farm, script, program, patience: record.patience).play(to: outputs, options)
      } else {
        try player.play(to: outputs, RecordingLine(script, options))
      }
    options.log("\(progress.pictures) of \(progress.frames) frames are new pictures")
    RecordingSummary(progress, script, seconds: start.duration(to: .now) / .seconds(1)).tell(
      options
    )
    if let signal = progress.signal { throw .interrupted(signal: signal) }
    guard progress.failures.isEmpty else {
      throw .alreadyReported(status: ExitCode.expectationFailed.rawValue)
    }
  }
}
