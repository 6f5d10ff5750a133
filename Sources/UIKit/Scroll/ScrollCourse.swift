import QuartzCore

/// Where an offset goes along one direction by itself: stretches one after another, then rest.
nonisolated struct ScrollCourse: Equatable {
  private var legs: [ScrollLeg] = []
  /// Where it comes to rest, in points.
  private(set) var end: Double
  /// In seconds.
  private(set) var duration = 0.0

  /// What is slower stops, in points a second (peer 185).
  static let leastVelocity = 10.0
  /// What is closer to its place is there, in points: no pixel can tell.
  static let restDistance = 0.1
  /// A finger that was lifted slower than this turns no page, in points a second [K].
  static let leastFling: CGFloat = 100
  /// How fast content comes back from beyond its ends: in a second e^−11 of its distance is left [K].
  static let bouncePace = 11.0
  /// The same for a move to a place: nine tenths of it take 0.16 s, as much as half of Apple's.
  static let movePace = 25.0

  /// Rest at a place.
  init(at place: Double) { end = place }

  /// The way of content that was let go.
  ///
  /// - Parameters:
  ///   - start: Its offset, in points.
  ///   - velocity: Its offset's, in points a second.
  ///   - line: Between which offsets it rests.
  ///   - rate: What a millisecond leaves of the velocity, more than 0 and less than 1.
  init(from start: Double, velocity: Double, in line: ScrollLine, rate: Double) {
    self.init(at: start)
    let drag = -1000 * log(rate)
    var velocity = velocity
    // Back from beyond an end, on to the other, and back from there: no way has more.
    while legs.count < 3 {
      let limit = Double(line.clamp(end))
      let isOutwards = velocity > 0 ? end >= line.upper : velocity < 0 && end <= line.lower
      if limit != end || isOutwards {
        guard line.bounces else {
          end = limit
          return
        }
        velocity = add(
          .spring(to: limit, from: end, velocity: velocity, pace: Self.bouncePace),
          to: limit
        )
        if abs(velocity) < Self.leastVelocity { return }
      } else {
        guard abs(velocity) > Self.leastVelocity else { return }
        let edge = Double(velocity > 0 ? line.upper : line.lower)
        let glide = ScrollLeg.glide(from: end, velocity: velocity, drag: drag, end: edge)
        let place = glide.position(at: glide.duration)
        velocity = add(glide, to: line.contains(place) ? place : edge)
        // Rounding may leave it short of the edge that it came to.
        if abs(end - edge) < Self.restDistance, abs(velocity) > Self.leastVelocity { end = edge }
      }
    }
  }

  /// The way to a place, without passing it.
  init(from start: Double, velocity: Double, easedTo place: Double) {
    self.init(at: start)
    if start != place {
      add(.ease(to: place, from: start, velocity: velocity, pace: Self.movePace), to: place)
    }
  }

  /// Whether it has anywhere to go.
  var moves: Bool { duration > 0 }

  func position(at time: Double) -> Double {
    guard let (leg, time) = leg(at: time) else { return end }
    return leg.position(at: time)
  }

  /// In points a second; 0 at rest.
  func velocity(at time: Double) -> Double {
    guard let (leg, time) = leg(at: time) else { return 0 }
    return leg.velocity(at: time)
  }

  private func leg(at time: Double) -> (ScrollLeg, Double)? {
    var time = max(time, 0)
    for leg in legs {
      if time < leg.duration { return (leg, time) }
      time -= leg.duration
    }
    return nil
  }

  /// - Returns: The velocity at its end.
  @discardableResult
  private mutating func add(_ leg: ScrollLeg, to place: Double) -> Double {
    legs.append(leg)
    duration += leg.duration
    end = place
    return leg.velocity(at: leg.duration)
  }
}
