import CoreGraphics

/// What an emitter layer has been committed with, and when: particles live on with what they were born with.
@MainActor
final class EmitterLog {
  /// The time from one commit to the next.
  struct Segment {
    /// In the layer's time.
    let start: Double
    let settings: EmitterSettings
    /// How many particles of each of its cells were born before.
    let births: [Double]
    /// What makes its settings others as time goes by.
    let course: AnimatedCourse?
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
    let isFirst = segments.isEmpty
    let births = births(before: time, for: settings)
    while let last = segments.last, last.start >= time { segments.removeLast() }
    // Particles are born as if the layer had always been there; animations only begin now.
    if isFirst || segments.isEmpty, time > 0 {
      let first = Segment(start: 0, settings: settings, births: births.map { _ in 0 }, course: nil)
      segments.append(first)
      guard course != nil else { return }
      let now = zip(settings.cells, births).map { cell, _ in
        cell.births(at: cell.birthRate * settings.birthRate, from: 0, to: time)
      }
      return segments.append(Segment(start: time, settings: settings, births: now, course: course))
    }
    segments.append(
      Segment(start: max(time, 0), settings: settings, births: births, course: course)
    )
    dropDead(at: time)
  }

  /// Forgets what all particles have died of.
  private func dropDead(at time: Double) {
    while segments.count > 1, segments[1].start + reach(of: segments[0]) < time {
      segments.removeFirst()
    }
  }

  private func reach(of segment: Segment) -> Double {
    segment.course == nil ? segment.settings.reach : EmitterCellSettings.longestLife
  }

  /// How many particles of each cell of `settings` were born before a time.
  private func births(before time: Double, for settings: EmitterSettings) -> [Double] {
    guard let last = segments.last(where: { $0.start <= time }),
      last.settings.generation == settings.generation,
      last.settings.cells.count == settings.cells.count
    else { return settings.cells.map { _ in 0 } }
    var counts = last.births
    forEachStretch(from: time, to: time) { stretch in
      for index in counts.indices { counts[index] = stretch.births(ofCell: index, to: time) }
    }
    return counts
  }

  /// Hands over the stretches of time with settings that do not change, which have anything of a span of time.
  func forEachStretch(
    from start: Double,
    to end: Double,
    _ body: (EmitterStretch) -> Void
  ) {
    for index in segments.indices {
      let segment = segments[index]
      let until = index + 1 < segments.count ? segments[index + 1].start : Double.infinity
      guard until > start || index + 1 == segments.count, segment.start <= end else { continue }
      guard let course = segment.course else {
        body(
          EmitterStretch(
            settings: segment.settings,
            start: segment.start,
            end: until,
            births: segment.births
          )
        )
        continue
      }
      course.forEachStretch(
        from: max(start, segment.start),
        to: min(end, until),
        of: segment,
        until: until,
        body
      )
    }
  }

  /// The greatest reach of what was committed.
  var reach: Double { segments.reduce(0) { max($0, $1.settings.reach, $1.course?.reach ?? 0) } }
}

/// A stretch of time in which particles are born with the same settings.
struct EmitterStretch {
  let settings: EmitterSettings
  /// In the layer's time.
  let start, end: Double
  /// How many of each cell were born before.
  let births: [Double]

  /// How many particles of a cell a second bears.
  func rate(ofCell index: Int) -> Double {
    let rate = settings.cells[index].birthRate * settings.birthRate
    return rate > 0 ? min(rate, EmitterCellSettings.highestRate) : 0
  }

  /// How many particles of a cell were born up to a time, in the layer's; parts of one are still to come.
  func births(ofCell index: Int, to time: Double) -> Double {
    let born = settings.cells[index].births(
      at: rate(ofCell: index),
      from: start,
      to: min(time, end)
    )
    return min(births[index] + born, EmitterCellSettings.mostBirths)
  }
}
