import CoreGraphics

/// The history of an emitter layer's commits, as particles keep the settings that they were born with.
@MainActor
final class EmitterLog {
  /// The time from one commit to the next.
  struct Segment {
    /// The time of the commit, in seconds of the layer's time.
    let start: Double
    /// The time of the next commit; infinite for the last segment.
    private(set) var end = Double.infinity
    let settings: EmitterSettings
    /// How many particles of each cell were born before `start`.
    let births: [Double]
    /// The settings under animations; `nil` if they do not change with time.
    let course: AnimatedCourse?
    /// How long after its birth a particle of this segment may be seen, in seconds.
    private(set) var reach: Double

    @MainActor
    init(
      from start: Double,
      with settings: EmitterSettings,
      _ course: AnimatedCourse?,
      after births: [Double]
    ) {
      (self.start, self.settings, self.births) = (start, settings, births)
      self.course = course
      let changesLives = course?.changesLives == true
      reach = changesLives ? AnimatedCourse.longestLook : settings.reach
    }

    @MainActor
    mutating func end(at time: Double) {
      end = time
      if let course, course.changesLives { reach = course.reach(in: self) }
    }
  }

  private(set) var segments: [Segment] = []
  /// The number of changes so far.
  private(set) var edition = 0

  /// Whether no segment has a cell.
  var isEmpty: Bool { segments.allSatisfy { $0.settings.cells.isEmpty } }

  /// Begins a segment with other settings.
  ///
  /// If the layer's time was set back, segments from later times are removed.
  ///
  /// - Parameters:
  ///   - settings: The layer's settings at that time, without animations.
  ///   - course: The settings under animations; `nil` without animations.
  ///   - time: The time of the commit, in seconds of the layer's time.
  func goOn(with settings: EmitterSettings, _ course: AnimatedCourse?, at time: Double) {
    if let last = segments.last, time >= last.start, last.settings == settings,
      last.course?.identities == course?.identities
    {
      return
    }
    edition += 1
    let births = births(before: time, for: settings)
    while let last = segments.last, last.start >= time { segments.removeLast() }
    // Particles are born as if the layer had always been there, but animations begin only now.
    if segments.isEmpty, time > 0 { return begin(with: settings, course, at: time) }
    add(Segment(from: max(time, 0), with: settings, course, after: births))
    // A segment whose end is not known yet stays.
    segments.removeAll { $0.end + $0.reach < time }
  }

  private func begin(with settings: EmitterSettings, _ course: AnimatedCourse?, at time: Double) {
    let first = Segment(from: 0, with: settings, nil, after: settings.cells.map { _ in 0 })
    segments = [first]
    guard course != nil else { return }
    let births = EmitterStretch(first).births(to: time)
    add(Segment(from: time, with: settings, course, after: births))
  }

  private func add(_ segment: Segment) {
    if !segments.isEmpty { segments[segments.count - 1].end(at: segment.start) }
    segments.append(segment)
  }

  /// How many particles of each cell of `settings` were born before a time.
  private func births(before time: Double, for settings: EmitterSettings) -> [Double] {
    guard let stretch = stretch(at: time),
      stretch.settings.generation == settings.generation,
      stretch.settings.cells.count == settings.cells.count
    else { return settings.cells.map { _ in 0 } }
    return stretch.births(to: time)
  }

  /// The stretch that contains a time; `nil` before the first one.
  func stretch(at time: Double) -> EmitterStretch? {
    guard let segment = segments.last(where: { $0.start <= time }) else { return nil }
    return segment.course?.stretch(at: time, of: segment) ?? EmitterStretch(segment)
  }

  /// Calls `body` with the stretches of constant settings whose particles may be seen in a span of time, latest first.
  ///
  /// - Parameters:
  ///   - start: The beginning of the span, in seconds of the layer's time.
  ///   - end: The end of the span, in seconds of the layer's time.
  ///   - body: Returns whether it wants more stretches.
  func forEachStretch(
    reaching start: Double,
    to end: Double,
    _ body: (EmitterStretch) -> Bool
  ) {
    for segment in segments.reversed() {
      guard segment.start <= end, segment.end + segment.reach > start else { continue }
      let goesOn =
        segment.course?.forEachStretch(reaching: start, to: end, of: segment, body)
        ?? body(EmitterStretch(segment))
      guard goesOn else { return }
    }
  }
}
