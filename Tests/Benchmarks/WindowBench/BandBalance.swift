import FrameLoop
import Raster
import Synchronization

/// How much of the cores' time would be spent waiting at the end of a frame, on machines with more cores than this one.
///
/// A frame is divided as for that many threads, each band is timed, and each simulated thread takes the next band when
/// it is done with one.
struct BandBalance {
  private let workload: Workload
  private let threads: Int
  private let frames: Int

  /// The share of all threads' time, in percent.
  private static let target = 5.0

  init(_ workload: Workload, threads: Int, frames: Int) {
    (self.workload, self.threads, self.frames) = (workload, threads, frames)
  }

  /// A row, of the median of the frames.
  func measure() {
    let times = BandTimes()
    let run = HeadlessRun.start(workload, threads: threads)
    run.stage.renderer.onBand = { times.note($0, $1) }
    run.advance(to: 0.5)
    let shares = (1...frames).map { number in
      times.clear()
      run.advance(to: 0.5 + Double(number) / 60)
      return idleShare(times.inOrder)
    }
    let share = 100 * shares.median
    Row.report(
      "\(workload.key)B\(threads) idle of \(threads) threads, \(workload.name)",
      share,
      "%",
      target: Self.target,
      isOk: share <= Self.target
    )
  }

  private func idleShare(_ bands: [Double]) -> Double {
    var ends = Array(repeating: 0.0, count: threads)
    for band in bands {
      let next = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      ends[next] += band
    }
    let last = ends.max() ?? 0
    return last > 0 ? 1 - bands.reduce(0, +) / (last * Double(threads)) : 0
  }
}

/// The times of a frame's bands, noted by several threads.
private nonisolated final class BandTimes: Sendable {
  private let times = Mutex([Int: Double]())

  func note(_ band: Int, _ seconds: Double) { times.withLock { $0[band] = seconds } }

  func clear() { times.withLock { $0.removeAll() } }

  var inOrder: [Double] { times.withLock { $0.sorted { $0.key < $1.key }.map(\.value) } }
}
