import DisplaySupport
import Foundation

/// The latency from a press of the pointer to the changed pixel.
struct ClickLatency {
  /// The scene that is clicked.
  let key: String
  private static let clicks = 200

  /// Two lines: the median and the 99th percentile of the clicks.
  func measure() throws {
    let display = try VirtualDisplay(width: 1920, height: 1080)
    defer { display.stop() }
    let watched = try display.watch(x: 200, y: 200)
    let scene = try DisplayProgram(
      [Row.ownPath, "--markers", key],
      displayName: display.name
    )
    return try withExtendedLifetime(scene) {
      guard
        watched.wait(since: WatchedPixel.now, seconds: 30, until: { $0 == ClickScene.color }) != nil
      else { throw BenchError("\(key) shows no frame") }
      // The work after the start has ended.
      usleep(1_500_000)
      report(try latencies(watched, FakePointer(displayName: display.name)).sorted())
    }
  }

  /// The latencies of presses at any time between blanks, in milliseconds.
  private func latencies(_ watched: WatchedPixel, _ pointer: FakePointer) throws -> [Double] {
    pointer.move(x: 200, y: 200)
    // The frame that the pointer's coming led to is over, so that the first press finds what the others find.
    usleep(300_000)
    var numbers = SceneNumbers()
    return try (0..<Self.clicks).map { _ in
      let before = watched.color
      let start = WatchedPixel.now
      pointer.press(true)
      guard let time = watched.wait(since: start, seconds: 1, until: { $0 != before }) else {
        throw BenchError("a click changed nothing")
      }
      pointer.press(false)
      // The frame of the release is over, and the next press comes anywhere between two blanks.
      usleep(UInt32(60_000 + numbers.next() * 90_000))
      return time * 1000
    }
  }

  /// Prints the median and the 99th percentile; the one with a target is the one that peers are compared by.
  private func report(_ sorted: [Double]) {
    let isIdle = key == ClickScene.keyFromIdle
    let name = isIdle ? "W9I click to pixel from idle" : "W9 click to pixel while moving"
    let median = sorted[sorted.count / 2]
    let almostAll = sorted[sorted.count * 99 / 100]
    report("\(name), median", median, target: isIdle ? 0.8 : nil)
    report("\(name), p99", almostAll, target: isIdle ? nil : 18)
  }

  private func report(_ name: String, _ value: Double, target: Double?) {
    Row.report(name, value, "ms", target: target, isOk: target.map { value <= $0 } ?? true)
  }
}
