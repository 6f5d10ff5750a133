internal import Foundation
package import Glibc

/// How far a process has come, as the system reports it: whether it has had its turn since an earlier moment.
package struct ProcessProgress {
  /// The processor time of all its threads so far, in seconds.
  private let time: Double
  /// Whether one of its threads runs, waits for a processor or for a disk.
  private let isAwake: Bool
  /// How often its main thread has fallen asleep.
  private let sleeps: UInt64

  /// The processor time in which any answer could have been given, in seconds.
  private static let plenty = 0.5

  /// Reads `/proc/N/stat` and `/proc/N/status`, and the states of its threads; `nil` when the process has ended.
  package init?(of process: pid_t) {
    guard let fields = Self.fields("stat", of: process),
      let user = Double(fields[11]), let system = Double(fields[12]),
      let status = ProcessFile("status", of: process)
    else { return nil }
    time = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    sleeps = status.value(of: "voluntary_ctxt_switches").flatMap { UInt64($0) } ?? 0
    // (One that reads messages, or draws, may wait for a processor while the main thread sleeps and waits for it.)
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    isAwake = (threads ?? []).contains { thread in
      Self.fields("task/\(thread)/stat", of: process).map { $0[0] == "R" || $0[0] == "D" } ?? false
    }
  }

  /// The fields of a `stat` file from the third on, the state: user time and system time are the 14th and the 15th.
  private static func fields(_ name: String, of process: pid_t) -> [Substring]? {
    // (The name before the parenthesis may have any characters.)
    guard let stat = ProcessFile(name, of: process)?.text, let name = stat.lastIndex(of: ")") else {
      return nil
    }
    let fields = stat[name...].dropFirst().split(separator: " ")
    return fields.count > 12 ? fields : nil
  }

  /// Whether it had its turn since then: it has computed for long, or has been asleep all the time.
  ///
  /// One that has not is kept from its work, by other processes that keep the machine busy.
  package func hadItsTurn(since earlier: ProcessProgress) -> Bool {
    time - earlier.time >= Self.plenty || !isAwake && sleeps == earlier.sleeps
  }
}
