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
    guard count > 0, let maps = ProcessFile("maps", of: process) else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var range: Range<UInt64>?
    for line in maps.lines where line.hasSuffix(path) {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap {
        UInt64($0, radix: 16)
      }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      range = min(range?.lowerBound ?? ends[0], ends[0])..<max(range?.upperBound ?? 0, ends[1])
    }
    return range.map { (path, $0) }
  }
}
