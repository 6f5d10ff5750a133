import CoreGraphics

/// When each stop of a keyframe animation is due, 0 … 1 of a pass (KF6).
///
/// Where the sources differ, this is the one decision:
/// - discrete values take one time more than values (KF6), and also as many, as older documentation has
///   it: then the last one shows from the last time on;
/// - discrete points of a path are due where its segments begin, so that the last point shows at the very
///   end (peer 97); discrete values share the pass evenly (KF7). The other view would give a path's
///   points even shares too.
enum KeyframeTimes {
  /// Whether times that were given can be used: right in number, from 0 to 1, not falling (peer 91).
  static func areUsable(_ times: [Double], for stops: KeyframeStops, _ mode: KeyframeMode) -> Bool {
    let isRightInNumber =
      times.count == stops.count || (mode == .discrete && times.count == stops.count + 1)
    return isRightInNumber && times.first == 0 && (times.last == 1 || times.count == 1)
      && times.allSatisfy(\.isFinite)
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  static func even(for stops: KeyframeStops, _ mode: KeyframeMode) -> [Double] {
    let shares = mode == .discrete && !stops.areOfPath ? stops.count : max(stops.count - 1, 1)
    return (0...shares).map { Double($0) / Double(shares) }
  }

  /// By distance (KF14).
  static func paced(for stops: KeyframeStops) -> [Double] {
    guard stops.count > 1 else { return [0, 1] }
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
    return times
  }
}
