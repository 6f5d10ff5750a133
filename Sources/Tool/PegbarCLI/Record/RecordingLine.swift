import TapeLanguage
import SceneProtocol

/// A line on the terminal with the progress of a recording.
struct RecordingLine: RecordingObserver {
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
    let bar = ProgressBar.text(progress.played, of: expected)
    line.show("recording \(path) \(bar) \(tenths / 10).\(tenths % 10) s")
  }

  func remove() { line.remove() }
}

/// A bar of characters.
enum ProgressBar {
  /// The length of the bar, in characters.
  private static let width = 20

  /// The bar for a part of something.
  static func text(_ done: Int, of all: Int) -> String {
    let part = min(Double(done) / Double(max(all, 1)), 1)
    let full = Int(part * Double(width))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }
}
