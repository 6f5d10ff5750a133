import TapeLanguage
import SceneProtocol

/// A line on the terminal with the progress of a recording.
struct RecordingLine {
  private let line: ProgressLine
  private let path: String
  private let framesPerSecond: Int
  /// The expected number of frames, as far as the tape determines it.
  private let expected: Int

  /// `nil` without a terminal.
  init?(_ script: RecordScript, _ options: CommonOptions) {
    guard let line = ProgressLine("recording \(script.shownPath)", options) else { return nil }
    self.line = line
    (path, framesPerSecond) = (script.shownPath, script.tape.settings.framesPerSecond)
    expected = TapeEstimate.frames(of: script.tape)
  }

  func show(_ progress: Recording.Progress) {
    let tenths = progress.played * 10 / framesPerSecond
    let part = min(Double(progress.played) / Double(max(expected, 1)), 1)
    let full = Int(part * Double(Self.width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    line.show("recording \(path) \(bar) \(tenths / 10).\(tenths % 10) s")
  }

  func remove() { line.remove() }

  /// The length of the bar, in characters.
  private static let width = 20
}
