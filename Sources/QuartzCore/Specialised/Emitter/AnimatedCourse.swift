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
  private static let stepsInMinute = 60 * steps
  /// More than are born in a minute.
  private static let birthsInMinute = 1e9
  /// Counts of so many seconds are kept.
  private static let mostSeconds = 600

  /// The animations.
  let identities: [Int]
  private let animations: [RunningAnimation]
  private let model: LayerValues
  private let start: Double
  private let makeSettings: (LayerValues) -> EmitterSettings
  /// How many particles of each cell were born before whole seconds of the course.
  private var seconds: [Int: [Double]] = [:]
  /// Steps one after the other, the first of them at the beginning of a second.
  private var made: ContiguousArray<Step> = []
  private var firstMade = 0
  /// The greatest reach of what has been looked at.
  private(set) var reach = 0.0

  private struct Step {
    let settings: EmitterSettings
    let births: [Double]
  }

  /// - Parameters:
  ///   - animations: Those that the layer runs.
  ///   - model: Its values without them.
  ///   - start: Where the course begins, in the layer's time.
  ///   - makeSettings: The settings where the layer has some values.
  init(
    _ animations: [RunningAnimation],
    over model: LayerValues,
    from start: Double,
    _ makeSettings: @escaping (LayerValues) -> EmitterSettings
  ) {
    (self.animations, self.model, self.start) = (animations, model, start)
    self.makeSettings = makeSettings
    identities = animations.map(\.identity)
  }

  func forEachStretch(
    from: Double,
    to: Double,
    of segment: EmitterLog.Segment,
    until: Double,
    _ body: (EmitterStretch) -> Void
  ) {
    let last = index(at: to)
    let first = min(max(index(at: from), last - 2 * Self.stepsInMinute), last)
    make(first...last, of: segment)
    for index in first...last {
      let step = made[index - firstMade]
      body(
        EmitterStretch(
          settings: step.settings,
          start: time(of: index),
          end: min(time(of: index + 1), until),
          births: step.births
        )
      )
    }
  }

  /// Makes steps that are not there; those of seconds before the first are let go.
  private func make(_ range: ClosedRange<Int>, of segment: EmitterLog.Segment) {
    let minute = range.lowerBound / Self.stepsInMinute * Self.stepsInMinute
    let end = firstMade + made.count
    if range.lowerBound < firstMade || (range.lowerBound > end && minute > end) {
      let second = range.lowerBound / Self.steps
      made.removeAll(keepingCapacity: true)
      firstMade = seconds[second] == nil ? minute : second * Self.steps
    }
    if seconds.count > Self.mostSeconds { seconds.removeAll(keepingCapacity: true) }
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
    for animation in animations { animation.apply(to: &values, over: model, at: middle) }
    let settings = makeSettings(values)
    reach = max(reach, settings.reach)
    let births: [Double]
    if index % Self.stepsInMinute == 0 {
      births = birthsBefore(minute: index / Self.stepsInMinute, of: segment)
    } else if let last = made.last {
      births = Self.births(byEndOf: last, from: time(of: index - 1), to: time(of: index))
    } else {
      births = seconds[index / Self.steps] ?? segment.births
    }
    if index % Self.steps == 0 { seconds[index / Self.steps] = births }
    made.append(Step(settings: settings, births: births))
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
    return segment.births.indices.map {
      let births = stretch.births(ofCell: $0, to: moment)
      return Double(minute) * Self.birthsInMinute + births - births.rounded(.down)
    }
  }

  private static func births(byEndOf step: Step, from start: Double, to end: Double) -> [Double] {
    let stretch = EmitterStretch(
      settings: step.settings,
      start: start,
      end: end,
      births: step.births
    )
    return step.births.indices.map { stretch.births(ofCell: $0, to: end) }
  }

  private func time(of index: Int) -> Double { start + Double(index) / Double(Self.steps) }

  private func index(at time: Double) -> Int {
    Int(min(max((time - start) * Double(Self.steps), 0), 1e9))
  }
}
