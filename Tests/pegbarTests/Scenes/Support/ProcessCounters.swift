import DisplaySupport
import Foundation
import Glibc

/// The time now on CLOCK_MONOTONIC, in seconds.
func monotonicTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What Linux has counted for a process so far, summed over its threads.
struct ProcessCounters {
  /// Times that a thread gave up the processor by itself, and so was woken again.
  var wakeUps = 0
  /// Seconds of processor time.
  var processorTime = 0.0

  /// Reads the counters now; a thread that ends while they are read is left out.
  init(of process: pid_t) throws {
    let tasks = "/proc/\(process)/task"
    for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
      let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
      for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        wakeUps += line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
      }
    }
    processorTime = CoreTimes(of: process).running
  }
}
