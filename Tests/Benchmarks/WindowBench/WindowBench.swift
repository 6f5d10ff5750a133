import BenchUsage
import Foundation
import QuartzCore

/// Measures what frames cost in a real window, and prints one line a row: name, value, unit, target, and `ok`
/// or `short`.
///
/// The value is the CPU time of the process for a frame, in milliseconds: of all its threads, from one counted
/// frame's end to the last one's. A figure that misses its target is no failure.
@main
enum WindowBench {
  private static let usage = BenchUsage(
    "window-bench",
    help: """
      usage: window-bench                  the usual rows, each in a process of its own
             window-bench W1 W3            these
             window-bench --frames 300 …   counted frames, after sixty that are not; 600 without
             window-bench --markers W1     one, with marks around the counted frames and no line; it stays then
             window-bench --markers W7     the scene that is started and clicked, for others to measure;
                                           W9, W9I too
             window-bench --pictures FOLDER    writes the pictures that W3 and W4 show, as PNG
             window-bench --check W1 FILE.png  whether a picture of the screen shows W1, drawn by whatever

      usual rows: \(Row.usual.map(\.key).joined(separator: " "))
      the steps of some: \(Row.steps.map(\.key).joined(separator: " "))
      """
  )

  static func main() {
    var words = usage.words()
    do {
      if try answered(words) { return }
    } catch {
      usage.fail("\(error)")
    }
    var frames = ProcessInfo.processInfo.environment["BENCH_FRAMES"].flatMap { Int($0) } ?? 600
    let hasMarkers = words.contains("--markers")
    words.removeAll { $0 == "--markers" }
    if let option = words.firstIndex(of: "--frames") {
      guard words.indices.contains(option + 1), let count = Int(words[option + 1]), count > 0
      else { usage.refuse("--frames needs a number of frames") }
      frames = count
      words.removeSubrange(option...(option + 1))
    }
    let all = Row.usual + Row.steps
    let wanted = words.map { word in
      guard let row = all.first(where: { $0.key == word }) else {
        usage.refuse("no row is called \(word)")
      }
      return row
    }
    do {
      try measure(wanted.isEmpty ? Row.usual : wanted, frames, hasMarkers)
    } catch {
      usage.fail("\(error)")
    }
  }

  /// Writes or checks pictures; `false` where the words ask for something else.
  private static func answered(_ words: [String]) throws -> Bool {
    switch words.first {
    case "--pictures":
      guard words.count == 2 else { usage.refuse("--pictures needs a folder") }
      try Workload.writePictures(to: words[1])
    case "--check":
      guard words.count == 3, let workload = Workload.all.first(where: { $0.key == words[1] })
      else { usage.refuse("--check needs a workload and a PNG file") }
      let result = try PictureCheck(workload: workload).check(pngFile: words[2])
      let figures = String(format: "%.2f s, %.1f of 255", result.time, result.difference)
      guard result.isRight else {
        usage.fail(
          "\(words[2]) does not show \(workload.key): at \(figures) from row \(result.row) on"
        )
      }
      print("\(words[2]) shows \(workload.key): at \(figures) at most")
    default: return false
    }
    return true
  }

  private static func measure(_ rows: [Row], _ frames: Int, _ hasMarkers: Bool) throws {
    guard rows.count == 1, let row = rows.first else {
      return try rows.forEach { try inProcessOfItsOwn($0, frames) }
    }
    EngineReport.handler = { message in usage.fail("the engine reports: \(message)") }
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
