import RandomScenes
import Testing

/// A hundred thousand changes in all, good and bad, from outside and from inside the engine's calls: it
/// never crashes, and what has to be so stays so.
///
/// A failure contains the seed and the step: the same ones reproduce the failure.
struct `Random editing` {
  private static let steps = 5_000
  private static let stepsBetweenChecks = 250

  /// TT1, TT4, R1–R8, TR8–TR12, T12, T20, HT1: what the checks hold.
  @Test(arguments: Seeds.first(20))
  func `leaves the engine sound`(_ seed: UInt64) {
    let scene = RandomScene(seed: seed)
    for step in 1...Self.steps {
      scene.step()
      guard step % Self.stepsBetweenChecks == 0, let problem = scene.problem() else { continue }
      Issue.record("seed \(seed), step \(step): \(problem)")
      return
    }
    if let problem = scene.problemAtEnd() { Issue.record("seed \(seed), at the end: \(problem)") }
  }
}
