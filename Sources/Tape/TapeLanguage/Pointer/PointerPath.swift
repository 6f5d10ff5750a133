internal import Glibc
internal import SeededRandom

/// The way of the pointer from one place to another, as a hand would move it: in a slight curve, slow at both ends.
///
/// The same ends and seed make the same way; it is a function of time, so that every frame can be had by itself.
package struct PointerPath: Equatable, Sendable {
  package let start: TapePoint
  package let end: TapePoint
  /// In seconds.
  package let duration: Double
  /// The curve's middle points, a cubic Bézier's.
  private let controls: (TapePoint, TapePoint)

  /// The way to a point.
  ///
  /// - Parameters:
  ///   - start: Where the pointer is.
  ///   - end: Where it goes.
  ///   - targetSize: The extent of what it goes to, in points; a smaller one takes longer to hit.
  ///   - duration: In seconds; `nil` for what a hand would need.
  ///   - seed: Chooses the curve.
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
    // At right angles to the way and as long as it is. Thirds of the way keep the progress along it even: the curve
    // never goes back.
    let across = TapePoint(x: -way.y, y: way.x)
    controls = (
      start + way * (1.0 / 3) + across * bends[0], start + way * (2.0 / 3) + across * bends[1]
    )
  }

  /// The way to the middle of what is there, or to a place beside it.
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

  /// Where the pointer is; before the way's time at its start, after it at its end.
  ///
  /// - Parameter time: Seconds since it began.
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

/// How a hand gets from rest to rest: with the least change of acceleration (Flash and Hogan, 1985).
enum MinimumJerk {
  /// How much of the way is behind.
  ///
  /// - Parameter fraction: How much of the time is, 0 … 1.
  /// - Returns: 0 … 1.
  static func progress(_ fraction: Double) -> Double {
    fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
  }
}

/// How fast and how straight the pointer moves.
package enum PointerPace {
  /// Seconds before the first bit, and for each: Fitts' law in Shannon's form.
  ///
  /// `reaction + perBit · log2(1 + distance / size)`. Studies of the mouse find 0.1 … 0.2 seconds for a bit; this is
  /// the middle: quick enough for a hand that knows its way, slow enough for eyes that have to follow it.
  static let reaction = 0.1
  static let perBit = 0.15
  /// Shorter is seen as a jump, longer as hesitation; in seconds.
  static let durations = 0.15...1.2
  /// A point has no extent: it is taken for something as small as a close button.
  package static let sizeOfPoint = 16.0
  /// How far the curve's middle points are beside the way, as parts of its length: below, it looks drawn with a ruler,
  /// above, like a detour.
  static let leastBend = 0.03
  static let greatestBend = 0.1

  /// What a hand needs.
  ///
  /// - Parameters:
  ///   - distance: In points, 0 or more.
  ///   - targetSize: In points; less than 1 counts as 1.
  /// - Returns: Seconds, 0.15 … 1.2.
  package static func duration(distance: Double, targetSize: Double) -> Double {
    let seconds = reaction + perBit * log2(1 + distance / max(targetSize, 1))
    return min(max(seconds, durations.lowerBound), durations.upperBound)
  }
}
