import Dispatch
import Glibc
import Testing

@testable import PreviewApp

/// Whether a scene counts as hanging.
@MainActor
struct `A scene's signs of life` {
  /// A scene that answers while the main thread is held up, so that its answer is read later.
  private final class Trial {
    var changes: [Bool] = []
    var heartbeat: Heartbeat?
    var onAnswer: () -> Void = {}

    func holdUp() {
      DispatchQueue.main.async {
        usleep(1_500_000)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.answer() } }
      }
    }

    private func answer() {
      heartbeat?.answer()
      onAnswer()
    }
  }

  /// The time for an answer ends meanwhile, and the timer comes before the answer.
  @Test func `are not missed by a process that was itself held up`() async {
    let trial = Trial()
    await withCheckedContinuation { done in
      trial.onAnswer = { done.resume() }
      let heartbeat = Heartbeat(
        ask: { trial.holdUp() },
        progress: { nil },
        onChange: { trial.changes.append($0) }
      )
      trial.heartbeat = heartbeat
      heartbeat.sign()
    }
    #expect(trial.changes.isEmpty)
  }
}
