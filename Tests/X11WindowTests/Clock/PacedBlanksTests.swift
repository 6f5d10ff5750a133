import Pacing
import Stage
import Testing

/// Who is to blame for a blank without a frame, as numbers: blanks are 20 ms apart, and the next one has to be asked
/// for within 8 ms, half of that less what the server's clock may be wrong by.
@Suite struct `Paced blanks` {
  /// What happened around the last blank that was reported, in milliseconds since it or of waits for a core.
  nonisolated struct Story: Sendable {
    var told = 0.0
    var asked = 5.0
    /// Until the next blank was asked for, and from then on.
    var ourWaits = (before: 0.0, after: 0.0)
    var serverWaits = (before: 0.0, after: 0.0)
    var missing = 1
  }

  private func losses(of story: Story) -> [PacedBlanks.Reason] {
    var paced = PacedBlanks()
    func note(_ sequence: Int, ours: Double, servers: Double) {
      let time = Double(sequence) * 0.02
      paced.note(
        PacedBlanks.Blank(
          tick: FrameTick(
            timestamp: time,
            targetTime: time + 0.02,
            interval: 0.02,
            sequence: UInt64(sequence)
          ),
          arrival: time + story.told / 1000,
          asked: time + story.asked / 1000,
          ourWait: ours / 1000,
          serverWait: servers / 1000
        )
      )
    }
    let (ours, servers) = (story.ourWaits, story.serverWaits)
    note(1, ours: 0, servers: 0)
    note(2, ours: ours.before, servers: servers.before)
    note(3 + story.missing, ours: ours.before + ours.after, servers: servers.before + servers.after)
    return paced.losses(after: 2)
  }

  @Test(
    arguments: [
      (Story(missing: 0), []),
      (Story(), [.unexplained]),
      (Story(serverWaits: (0, 5)), [.noCoreForServer]),
      (Story(serverWaits: (5, 0)), [.unexplained]),
      (Story(ourWaits: (0, 10)), [.noCoreForUs]),
      (Story(asked: 12), [.slowFrame]),
      (Story(asked: 12, ourWaits: (6, 0)), [.noCoreForUs]),
      (Story(asked: 12, ourWaits: (0, 6)), [.slowFrame]),
      (Story(told: 6, asked: 12, serverWaits: (4, 0)), [.noCoreForServer]),
      (Story(told: 6, asked: 12, serverWaits: (0, 4)), [.slowFrame]),
      (Story(asked: 12, missing: 2), [.slowFrame, .unexplained]),
      (Story(serverWaits: (0, 5), missing: 2), [.noCoreForServer, .unexplained]),
      (Story(serverWaits: (0, 25), missing: 2), [.noCoreForServer, .noCoreForServer]),
    ] as [(Story, [PacedBlanks.Reason])]
  )
  func `a missing blank has the reason that came before it`(
    story: Story,
    reasons: [PacedBlanks.Reason]
  ) {
    #expect(losses(of: story) == reasons)
  }
}
