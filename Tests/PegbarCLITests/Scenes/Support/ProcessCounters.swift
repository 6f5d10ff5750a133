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

  /// Reads the counters of a process and of those that it has started; a thread that ends meanwhile is left out.
  init(of process: pid_t) throws {
    try add(process)
    for child in Self.children(of: process) { try? add(child) }
  }

  /// The processes that a process has started and that still run.
  static func children(of process: pid_t) -> [pid_t] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private mutating func add(_ process: pid_t) throws {
    let tasks = "/proc/\(process)/task"
    for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
      let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
      for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        wakeUps += line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
      }
    }
    processorTime += CoreTimes(of: process).running
  }
}
