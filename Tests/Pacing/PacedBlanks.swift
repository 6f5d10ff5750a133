import FrameLoop
package import WindowSystem

/// The blanks that had frames, and what became of those in between.
package struct PacedBlanks {
  /// A blank that was reported, and the frame that it led to.
  package struct Blank {
    package let tick: FrameTick
    /// When the report was here, and when the frame had been sent and the next blank asked for, in seconds.
    package let arrival, asked: Double
    /// How long our main thread and the server's have waited for a core by then since we started, in seconds.
    package let ourWait, serverWait: Double
    /// For how long the machine's cores had been taken from it by then, in seconds.
    package let stolen: Double

    package init(
      tick: FrameTick,
      arrival: Double,
      asked: Double,
      ourWait: Double = 0,
      serverWait: Double = 0,
      stolen: Double = 0
    ) {
      (self.tick, self.arrival, self.asked) = (tick, arrival, asked)
      (self.ourWait, self.serverWait, self.stolen) = (ourWait, serverWait, stolen)
    }
  }

  /// Why a blank had no frame.
  package enum Reason: String, CaseIterable {
    /// The previous blank was reported in time, and its frame was not done.
    case slowFrame = "frame took too long"
    /// The same, or the request was not on its way yet, but the kernel had other work for our core meanwhile.
    case noCoreForUs = "no core for us"
    /// We had asked for it in time, or were notified too late of the one before, and the kernel had other work
    /// for the server's core meanwhile.
    case noCoreForServer = "no core for the server"
    /// One of both, or the server's clock, stood still: the machine is a guest on another, which ran something else.
    case noCoreForMachine = "no core for the machine"
    /// We had asked for it in time, and the server did not report it though it had a core.
    case unexplained = "unexplained"
  }

  /// A blank without a frame.
  package struct Loss: CustomStringConvertible {
    package let reason: Reason
    /// The reason with the figures that it was found from.
    package let description: String
  }

  package private(set) var blanks: [Blank] = []

  package init() {}

  package mutating func note(_ blank: Blank) { blanks.append(blank) }

  /// Why blanks are missing, one reason for each, but for those before the blank of that index; at least 2.
  package func losses(after first: Int) -> [Loss] {
    guard first < blanks.count else { return [] }
    return (first..<blanks.count).flatMap { index in
      let last = blanks[index - 1]
      let missing = blanks[index].tick.sequence - last.tick.sequence
      return (1..<max(1, missing)).map { number in
        let gap = Gap(
          number: Double(number),
          last: last,
          waitsBefore: blanks[index - 2].waits(until: last),
          waitsAfter: last.waits(until: blanks[index]),
          stolen: stolen(around: index)
        )
        return Loss(reason: gap.reason, description: gap.description)
      }
    }
  }
}

extension PacedBlanks {
  /// For how long the machine had no cores of late when a blank was reported.
  ///
  /// It is counted in steps of 10 ms, so that of a moment may show a blank later.
  private func stolen(around index: Int) -> Double {
    blanks[min(index + 1, blanks.count - 1)].stolen - blanks[index - 2].stolen
  }
}

/// One blank that is missing: the one of that number after the last that was reported.
private struct Gap {
  let number: Double
  let last: PacedBlanks.Blank
  /// How long we and the server waited for a core until the last frame was sent, and from then on.
  let waitsBefore, waitsAfter: (ours: Double, servers: Double)
  /// For how long the machine had no cores meanwhile.
  let stolen: Double

  /// The server counts in whole milliseconds, so a blank may be one off either way; where a process that had to
  /// wait for its core for less than this would have been in time, that is no excuse.
  private static let tolerance = 0.002

  /// Until when a blank has to be asked for: the server counts one as the present one from the middle before it,
  /// and a later request gets the next one.
  private func deadline(ofBlank number: Double) -> Double {
    last.tick.timestamp + (number - 0.5) * last.tick.interval - Self.tolerance
  }

  /// In milliseconds since the last blank that was reported.
  var description: String {
    func ms(_ seconds: Double) -> Double { (seconds * 1e5).rounded() / 100 }
    let (told, asked) = (last.arrival - last.tick.timestamp, last.asked - last.tick.timestamp)
    let due = deadline(ofBlank: number) - last.tick.timestamp
    return """
      \(reason.rawValue): told \(ms(told)), asked \(ms(asked)), in time until \(ms(due)); waits for a core until \
      then \(ms(waitsBefore.ours)) and the server's \(ms(waitsBefore.servers)), from then on \(ms(waitsAfter.ours)) \
      and \(ms(waitsAfter.servers)); stolen \(ms(stolen))
      """
  }

  var reason: PacedBlanks.Reason {
    let reason = reasonOfProcesses
    let isTheirs = reason == .slowFrame || reason == .unexplained
    return isTheirs && stolen > 0 ? .noCoreForMachine : reason
  }

  private var reasonOfProcesses: PacedBlanks.Reason {
    if last.asked < deadline(ofBlank: number) { return reasonAfterRequest }
    if last.asked - waitsBefore.ours < deadline(ofBlank: number) { return .noCoreForUs }
    // Notified of the last blank so late that a frame like others could not be done.
    let told = last.arrival - last.tick.timestamp
    let isServerLate = waitsBefore.servers > Self.tolerance && told > last.tick.interval / 4
    return isServerLate ? .noCoreForServer : .slowFrame
  }

  /// Why one that was asked for in time was not reported.
  private var reasonAfterRequest: PacedBlanks.Reason {
    // A wait is an excuse for no more blanks than came meanwhile.
    var others = 0.0
    while others < number - 1, last.asked < deadline(ofBlank: number - others - 1) { others += 1 }
    if waitsAfter.servers > others * last.tick.interval + Self.tolerance { return .noCoreForServer }
    // The time of a blank is when the server reported it: after a wait it was earlier, and so is the deadline.
    if last.asked + waitsBefore.servers >= deadline(ofBlank: number) { return .noCoreForServer }
    return last.asked + waitsAfter.ours < deadline(ofBlank: number) ? .unexplained : .noCoreForUs
  }
}

extension PacedBlanks.Blank {
  /// How long we and the server waited for a core between this frame and a later one.
  fileprivate func waits(until later: PacedBlanks.Blank) -> (ours: Double, servers: Double) {
    (later.ourWait - ourWait, later.serverWait - serverWait)
  }
}
