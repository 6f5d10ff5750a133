import QuartzCore

/// Where an offset goes along one direction by itself: stretches one after another, then rest.
nonisolated struct ScrollCourse: Equatable {
  private var legs: [ScrollLeg] = []
  /// Where it comes to rest, in points.
  private(set) var end: Double
  /// The resting offset that a delegate is given, in points.
  ///
  /// For content that slows down by itself it is the integral of the velocity. The content itself moves by the sum over
  /// milliseconds, which ends earlier: by 0.4 points for 750 points a second, by 1.5 for 3000. Both are as recorded.
  private(set) var target: Double
  /// In seconds.
  private(set) var duration = 0.0

  /// What is slower stops, in points a second (peer 185).
  static let leastVelocity = 10.0
  /// A finger that was lifted slower than this turns no page, in points a second [K].
  static let leastFling: CGFloat = 100
  /// What rounding may leave between an edge and the end of the way that came to it, in points.
  private static let rounding = 1e-6
  /// How fast a move to a place comes there: nine tenths of it take 0.16 s, as much as half of Apple's.
  static let movePace = 25.0

  /// Rest at a place.
  init(at place: Double) { (end, target) = (place, place) }

  /// The way of content that moves on by itself.
  ///
  /// - Parameters:
  ///   - start: Its offset, in points.
  ///   - velocity: Its offset's, in points a second.
  ///   - line: Between which offsets it rests.
  ///   - rate: What a millisecond leaves of the velocity, more than 0 and less than 1.
  init(from start: Double, velocity: Double, in line: ScrollLine, rate: Double) {
    self.init(at: start)
    let startsWithin = line.contains(start)
    addLegs(velocity: velocity, in: line, rate: rate)
    target = end
    guard startsWithin, !legs.isEmpty else { return }
    let way = (abs(velocity) - Self.leastVelocity) / (-1000 * log(rate))
    target = Double(line.clamp(start + (velocity < 0 ? -way : way)))
  }

  /// The way to a place, without passing it.
  init(from start: Double, velocity: Double, easedTo place: Double) {
    self.init(at: start)
    if start != place {
      add(.ease(to: place, from: start, velocity: velocity, pace: Self.movePace), to: place)
      target = place
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

  private mutating func addLegs(velocity: Double, in line: ScrollLine, rate: Double) {
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
        velocity = add(.bounce(to: limit, from: end, velocity: velocity), to: limit)
        if abs(velocity) < Self.leastVelocity { return }
      } else {
        guard abs(velocity) > Self.leastVelocity else { return }
        let edge = Double(velocity > 0 ? line.upper : line.lower)
        let glide = ScrollLeg.glide(from: end, velocity: velocity, rate: rate, end: edge)
        let place = glide.position(at: glide.duration)
        velocity = add(glide, to: line.contains(place) ? place : edge)
        // Rounding may leave it short of the edge that it came to.
        if abs(end - edge) < Self.rounding, abs(velocity) > Self.leastVelocity { end = edge }
      }
    }
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
