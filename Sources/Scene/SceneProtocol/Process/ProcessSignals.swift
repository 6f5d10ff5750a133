package import Glibc

/// What a process does with signals, as the system says it (`/proc/N/status`).
package struct ProcessSignals {
  /// The signals that it has handlers for, and those that its main thread blocks, a bit each.
  private let caught, blocked: UInt64

  /// Reads them; `nil` when the process has ended.
  package init?(of process: pid_t) {
    guard let status = ProcessFile("status", of: process),
      let caught = status.value(of: "SigCgt").flatMap({ UInt64($0, radix: 16) }),
      let blocked = status.value(of: "SigBlk").flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    (self.caught, self.blocked) = (caught, blocked)
  }

  /// Whether it has a handler for a signal.
  package func catches(_ signal: Int32) -> Bool { caught >> UInt64(signal - 1) & 1 == 1 }

  /// Whether its main thread blocks a signal.
  package func blocks(_ signal: Int32) -> Bool { blocked >> UInt64(signal - 1) & 1 == 1 }
}
