import SceneProtocol

/// A line on the terminal with the progress of all parts together.
final class FarmLine {
  private let line: ProgressLine
  private let what: String
  private let work: WorkFolder
  /// The expected number of frames of all parts.
  private let expected: Int
  private let parts: Int
  private var played: [Int: Int] = [:]
  private var nextLook = ContinuousClock.now

  /// The line; `nil` without a terminal.
  ///
  /// - Parameters:
  ///   - what: What is done to what: "recording tour.tape".
  ///   - work: The work folder.
  ///   - parts: The number of parts.
  ///   - expected: The expected number of frames of all of them.
  ///   - options: The common options.
  init?(_ what: String, _ work: WorkFolder, parts: Int, expected: Int, _ options: CommonOptions) {
    guard let line = ProgressLine(what, options) else { return nil }
    self.line = line
    (self.what, self.work, self.parts, self.expected) = (what, work, parts, expected)
  }

  /// Shows it.
  ///
  /// - Parameters:
  ///   - supervisor: Who has the parts made.
  ///   - frames: The number of frames of parts that are made.
  func show(_ supervisor: PartSupervisor, frames: Int) {
    if ContinuousClock.now >= nextLook {
      nextLook = .now + .seconds(1)
      played = work.played()
    }
    // One that is over since is counted with its frames.
    played = played.filter { !supervisor.isOver($0.key) }
    let bar = ProgressBar.text(frames + played.values.reduce(0, +), of: expected)
    let reason = supervisor.state.reason
    line.show(
      "\(what) \(bar) \(supervisor.done) of \(parts) parts, \(played.count) running"
        + (reason.isEmpty ? "" : ", others wait (\(reason))")
    )
  }

  func remove() { line.remove() }
}
