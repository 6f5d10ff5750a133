import Foundation
import QuartzCore

/// Measures what frames cost in a real window, and prints one line a row: name, value, unit, target, and `ok`
/// or `short`.
///
/// ```
/// window-bench                  all rows, each in a process of its own
/// window-bench W1 W3            these
/// window-bench --frames 300 …   counted frames, after sixty that are not; 600 without
/// window-bench --markers W1     one, with marks around the counted frames and no line, then it stays
/// window-bench --markers W7     the scene that is started and clicked, for others to measure; W9, W9I too
/// ```
///
/// The value is the CPU time of the process for a frame, in milliseconds: of all its threads, from one counted
/// frame's end to the last one's. A figure that misses its target is no failure.
@main
enum WindowBench {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var frames = ProcessInfo.processInfo.environment["BENCH_FRAMES"].flatMap { Int($0) } ?? 600
    let hasMarkers = arguments.contains("--markers")
    arguments.removeAll { $0 == "--markers" }
    if let option = arguments.firstIndex(of: "--frames") {
      guard arguments.indices.contains(option + 1), let count = Int(arguments[option + 1]),
        count > 0
      else { throw BenchError("--frames needs a number of frames") }
      frames = count
      arguments.removeSubrange(option...(option + 1))
    }
    let wanted = try (arguments.isEmpty ? Row.all.map(\.key) : arguments).map { key in
      guard let row = Row.all.first(where: { $0.key == key }) else {
        throw BenchError("no row is called \(key): there are \(Row.all.map(\.key))")
      }
      return row
    }
    guard wanted.count == 1, let row = wanted.first else {
      return try wanted.forEach { try inProcessOfItsOwn($0, frames) }
    }
    EngineReport.handler = { message in
      FileHandle.standardError.write(Data("window-bench: the engine reports: \(message)\n".utf8))
      exit(1)
    }
    try row.run(frames, hasMarkers)
  }

  private static func inProcessOfItsOwn(_ row: Row, _ frames: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--frames", "\(frames)", row.key]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw BenchError("\(row.key) went wrong") }
  }
}

/// Why there is no figure.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
