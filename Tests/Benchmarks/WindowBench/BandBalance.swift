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

  /// The share of all threads' time that may be idle, in percent.
  private static let idleTarget = 5.0

  init(_ workload: Workload, threads: Int, frames: Int) {
    (self.workload, self.threads, self.frames) = (workload, threads, frames)
  }

  /// Two rows, of the medians of the frames.
  ///
  /// The second is the price: what reaches into several bands is prepared for each.
  func measure() {
    let (few, many) = (BandTimes(workload, threads: 2), BandTimes(workload, threads: threads))
    var (shares, works): ([Double], [Double]) = ([], [])
    for number in 1...frames {
      let time = 0.5 + Double(number) / 60
      let (base, bands) = (few.ofFrame(at: time), many.ofFrame(at: time))
      shares.append(100 * idleShare(bands))
      works.append(bands.reduce(0, +) / base.reduce(0, +))
    }
    let name = "\(workload.key)B\(threads)"
    let (share, work) = (shares.median, works.median)
    Row.report(
      "\(name) idle of \(threads) threads, \(workload.name)",
      share,
      "%",
      target: Self.idleTarget,
      isOk: share <= Self.idleTarget
    )
    Row.report("\(name) work, of that for two", work, "times", target: nil, isOk: true)
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

/// A workload whose frames are divided for some number of threads, and how long their bands take.
private final class BandTimes {
  private let run: SteppedRun
  private let seconds = BandSeconds()

  init(_ workload: Workload, threads: Int) {
    run = HeadlessRun.start(workload, threads: threads)
    run.stage.renderer.onBand = { [seconds] in seconds.note($0, $1) }
  }

  /// The seconds of each band of the frame at a time, in their order; times only grow.
  func ofFrame(at time: Double) -> [Double] {
    run.skip(to: time - 1.0 / 240, drawingLast: true)
    seconds.clear()
    run.advance(to: time)
    return seconds.inOrder
  }
}

/// The seconds of a frame's bands, noted by several threads.
private nonisolated final class BandSeconds: Sendable {
  private let bands = Mutex([Int: Double]())

  func note(_ band: Int, _ seconds: Double) { bands.withLock { $0[band] = seconds } }

  func clear() { bands.withLock { $0.removeAll() } }

  var inOrder: [Double] { bands.withLock { $0.sorted { $0.key < $1.key }.map(\.value) } }
}
