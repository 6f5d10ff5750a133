import CoreGraphics

/// What an emitter layer has been committed with, and when: particles live on with what they were born with.
@MainActor
final class EmitterLog {
  /// The time from one commit to the next.
  struct Segment {
    /// In the layer's time.
    let start: Double
    /// When the next was committed; infinite for the last.
    private(set) var end = Double.infinity
    let settings: EmitterSettings
    /// How many particles of each of its cells were born before.
    let births: [Double]
    /// What makes its settings others as time goes by.
    let course: AnimatedCourse?
    /// How long after a birth in it something of it may be seen, in seconds.
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
  /// Counts the changes.
  private(set) var edition = 0

  /// Whether no particle was ever to be born.
  var isEmpty: Bool { segments.allSatisfy { $0.settings.cells.isEmpty } }

  /// Goes on from a time with other settings.
  ///
  /// Where the layer's time was set back, what was committed for later is forgotten.
  ///
  /// - Parameters:
  ///   - settings: The layer's at that time, without animations.
  ///   - course: What animations make of them; `nil` without any.
  ///   - time: In the layer's time.
  func goOn(with settings: EmitterSettings, _ course: AnimatedCourse?, at time: Double) {
    if let last = segments.last, time >= last.start, last.settings == settings,
      last.course?.identities == course?.identities
    {
      return
    }
    edition += 1
    let births = births(before: time, for: settings)
    while let last = segments.last, last.start >= time { segments.removeLast() }
    // Particles are born as if the layer had always been there; animations only begin now.
    if segments.isEmpty, time > 0 { return begin(with: settings, course, at: time) }
    add(Segment(from: max(time, 0), with: settings, course, after: births))
    // (Whose end is not known yet is not over.)
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

  /// The stretch that a time is in; `nil` before the first.
  func stretch(at time: Double) -> EmitterStretch? {
    guard let segment = segments.last(where: { $0.start <= time }) else { return nil }
    return segment.course?.stretch(at: time, of: segment) ?? EmitterStretch(segment)
  }

  /// Hands over the stretches of time with settings that do not change, the latest first, of which anything may be
  /// seen in a span of time.
  ///
  /// - Parameters:
  ///   - start: When the span begins, in the layer's time.
  ///   - end: When it ends.
  ///   - body: Returns whether it wants more.
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
