import CoreGraphics
import WindowSystem

/// Counts presses that follow each other quickly at one place.
struct TapSeries {
  /// The maximum time between presses of one series (of one button), in seconds.
  static let interval = 0.4
  /// The maximum distance between presses of one series, in points; a tap may move as far (V11, peer 183).
  static let slop: CGFloat = 10

  private var last: (location: CGPoint, time: Double, button: PointerButton, count: Int)?

  /// The number of a press in its series: 1 for the first.
  mutating func count(_ pointer: PointerState, _ button: PointerButton) -> Int {
    let count = follows(pointer, button) ? (last?.count ?? 0) + 1 : 1
    last = (pointer.location, pointer.time, button, count)
    return count
  }

  private func follows(_ pointer: PointerState, _ button: PointerButton) -> Bool {
    guard let last, last.button == button else { return false }
    return pointer.time - last.time <= Self.interval
      && pointer.location.distance(to: last.location) <= Self.slop
  }

  /// When a press at `time` can no longer be followed: just past the interval, by a tolerance for rounding.
  static func end(after time: Double) -> Double { time + interval + 2 * MediaTimers.epsilon }
}

extension CGPoint {
  /// The distance between two points, in points.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
