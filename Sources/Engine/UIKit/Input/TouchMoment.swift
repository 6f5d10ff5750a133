import CoreGraphics
package import WindowSystem

/// The position of a touch at an event, and its path since the previous event.
package struct TouchMoment {
  package private(set) var phase = UITouch.Phase.began
  /// The time, in seconds on the clock of `CACurrentMediaTime()`.
  package private(set) var time: Double
  /// The position in window coordinates, as for all positions here.
  package private(set) var location: CGPoint
  /// The position at the previous event.
  package private(set) var previousLocation: CGPoint
  /// The time of the previous event.
  private var previousTime: Double
  /// The positions in between, the earliest first.
  package private(set) var way: [PointerSample] = []

  package init(_ place: PointerSample) {
    time = place.time
    location = place.location
    previousLocation = place.location
    previousTime = place.time
  }

  package mutating func change(
    to phase: UITouch.Phase,
    at place: PointerSample,
    by way: [PointerSample] = []
  ) {
    (previousLocation, previousTime) = (location, time)
    (self.phase, location, time, self.way) = (phase, place.location, place.time, way)
  }

  /// The same position in another phase.
  package func inPhase(_ phase: UITouch.Phase) -> TouchMoment {
    var result = self
    result.phase = phase
    return result
  }

  /// All positions since the previous event, each following the one before it.
  package var steps: [TouchMoment] {
    guard !way.isEmpty else { return [self] }
    var result: [TouchMoment] = []
    var step = self
    (step.location, step.time, step.way) = (previousLocation, previousTime, [])
    for place in way + [PointerSample(location: location, time: time)] {
      step.change(to: phase, at: place)
      result.append(step)
    }
    return result
  }

  /// The extrapolated position `seconds` later at the speed of the last step; `nil` when that has none.
  package func continued(by seconds: Double) -> TouchMoment? {
    guard let last = steps.last, last.time > last.previousTime else { return nil }
    let share = CGFloat(seconds / (last.time - last.previousTime))
    let (from, to) = (last.previousLocation, last.location)
    var result = last
    result.change(
      to: phase,
      at: PointerSample(
        location: CGPoint(x: to.x + (to.x - from.x) * share, y: to.y + (to.y - from.y) * share),
        time: last.time + seconds
      )
    )
    return result
  }
}
