import DisplaySupport
import Foundation

/// How long it takes from the start of a program to its first frame on screen, and what it then holds in memory.
struct StartUp {
  /// What is started.
  let program: String
  let command: [String]
  /// A pixel of its window, and what color that has in its first frame.
  let pixel: (x: Int, y: Int)
  let color: UInt32

  private static let maximumMilliseconds = 35.0
  private static let maximumMegabytes = 40.0
  /// The first ones find less in the system's caches.
  private static let untimed = 2
  private static let runs = 11

  /// Two rows, of the medians; each run has the display for itself.
  func measure() throws {
    let display = try VirtualDisplay(width: 1920, height: 1080)
    defer { display.stop() }
    var (times, sizes): ([Double], [Double]) = ([], [])
    for run in 0..<Self.untimed + Self.runs {
      let (time, size) = try start(on: display)
      guard run >= Self.untimed else { continue }
      times.append(time * 1000)
      sizes.append(size)
    }
    let (time, size) = (times.median, sizes.median)
    Row.report(
      "W7 start to first frame, \(program)",
      time,
      "ms",
      target: Self.maximumMilliseconds,
      isOk: time <= Self.maximumMilliseconds
    )
    Row.report(
      "W7 resident then, \(program)",
      size,
      "MB",
      target: Self.maximumMegabytes,
      isOk: size <= Self.maximumMegabytes
    )
  }

  private func start(on display: VirtualDisplay) throws -> (seconds: Double, megabytes: Double) {
    let watched = try display.watch(x: pixel.x, y: pixel.y)
    guard watched.wait(since: WatchedPixel.now, seconds: 10, until: { $0 != color }) != nil else {
      throw BenchError("the window of the run before stays on screen")
    }
    let start = WatchedPixel.now
    let started = try DisplayProgram(command, displayName: display.name)
    guard let time = watched.wait(since: start, seconds: 30, until: { $0 == color }) else {
      throw BenchError("\(command) shows no frame")
    }
    return (time, try ProcessMemory.resident(of: started.process))
  }
}

extension [Double] {
  /// The one in the middle.
  var median: Double { sorted()[count / 2] }
}
