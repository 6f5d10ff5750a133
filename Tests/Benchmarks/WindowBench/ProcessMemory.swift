import Foundation

/// The kernel's figures of a process's memory.
enum ProcessMemory {
  /// Megabytes of it that are in the machine's memory, libraries and all.
  static func resident(of process: pid_t = getpid()) throws -> Double {
    try kilobytes("VmRSS", of: process) / 1024
  }

  /// Megabytes of it that are the process's own, not shared: the window's buffers are not included.
  static func own(of process: pid_t = getpid()) throws -> Double {
    try kilobytes("RssAnon", of: process) / 1024
  }

  private static func kilobytes(_ name: String, of process: pid_t) throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    guard let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first,
      let kilobytes = Double(number)
    else { throw BenchError("no \(name) of process \(process)") }
    return kilobytes
  }
}
