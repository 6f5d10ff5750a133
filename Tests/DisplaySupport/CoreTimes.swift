package import Foundation

/// How long a process's threads have had a core, and have been ready to run without one, in seconds.
package struct CoreTimes {
  package private(set) var running = 0.0
  package private(set) var waiting = 0.0

  /// Of all its threads together since they started; 0 where the kernel does not count it.
  ///
  /// A thread that has ended counts no more, so what threads come and go in adds up to less at times.
  package init(of process: pid_t) {
    let tasks = "/proc/\(process)/task"
    let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks)
    self.init(of: process, threads: threads ?? [])
  }

  /// Of its main thread alone, which never gets less.
  package init(ofMainThreadIn process: pid_t) {
    self.init(of: process, threads: [String(process)])
  }

  private init(of process: pid_t, threads: [String]) {
    let tasks = "/proc/\(process)/task"
    for thread in threads {
      // Nanoseconds on a core, nanoseconds waiting for one, and how often it got one.
      let counts = try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
      let fields = (counts?.split(separator: " ") ?? []).compactMap { Double($0) }
      guard fields.count > 1 else { continue }
      running += fields[0] / 1e9
      waiting += fields[1] / 1e9
    }
  }

  /// For how long the machine's cores together have been taken from it since it started, in seconds, in steps of
  /// 10 ms: a guest's, by the machine that it runs on; 0 where the kernel does not count it.
  package static var stolen: Double {
    let counts = try? String(contentsOfFile: "/proc/stat", encoding: .utf8)
    // User, nice, system, idle, waiting for disks, interrupts of two kinds, stolen; in ticks.
    let fields = counts?.prefix { $0 != "\n" }.split(separator: " ") ?? []
    guard fields.count > 8, let ticks = Double(fields[8]) else { return 0 }
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
