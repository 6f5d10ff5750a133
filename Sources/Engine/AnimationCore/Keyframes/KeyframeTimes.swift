import CoreGraphics

/// The time of each stop of a keyframe animation, as fractions of a pass (KF6).
///
/// Given times are used as they are. With times below 0 an animation began earlier, with times above 1 it ends later;
/// the part in 0 … 1 is seen. Where times decrease, a stop begins when the latest time before it has passed, and its
/// segment still runs by its own two times.
///
/// Where the sources differ, this is the one decision:
/// - discrete values take one time more than values (KF6), and also as many, as older documentation has
///   it: then the last one shows from the last time on;
/// - discrete points of a path are due where its segments begin, so that the last point shows at the very
///   end (peer 97); discrete values share the pass evenly (KF7). The other view would give a path's
///   points even shares too.
package struct KeyframeTimes {
  /// The times as written: how far a segment is goes by these.
  let written: [Double]
  /// The maximum of the times up to each; they define which segment is current, as they never decrease.
  private let latest: [Double]

  package init(_ times: [Double]) {
    written = times
    var maximum = -Double.infinity
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    latest =
      isRising
      ? times
      : times.map {
        maximum = max(maximum, $0)
        return maximum
      }
  }

  package var count: Int { written.count }

  /// The last stop that has begun, at most `limit`; at a key time the stop of that time.
  func lastDue(at progress: Double, upTo limit: Int) -> Int {
    var (low, high) = (0, min(limit, latest.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if latest[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The fraction of segment `index` at `progress`: 0 … 1 during the segment.
  ///
  /// Before the first time and after the last the end values hold. A timing function that overshoots continues beyond
  /// them if no time is left to hold.
  func fraction(of index: Int, at progress: Double) -> Double {
    let (start, end) = (written[index], written[index + 1])
    guard end > start else { return progress < start ? 0 : 1 }
    let fraction = (progress - start) / (end - start)
    if fraction < 0 { return start > 0 ? 0 : fraction }
    return fraction > 1 && end < 1 ? 1 : fraction
  }

  static func even(for stops: KeyframeStops, _ mode: KeyframeMode) -> KeyframeTimes {
    let shares = mode == .discrete && !stops.areOfPath ? stops.count : max(stops.count - 1, 1)
    return KeyframeTimes((0...shares).map { Double($0) / Double(shares) })
  }

  /// Times in proportion to distances (KF14).
  static func paced(for stops: KeyframeStops) -> KeyframeTimes {
    guard stops.count > 1 else { return KeyframeTimes([0, 1]) }
    let lengths = (0..<stops.count - 1).map { stops.length($0) }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return even(for: stops, .linear) }
    var sum = 0.0
    var times = [0.0]
    for length in lengths {
      sum += length
      times.append(min(sum / total, 1))
    }
    times[times.count - 1] = 1
    return KeyframeTimes(times)
  }
}
