import FrameLoop

/// How much of a frame's time is left when all cores draw it: the same frames into memory by one thread and by as
/// many as there are cores, alternating.
struct SharedFrames {
  private let workload: Workload
  private let frames: Int

  /// The number of consecutive frames before the two alternate; there are as many rounds as needed.
  private static let turn = 10
  private static let target = 0.5

  init(_ workload: Workload, frames: Int) {
    (self.workload, self.frames) = (workload, frames)
  }

  func measure() {
    let alone = HeadlessRun.start(workload, threads: 1)
    let together = HeadlessRun.start(workload)
    var times: [(alone: Double, together: Double)] = []
    for round in 0...(frames + Self.turn - 1) / Self.turn {
      let end = Double((round + 1) * Self.turn) / 60
      let pair = (seconds { alone.advance(to: end) }, seconds { together.advance(to: end) })
      // In the first round whatever is kept is made.
      if round > 0 { times.append(pair) }
    }
    let ratios = times.map { $0.together / $0.alone }.sorted()
    let ratio = ratios[ratios.count / 2]
    Row.report(
      "\(workload.key)C wall time on all cores, \(workload.name)",
      ratio,
      "of one core's",
      target: Self.target,
      isOk: ratio <= Self.target
    )
  }

  private func seconds(_ body: () -> Void) -> Double {
    let start = wallTime()
    body()
    return wallTime() - start
  }
}
