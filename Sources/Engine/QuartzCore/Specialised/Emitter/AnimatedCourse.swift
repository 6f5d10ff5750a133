import CoreGraphics

/// What animations make of an emitter's settings in the course of time: in steps, of which each is as in its middle.
///
/// Steps are counted from where the course begins, so that any of them is the same whenever it is looked at. Births are
/// counted anew with every minute, from the part of one that the rates without animations leave: so no step needs more
/// than a minute of others before it, however long the course has gone on. Counts are kept for the seconds around the
/// last look, and that look's steps: of two minutes at most, the longest that its particles are seen for.
@MainActor
final class AnimatedCourse {
  /// Steps in a second.
  static let steps = 120
  /// So many seconds before a time are looked at, at most.
  static let longestLook = 120.0
  private static let stepsInLook = Int(longestLook) * steps
  private static let stepsInMinute = 60 * steps
  /// More than are born in a minute.
  private static let birthsInMinute = 1e9
  /// Counts of so many seconds are kept.
  private static let mostSeconds = 600

  /// The animations.
  let identities: [Int]
  /// Whether these make particles live longer or shorter.
  let changesLives: Bool
  // (Not the objects that they were made from, nor these objects' delegates.)
  private let animations: [CompiledAnimation]
  private let model: LayerValues
  private let start: Double
  private let makeSettings: (LayerValues) -> EmitterSettings
  /// How many particles of each cell were born before whole seconds of the course.
  private var seconds: [Int: [Double]] = [:]
  /// Steps one after the other, the first of them at the beginning of a second.
  private var made: ContiguousArray<Step> = []
  private var firstMade = 0
  /// How many steps have been made.
  private(set) var madeCount = 0

  private struct Step {
    let settings: EmitterSettings
    let births: [Double]
    let reach: Double
  }

  /// - Parameters:
  ///   - animations: Those that the layer runs.
  ///   - changesLives: Whether these make particles live longer or shorter.
  ///   - model: The layer's values without them.
  ///   - start: Where the course begins, in the layer's time.
  ///   - makeSettings: The settings where the layer has some values.
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

  /// The step that a time is in.
  func stretch(at time: Double, of segment: EmitterLog.Segment) -> EmitterStretch {
    let index = index(at: min(time, segment.end))
    make(index...index, of: segment)
    return stretch(index, of: segment)
  }

  /// Hands over steps, the latest first, of which anything may be seen in a span of time, until there are enough.
  ///
  /// - Returns: Whether more are wanted.
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

  /// How long after a birth something of it may be seen, of those at the end of a segment that is over.
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

  /// Makes steps that are not there; those of seconds before the first are let go.
  private func make(_ range: ClosedRange<Int>, of segment: EmitterLog.Segment) {
    let minute = range.lowerBound / Self.stepsInMinute * Self.stepsInMinute
    let end = firstMade + made.count
    if seconds.count > Self.mostSeconds { seconds.removeAll(keepingCapacity: true) }
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
      // (Only seconds that are counted are begun with.)
      births = seconds[index / Self.steps, default: segment.births]
    }
    if index % Self.steps == 0 { seconds[index / Self.steps] = births }
    madeCount += 1
    made.append(Step(settings: settings, births: births, reach: settings.reach))
  }

  /// What births are counted from in a minute of the course.
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
