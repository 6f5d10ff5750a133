import Stage

/// The blanks that had frames, and what became of those in between.
struct PacedBlanks {
  /// A blank that was reported, and the frame that it led to.
  struct Blank {
    let tick: FrameTick
    /// When the report was here, and when the frame had been sent and the next blank asked for, in seconds.
    let arrival, asked: Double
    /// How long we and the server had waited for a core so far, in seconds.
    let ourWait, serverWait: Double
  }

  /// Why a blank had no frame.
  enum Reason: String, CaseIterable {
    /// We were told of the blank before in time, and were not done with its frame.
    case slowFrame = "frame took too long"
    /// The same, but the kernel had other work for our core meanwhile.
    case noCoreForUs = "no core for us"
    /// We had asked for it in time, or were told too late of the one before, and the kernel had other work
    /// for the server's core meanwhile.
    case noCoreForServer = "no core for the server"
    /// We had asked for it in time, and the server did not report it though it had a core.
    case unexplained = "unexplained"
  }

  private var blanks: [Blank] = []

  var count: Int { blanks.count }

  mutating func note(_ blank: Blank) { blanks.append(blank) }

  /// Why blanks are missing, one reason for each, but for the first few.
  func losses(after first: Int) -> [Reason] {
    zip(blanks[(first - 1)...], blanks[first...]).flatMap { last, next in
      (1..<max(1, next.tick.sequence - last.tick.sequence)).map { number in
        reason(ofBlank: Double(number), between: last, next)
      }
    }
  }

  /// The server counts in whole milliseconds, so a blank may be one off either way; where a process that had to
  /// wait for its core for less than this would have been in time, that is no excuse.
  private static let tolerance = 0.002

  private func reason(ofBlank number: Double, between last: Blank, _ next: Blank) -> Reason {
    // The server counts a blank as the present one from the middle before it: who asks later is told of the next.
    let deadline = last.tick.timestamp + (number - 0.5) * last.tick.interval - Self.tolerance
    let ours = next.ourWait - last.ourWait
    let servers = next.serverWait - last.serverWait
    if last.asked < deadline {
      return servers > Self.tolerance ? .noCoreForServer : .unexplained
    }
    if last.asked - ours < deadline { return .noCoreForUs }
    // Told of the last blank so late that a frame like others could not be done.
    let told = last.arrival - last.tick.timestamp
    return servers > Self.tolerance && told > last.tick.interval / 4 ? .noCoreForServer : .slowFrame
  }
}
