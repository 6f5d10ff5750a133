import Foundation

/// How long a process's threads have been ready to run without a core to run on.
struct CoreWaits {
  private let tasks: String

  init(of process: pid_t) { tasks = "/proc/\(process)/task" }

  /// Of all its threads together since they started, in seconds; 0 where the kernel does not count it.
  var seconds: Double {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      // Nanoseconds on a core, nanoseconds waiting for one, and how often it got one.
      let counts = try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
      let fields = counts?.split(separator: " ") ?? []
      return sum + (fields.count > 1 ? (Double(fields[1]) ?? 0) / 1e9 : 0)
    }
  }
}
