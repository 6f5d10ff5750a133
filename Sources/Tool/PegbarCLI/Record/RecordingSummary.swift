import SceneProtocol
import TapeLanguage

/// The messages at the end of a recording: what was written, and which expectations of the tape failed.
struct RecordingSummary {
  private let progress: Recording.Progress
  private let script: RecordScript
  private let seconds: Double

  /// - Parameters:
  ///   - progress: The final state of the recording.
  ///   - script: The script that was played.
  ///   - seconds: How long it took.
  init(_ progress: Recording.Progress, _ script: RecordScript, seconds: Double) {
    (self.progress, self.script, self.seconds) = (progress, script, seconds)
  }

  /// Says it on standard error.
  func tell(_ options: CommonOptions) {
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

extension Recording.Progress {
  /// What another process has made.
  init(_ outcome: PartOutcome) {
    (frames, pictures, played) = (outcome.frames, outcome.pictures, outcome.frames)
    (failures, written, goldens) = (outcome.failures, outcome.written, outcome.goldens)
    size = outcome.width > 0 ? (outcome.width, outcome.height) : nil
  }
}
