internal import Glibc
internal import SeededRandom

/// The pointer's path from one place to another, like that of a hand: a slightly curved cubic Bézier, slow at both
/// ends.
///
/// The same ends and seed make the same path. It is a function of time, so every frame can be computed by itself.
package struct PointerPath: Equatable, Sendable {
  package let start: TapePoint
  package let end: TapePoint
  /// The duration, in seconds.
  package let duration: Double
  /// The two inner control points of the cubic Bézier.
  private let controls: (TapePoint, TapePoint)

  /// A path to a point.
  ///
  /// - Parameters:
  ///   - start: Where the pointer is.
  ///   - end: Where it goes.
  ///   - targetSize: The extent of the target, in points; a smaller one takes longer to hit.
  ///   - duration: The duration in seconds; `nil` for that of a hand.
  ///   - seed: The seed that chooses the curve.
  package init(
    from start: TapePoint,
    to end: TapePoint,
    targetSize: Double = PointerPace.sizeOfPoint,
    duration: Double? = nil,
    seed: UInt64
  ) {
    let way = end - start
    (self.start, self.end) = (start, end)
    self.duration = duration ?? PointerPace.duration(distance: way.length, targetSize: targetSize)
    var numbers = SplitMix64(seed: seed)
    let side = numbers.next() & 1 == 0 ? 1.0 : -1.0
    let bends = (0..<2).map { _ in
      side
        * (PointerPace.leastBend
          + (PointerPace.greatestBend - PointerPace.leastBend) * numbers.fraction())
    }
    // Perpendicular to the path and as long as it. Control points at thirds of the path make the progress along it
    // even: the curve never goes back.
    let across = TapePoint(x: -way.y, y: way.x)
    controls = (
      start + way * (1.0 / 3) + across * bends[0], start + way * (2.0 / 3) + across * bends[1]
    )
  }

  /// A path to the center of a target, or to an offset from it.
  package init(
    from start: TapePoint,
    to target: TapeRectangle,
    offset: TapePoint = .zero,
    duration: Double? = nil,
    seed: UInt64
  ) {
    self.init(
      from: start,
      to: target.center + offset,
      targetSize: min(target.width, target.height),
      duration: duration,
      seed: seed
    )
  }

  /// The pointer's place; the start before the path's time, the end after it.
  ///
  /// - Parameter time: Seconds since the path began.
  /// - Returns: A point in the space of the ends.
  package func position(at time: Double) -> TapePoint {
    guard time > 0 else { return time == 0 && duration <= 0 ? end : start }
    guard time < duration else { return end }
    let u = MinimumJerk.progress(time / duration)
    let v = 1 - u
    return start * (v * v * v) + controls.0 * (3 * v * v * u) + controls.1 * (3 * v * u * u)
      + end * (u * u * u)
  }

  package static func == (one: PointerPath, other: PointerPath) -> Bool {
    one.start == other.start && one.end == other.end && one.duration == other.duration
      && one.controls == other.controls
  }
}

/// The minimum-jerk movement of a hand from rest to rest (Flash and Hogan, 1985).
enum MinimumJerk {
  /// The fraction of the path that is done.
  ///
  /// - Parameter fraction: The elapsed fraction of the time, 0 … 1.
  /// - Returns: The fraction of the path, 0 … 1.
  static func progress(_ fraction: Double) -> Double {
    fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
  }
}

/// How fast and how straight the pointer moves.
package enum PointerPace {
  /// The constants of Fitts' law in Shannon's form, in seconds: the reaction, and the time per bit.
  ///
  /// `reaction + perBit · log2(1 + distance / size)`. Studies of the mouse find 0.1 … 0.2 seconds per bit. This is the
  /// middle: fast enough for a hand that knows its way, slow enough for eyes that have to follow it.
  static let reaction = 0.1
  static let perBit = 0.15
  /// Limits in seconds: a shorter movement looks like a jump, a longer one like hesitation.
  static let durations = 0.15...1.2
  /// The size assumed for a point, which has no extent: that of something small, such as a close button; in points.
  package static let sizeOfPoint = 16.0
  /// The distance of the control points from the straight line, as a fraction of its length: less looks like a ruler's
  /// line, more like a detour.
  static let leastBend = 0.03
  static let greatestBend = 0.1

  /// The time that a hand needs.
  ///
  /// - Parameters:
  ///   - distance: The distance in points, 0 or more.
  ///   - targetSize: The target's size in points; less than 1 counts as 1.
  /// - Returns: Seconds, 0.15 … 1.2.
  package static func duration(distance: Double, targetSize: Double) -> Double {
    let seconds = reaction + perBit * log2(1 + distance / max(targetSize, 1))
    return min(max(seconds, durations.lowerBound), durations.upperBound)
  }
}
