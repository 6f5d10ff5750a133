package import Glibc

/// How a scene's process is asked where its main thread is, and how it says that on standard error: a line with the
/// addresses of the calls, the innermost first.
package enum SceneTrace {
  /// The signal that asks.
  package static let signal = SIGUSR2
  /// What the line begins with.
  package static let mark: StaticString = "\u{1}pegbar is at"

  /// Whether a process has a handler for the question, which would else end it.
  package static func canBeAsked(_ process: pid_t) -> Bool {
    ProcessSignals(of: process)?.catches(signal) ?? false
  }

  /// Where a process has its own program in memory.
  ///
  /// - Returns: The program's path, and the addresses of it; `nil` where the process has ended.
  package static func program(of process: pid_t) -> (path: String, range: Range<UInt64>)? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/\(process)/exe", &buffer, Int(PATH_MAX))
    guard count > 0, let maps = text(of: "/proc/\(process)/maps") else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var range: Range<UInt64>?
    for line in maps.split(separator: "\n") where line.hasSuffix(path) {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap {
        UInt64($0, radix: 16)
      }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      range = min(range?.lowerBound ?? ends[0], ends[0])..<max(range?.upperBound ?? 0, ends[1])
    }
    return range.map { (path, $0) }
  }

  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
