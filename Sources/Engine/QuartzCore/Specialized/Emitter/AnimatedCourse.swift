import CoreGraphics

/// An emitter's settings under animations, sampled at a fixed rate: each time step has the settings of its middle.
///
/// Steps are counted from the beginning of the course, so that a step is the same whenever it is computed. At each full
/// minute the count of births starts again from a fixed number, plus the fraction that the rates without animations
/// leave. So a step needs at most one minute of steps before it, however long the course has run. Kept are the counts
/// of the seconds around the last look-up, and the steps of that look-up: two minutes at most, which is the longest
/// time that particles of a course are shown.
@MainActor
final class AnimatedCourse {
  /// Steps per second.
  static let steps = 120
  /// The longest time that is searched before a given time, in seconds.
  static let longestLook = 120.0
  private static let stepsInLook = Int(longestLook) * steps
  private static let stepsInMinute = 60 * steps
  /// An upper bound of the births in a minute.
  private static let birthsInMinute = 1e9
  /// The maximum number of seconds whose counts are kept.
  private static let maximumSeconds = 600

  /// The identities of the animations.
  let identities: [Int]
  /// Whether the animations change how long particles live.
  let changesLives: Bool
  // Only compiled animations are kept: neither the objects that they were compiled from, nor their delegates.
  private let animations: [CompiledAnimation]
  private let model: LayerValues
  private let start: Double
  private let makeSettings: (LayerValues) -> EmitterSettings
  /// How many particles of each cell were born before a second of the course, by the second's index.
  private var seconds: [Int: [Double]] = [:]
  /// Consecutive steps; the first one is at the beginning of a second.
  private var made: ContiguousArray<Step> = []
  private var firstMade = 0
  /// How many steps have been computed.
  private(set) var madeCount = 0

  private struct Step {
    let settings: EmitterSettings
    let births: [Double]
    let reach: Double
  }

  /// - Parameters:
  ///   - animations: The running animations of the layer.
  ///   - changesLives: Whether these change how long particles live.
  ///   - model: The layer's values without animations.
  ///   - start: The beginning of the course, in seconds of the layer's time.
  ///   - makeSettings: Makes the settings from values of the layer.
  init(
    _ animations: [RunningAnimation],
    changesLives: Bool,
    over model: LayerValues,
    from start: Double,
    _ makeSettings: @escaping (LayerValues) -> EmitterSettings
  ) {
    (self.animations, self.changesLives) = (animations.map(\.compiled), changesLives)
    (self.model, self.start) = (model, start)
    self.makeSettings = makeSettings
    identities = animations.map(\.identity)
  }

  /// The step that contains a time.
  func stretch(at time: Double, of segment: EmitterLog.Segment) -> EmitterStretch {
    let index = index(at: min(time, segment.end))
    make(index...index, of: segment)
    return stretch(index, of: segment)
  }

  /// Calls `body` with the steps whose particles may be seen in a span of time, latest first, until it returns false.
  ///
  /// - Returns: Whether `body` wants more.
  func forEachStretch(
    reaching start: Double,
    to end: Double,
    of segment: EmitterLog.Segment,
    _ body: (EmitterStretch) -> Bool
  ) -> Bool {
    let range = range(from: start - segment.reach, to: end, of: segment)
    make(range, of: segment)
    for index in range.reversed()
    where time(of: index + 1) + made[index - firstMade].reach > start {
      guard body(stretch(index, of: segment)) else { return false }
    }
    return true
  }

  /// How long after its birth a particle of the steps at the end of a finished segment may be seen, in seconds.
  func reach(in segment: EmitterLog.Segment) -> Double {
    let range = range(from: start, to: segment.end, of: segment)
    make(range, of: segment)
    return range.reduce(0) { max($0, made[$1 - firstMade].reach) }
  }

  private func stretch(_ index: Int, of segment: EmitterLog.Segment) -> EmitterStretch {
    let step = made[index - firstMade]
    return EmitterStretch(
      settings: step.settings,
      start: time(of: index),
      end: min(time(of: index + 1), segment.end),
      births: step.births
    )
  }

  private func range(
    from: Double,
    to: Double,
    of segment: EmitterLog.Segment
  ) -> ClosedRange<Int> {
    let last = index(at: min(to, segment.end))
    return min(max(index(at: from), last - Self.stepsInLook), last)...last
  }

  /// Computes the missing steps of a range, and drops those of the seconds before it.
  private func make(_ range: ClosedRange<Int>, of segment: EmitterLog.Segment) {
    let minute = range.lowerBound / Self.stepsInMinute * Self.stepsInMinute
    let end = firstMade + made.count
    if seconds.count > Self.maximumSeconds { seconds.removeAll(keepingCapacity: true) }
    if range.lowerBound < firstMade || (range.lowerBound > end && minute > end) {
      let second = range.lowerBound / Self.steps
      made.removeAll(keepingCapacity: true)
      firstMade = seconds[second] == nil ? minute : second * Self.steps
    }
    while firstMade + made.count <= range.upperBound { makeNext(of: segment) }
    let passed = range.lowerBound / Self.steps * Self.steps - firstMade
    if passed > made.count / 2, passed < made.count {
      made.removeFirst(passed)
      firstMade += passed
    }
  }

  private func makeNext(of segment: EmitterLog.Segment) {
    let index = firstMade + made.count
    var values = model
    let middle = (time(of: index) + time(of: index + 1)) / 2
    for animation in animations {
      animation.apply(to: &values, of: .layer, over: model, at: middle)
    }
    let settings = makeSettings(values)
    let births: [Double]
    if index % Self.stepsInMinute == 0 {
      births = birthsBefore(minute: index / Self.stepsInMinute, of: segment)
    } else if !made.isEmpty {
      births = stretch(index - 1, of: segment).births(to: time(of: index))
    } else {
      // The list begins only at seconds with a known count.
      births = seconds[index / Self.steps, default: segment.births]
    }
    if index % Self.steps == 0 { seconds[index / Self.steps] = births }
    madeCount += 1
    made.append(Step(settings: settings, births: births, reach: settings.reach))
  }

  /// The count of births that a minute of the course starts with.
  private func birthsBefore(minute: Int, of segment: EmitterLog.Segment) -> [Double] {
    guard minute > 0 else { return segment.births }
    let moment = time(of: minute * Self.stepsInMinute)
    let stretch = EmitterStretch(
      settings: segment.settings,
      start: start,
      end: moment,
      births: segment.births
    )
    return stretch.births(to: moment).map {
      Double(minute) * Self.birthsInMinute + $0 - $0.rounded(.down)
    }
  }

  private func time(of index: Int) -> Double { start + Double(index) / Double(Self.steps) }

  private func index(at time: Double) -> Int {
    Int(min(max((time - start) * Double(Self.steps), 0), 1e9))
  }
}
