import Foundation

/// A row of the table.
struct Row {
  let key: String
  /// Measures over so many frames; says what came of it on standard output.
  let run: (_ frames: Int, _ hasMarkers: Bool) throws -> Void

  static let all: [Row] =
    Workload.all.map { workload in
      Row(key: workload.key) { try WindowFrames(workload, frames: $0, hasMarkers: $1).run() }
    } + [
      Row(key: "W8") { _, _ in try IdleWindow.measure() },
      Row(key: "W10") { frames, _ in OfflineFrames.measure(frames: frames) },
    ]
    + [Workload.movers, .oneOfMany, .crossFade, .spinners, .cards, .groups].map { workload in
      Row(key: "\(workload.key)A") { _, _ in try AllocationsPerFrame(workload).measure() }
    }

  /// Prints a line of the table.
  nonisolated static func report(
    _ name: String,
    _ value: Double,
    _ unit: String,
    target: Double,
    isOk: Bool
  ) {
    let columns = [
      name, String(format: "%.3g", value), unit, String(format: "%g", target),
      isOk ? "ok" : "short",
    ]
    print(columns.joined(separator: "\t"))
    fflush(nil)
  }
}

/// The CPU time that the process has taken so far, in seconds.
nonisolated func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
