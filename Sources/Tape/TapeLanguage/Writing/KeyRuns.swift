import SceneProtocol

/// Groups keys: the characters of a text, and repetitions of the same key.
enum KeyRuns {
  /// Maximum pause between the characters of a text, in microseconds.
  private static let longestPause = 500_000
  /// Maximum deviation of a repeated key from its time, in microseconds: a rhythm can be felt.
  private static let keyTolerance = 100_000
  /// Maximum deviation of a character within a text, which is read as a whole, in microseconds.
  private static let textTolerance = 200_000
  /// Durations of single characters are multiples of this, in microseconds.
  private static let textStep = 10_000

  /// - Parameters:
  ///   - gestures: The gestures, in the order of their times.
  ///   - end: The end of the recording, in microseconds.
  /// - Returns: The same gestures without single characters.
  static func joined(_ gestures: [TapeGesture], until end: Int) -> [TapeGesture] {
    var rest = gestures[...]
    var result: [TapeGesture] = []
    while let first = rest.first {
      let count =
        switch first.kind {
        case .character: textCount(rest)
        case .key(let key, _): keyCount(rest, key)
        default: 1
        }
      let run = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      result.append(joined(run, before: rest.first?.begin ?? end))
    }
    return result
  }

  private static func joined(_ run: [TapeGesture], before next: Int) -> TapeGesture {
    var result = run[0]
    switch result.kind {
    case .key(let key, _): result.kind = .key(key, count: run.count)
    case .character(let character):
      if run.count == 1, let key = key(character) {
        result.kind = .key(key, count: 1)
      } else {
        let text = String(run.compactMap(\.character))
        result.kind = .text(text, each: each(run.map(\.time), before: next))
      }
    default: break
    }
    return result
  }

  /// A character's key, by its name if it has one.
  private static func key(_ character: Character) -> SceneKey? {
    guard let key = SceneKey(parsing: String(character)) else { return nil }
    return SceneKey.name(ofKeysym: key.keysym).flatMap(SceneKey.init(parsing:)) ?? key
  }

  private static func keyCount(_ gestures: ArraySlice<TapeGesture>, _ key: SceneKey) -> Int {
    let same = gestures.prefix { $0.kind == .key(key, count: 1) }
    let times = same.map(\.time)
    // Faster keys come as soon as they can, in any case.
    let count = times.indices.first {
      times[$0] - (times[0] + $0 * TapePace.key.microseconds) > keyTolerance
    }
    return count ?? times.count
  }

  private static func textCount(_ gestures: ArraySlice<TapeGesture>) -> Int {
    var times: [Int] = []
    var text = ""
    for gesture in gestures {
      guard let character = gesture.character else { break }
      if let last = times.last, gesture.time - last > longestPause { break }
      text.append(character)
      times.append(gesture.time)
      // (Two characters that combine to one are not two keys any more.)
      if text.count < times.count || !isEven(times) { return times.count - 1 }
    }
    return times.count
  }

  /// Whether keys come evenly enough for a single duration.
  private static func isEven(_ times: [Int]) -> Bool {
    fits(times, TapeSettings().typingSpeed.microseconds, keyTolerance)
      || fits(times, mean(times), textTolerance)
  }

  /// The time from one key to the next, so that the last is over before the next action; `nil` for the default.
  private static func each(_ times: [Int], before next: Int) -> TapeDuration? {
    let usual = TapeSettings().typingSpeed.microseconds
    let room = max(textStep, (next - times[0]) / times.count / textStep * textStep)
    if usual <= room, fits(times, usual, keyTolerance) { return nil }
    let mean = mean(times)
    var each = min(mean, room)
    while each < mean, !fits(times, each, textTolerance) { each += textStep }
    return TapeDuration(microseconds: each)
  }

  private static func mean(_ times: [Int]) -> Int {
    guard let first = times.first, let last = times.last, times.count > 1 else {
      return TapeSettings().typingSpeed.microseconds
    }
    let steps = Double(last - first) / Double(times.count - 1) / Double(textStep)
    return max(1, Int(steps.rounded())) * textStep
  }

  private static func fits(_ times: [Int], _ each: Int, _ tolerance: Int) -> Bool {
    times.enumerated().allSatisfy { abs(times[0] + $0 * each - $1) <= tolerance }
  }
}

extension TapeGesture {
  fileprivate var character: Character? {
    if case .character(let character) = kind { character } else { nil }
  }
}
