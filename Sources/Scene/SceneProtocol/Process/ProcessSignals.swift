package import Glibc

/// What a process does with signals, as the system says it (`/proc/N/status`).
package struct ProcessSignals {
  /// The signals that it has handlers for, and those that its main thread blocks, a bit each.
  private let caught, blocked: UInt64

  /// Reads them; `nil` when the process has ended.
  package init?(of process: pid_t) {
    guard let file = fopen("/proc/\(process)/status", "re") else { return nil }
    defer { fclose(file) }
    var masks: [String: UInt64] = [:]
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: text, as: UTF8.self).split { $0.isWhitespace }
      guard words.count == 2 else { continue }
      masks[String(words[0])] = UInt64(words[1], radix: 16)
    }
    guard let caught = masks["SigCgt:"], let blocked = masks["SigBlk:"] else { return nil }
    (self.caught, self.blocked) = (caught, blocked)
  }

  /// Whether it has a handler for a signal.
  package func catches(_ signal: Int32) -> Bool { caught >> UInt64(signal - 1) & 1 == 1 }

  /// Whether its main thread blocks a signal.
  package func blocks(_ signal: Int32) -> Bool { blocked >> UInt64(signal - 1) & 1 == 1 }
}
