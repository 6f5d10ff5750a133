import Glibc
import TapeLanguage
import SceneProtocol

/// `pegbar record`: plays a tape, or a scene by itself, and writes what is seen to files.
struct RecordCommand {
  let record: Command.Record
  let options: CommonOptions

  /// Does it.
  func run() throws(CommandError) {
    let script = try RecordScript(record)
    guard !script.outputs.isEmpty else {
      throw .usage("say where the recording goes: -o OUT.gif, or `Output out.gif` in the tape")
    }
    var outputs: [RecordOutput] = []
    // (For those who want to know how long the frames alone take.)
    for path in script.outputs where path != "/dev/null" {
      outputs.append(try RecordOutput(path, script.tape.settings, record.clip))
    }
    let file = try SceneFile(reading: script.scenePath)
    let program = try SceneCompiler.standard(options).program(for: file)
    try SceneCommands.checkName(script.tape.settings.preview, in: program)
    let player = ScriptPlayer(script, program, file, jobs: record.jobs)
    let start = ContinuousClock.now
    let progress = try player.play(to: outputs, RecordingLine(script, options))
    options.log("\(progress.pictures) of \(progress.frames) frames are new pictures")
    tell(progress, script, (ContinuousClock.now - start) / .seconds(1))
    if let signal = progress.signal { throw .interrupted(signal: signal) }
    guard progress.failures.isEmpty else {
      throw .alreadyReported(status: ExitCode.expectationFailed.rawValue)
    }
  }

  /// Says what is there now, and what the tape expected in vain.
  private func tell(
    _ progress: Recording.Progress,
    _ script: RecordScript,
    _ seconds: Double
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
