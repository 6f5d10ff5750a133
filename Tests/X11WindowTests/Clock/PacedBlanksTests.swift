import Pacing
import FrameLoop
import Testing
import WindowSystem

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
    /// For how long the machine had no cores until the last blank, from then on, and in the blank after the next.
    var stolen = (before: 0.0, meanwhile: 0.0, after: 0.0)
    var missing = 1
  }

  private func losses(of story: Story) -> [PacedBlanks.Reason] {
    var paced = PacedBlanks()
    func note(_ sequence: Int, ours: Double, servers: Double, stolen: Double) {
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
          serverWait: servers / 1000,
          stolen: stolen / 1000
        )
      )
    }
    let (ours, servers) = (story.ourWaits, story.serverWaits)
    var stolen = 5.0
    note(1, ours: 0, servers: 0, stolen: stolen)
    stolen += story.stolen.before
    note(2, ours: ours.before, servers: servers.before, stolen: stolen)
    let all = (ours: ours.before + ours.after, servers: servers.before + servers.after)
    stolen += story.stolen.meanwhile
    note(3 + story.missing, ours: all.ours, servers: all.servers, stolen: stolen)
    stolen += story.stolen.after
    note(4 + story.missing, ours: all.ours, servers: all.servers, stolen: stolen)
    return paced.losses(after: 2).map(\.reason)
  }

  @Test(
    arguments: [
      (Story(missing: 0), []),
      (Story(), [.unexplained]),
      (Story(serverWaits: (0, 5)), [.noCoreForServer]),
      (Story(serverWaits: (2, 0)), [.unexplained]),
      (Story(serverWaits: (5, 0)), [.noCoreForServer]),
      (Story(asked: 1, serverWaits: (5, 0)), [.unexplained]),
      (Story(ourWaits: (0, 10)), [.noCoreForUs]),
      (Story(asked: 12), [.slowFrame]),
      (Story(asked: 12, ourWaits: (6, 0)), [.noCoreForUs]),
      (Story(asked: 12, ourWaits: (0, 6)), [.slowFrame]),
      (Story(told: 6, asked: 12, serverWaits: (4, 0)), [.noCoreForServer]),
      (Story(told: 6, asked: 12, serverWaits: (0, 4)), [.slowFrame]),
      (Story(asked: 12, missing: 2), [.slowFrame, .unexplained]),
      (Story(stolen: (0, 10, 0)), [.noCoreForMachine]),
      (Story(stolen: (0, 0, 10)), [.noCoreForMachine]),
      (Story(asked: 12, stolen: (10, 0, 0)), [.noCoreForMachine]),
      (Story(asked: 12, ourWaits: (6, 0), stolen: (10, 0, 0)), [.noCoreForUs]),
      (Story(stolen: (0, 10, 0), missing: 0), []),
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
