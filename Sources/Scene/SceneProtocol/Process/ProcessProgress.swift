package import Glibc

/// How far a process has come, as the system says it: whether it has had its turn since an earlier moment.
package struct ProcessProgress {
  /// The processor time of all its threads so far, in seconds.
  private let time: Double
  /// Whether its main thread runs, waits for a processor or for a disk.
  private let isAwake: Bool
  /// How often its main thread has fallen asleep.
  private let sleeps: UInt64

  /// The processor time in which any answer could have been given, in seconds.
  private static let plenty = 0.5

  /// Reads `/proc/N/stat` and `/proc/N/status`; `nil` when the process has ended.
  package init?(of process: pid_t) {
    guard let stat = ProcessFile("stat", of: process)?.text,
      let status = ProcessFile("status", of: process),
      // (The name before the parenthesis may have any characters.)
      let name = stat.lastIndex(of: ")")
    else { return nil }
    // The state is the third field of the file and the first of these; the times are the fourteenth and the fifteenth.
    let fields = stat[name...].dropFirst().split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    time = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    isAwake = fields[0] == "R" || fields[0] == "D"
    sleeps = status.value(of: "voluntary_ctxt_switches").flatMap { UInt64($0) } ?? 0
  }

  /// Whether it had its turn since then: it has computed for long, or has been asleep all the time.
  ///
  /// One that has not is kept from its work, by other processes that keep the machine busy.
  package func hadItsTurn(since earlier: ProcessProgress) -> Bool {
    time - earlier.time >= Self.plenty || !isAwake && sleeps == earlier.sleeps
  }
}
