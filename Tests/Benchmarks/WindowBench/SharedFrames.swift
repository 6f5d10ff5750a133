import Dispatch
import Foundation
import FrameLoop

/// How much of a frame's time is left when all cores draw it: the same frames into memory by one thread and by as
/// many as there are cores, alternating; and of the time of copying memory, which nothing that writes pixels can be
/// much better than.
struct SharedFrames {
  private let workload: Workload
  private let frames: Int

  /// The number of consecutive frames before the two alternate; there are as many rounds as needed.
  private static let turn = 10
  /// How much more may be left than of copying memory.
  private static let allowance = 1.05

  init(_ workload: Workload, frames: Int) {
    (self.workload, self.frames) = (workload, frames)
  }

  func measure() {
    let alone = HeadlessRun.start(workload, threads: 1)
    let together = HeadlessRun.start(workload)
    let copies = MemoryCopies()
    var times: [(alone: Double, together: Double)] = []
    var copyTimes: [(alone: Double, together: Double)] = []
    for round in 0...(frames + Self.turn - 1) / Self.turn {
      let end = Double((round + 1) * Self.turn) / 60
      let pair = (seconds { alone.advance(to: end) }, seconds { together.advance(to: end) })
      // In the first round whatever is kept is made.
      if round > 0 { times.append(pair) }
      copyTimes.append(
        (seconds { copies.run(threads: 1) }, seconds { copies.run(threads: copies.count) })
      )
    }
    let (ratio, copied) = (Self.ratio(times), Self.ratio(copyTimes))
    Row.report(
      "\(workload.key)C of one core's wall time on all, copying memory",
      copied,
      "",
      target: nil,
      isOk: true
    )
    let target = Self.allowance * copied
    Row.report(
      "\(workload.key)C the same, \(workload.name)",
      ratio,
      "",
      target: target,
      isOk: ratio <= target
    )
  }

  private static func ratio(_ times: [(alone: Double, together: Double)]) -> Double {
    times.map { $0.together / $0.alone }.median
  }

  private func seconds(_ body: () -> Void) -> Double {
    let start = wallTime()
    body()
    return wallTime() - start
  }
}

/// Memory that is copied by one thread or by several, a part each.
///
/// Unchecked: each part is written by one thread, and `run` waits for all.
private nonisolated final class MemoryCopies: @unchecked Sendable {
  let count = ProcessInfo.processInfo.activeProcessorCount
  /// More than caches hold.
  private static let size = 48 << 20
  private let from, to: UnsafeMutableRawPointer

  init() {
    from = .allocate(byteCount: Self.size, alignment: 64)
    to = .allocate(byteCount: Self.size, alignment: 64)
    for memory in [from, to] { memset(memory, 1, Self.size) }
  }

  deinit {
    from.deallocate()
    to.deallocate()
  }

  func run(threads: Int) {
    let part = Self.size / threads
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      memcpy(to + thread * part, from + thread * part, part)
    }
  }
}
