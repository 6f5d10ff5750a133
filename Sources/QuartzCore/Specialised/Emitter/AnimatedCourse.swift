import CoreGraphics

/// What animations make of an emitter's settings in the course of time: in steps, of which each is as in its middle.
///
/// Steps are counted from where the course begins, so that any of them is the same whenever it is looked at. Counts of
/// births are kept for every second, and the steps of the last look.
@MainActor
final class AnimatedCourse {
  /// Steps in a second.
  static let steps = 120

  /// The animations.
  let identities: [Int]
  private let animations: [RunningAnimation]
  private let model: LayerValues
  private let start: Double
  private let makeSettings: (LayerValues) -> EmitterSettings
  /// How many particles of each cell were born before each whole second of the course.
  private var seconds: [[Double]] = []
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
    let first = index(at: from)
    let last = max(first, index(at: to))
    make(first...last, births: segment.births)
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
  private func make(_ range: ClosedRange<Int>, births: [Double]) {
    if seconds.isEmpty { seconds.append(births) }
    if range.lowerBound < firstMade || range.lowerBound > firstMade + made.count {
      let second = min(range.lowerBound / Self.steps, seconds.count - 1)
      made.removeAll(keepingCapacity: true)
      firstMade = second * Self.steps
    }
    while firstMade + made.count <= range.upperBound { makeNext() }
    let passed = range.lowerBound / Self.steps * Self.steps - firstMade
    if passed > made.count / 2, passed < made.count {
      made.removeFirst(passed)
      firstMade += passed
    }
  }

  private func makeNext() {
    let index = firstMade + made.count
    var values = model
    let middle = (time(of: index) + time(of: index + 1)) / 2
    for animation in animations { animation.apply(to: &values, over: model, at: middle) }
    let settings = makeSettings(values)
    reach = max(reach, settings.reach)
    let second = index / Self.steps
    let births: [Double]
    if let last = made.last, index % Self.steps > 0 || second == seconds.count {
      births = Self.births(byEndOf: last, from: time(of: index - 1), to: time(of: index))
    } else {
      births = seconds[second]
    }
    if second == seconds.count { seconds.append(births) }
    made.append(Step(settings: settings, births: births))
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
