import CoreGraphics
import WindowSystem

/// Counts presses that follow each other quickly at one place.
struct TapSeries {
  /// Presses at most this far apart in time, in seconds, count as one series (those of one button).
  static let interval = 0.4
  /// So do those at most this far apart in place, in points; a tap may move as far (V11, peer 183).
  static let slop: CGFloat = 10

  private var last: (location: CGPoint, time: Double, button: PointerButton, count: Int)?

  /// The place of a press in its series: 1 for the first.
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

  /// When a press at `time` can have no follower any more: a hair past the interval, which still counts.
  static func end(after time: Double) -> Double { time + interval + 2 * MediaTimers.hair }
}

extension CGPoint {
  /// Points between two points.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
