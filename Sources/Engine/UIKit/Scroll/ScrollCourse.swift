import QuartzCore

/// The course of an offset in one direction without a finger: legs one after another, then rest.
nonisolated struct ScrollCourse: Equatable {
  private var legs: [ScrollLeg] = []
  /// Where it comes to rest, in points.
  private(set) var end: Double
  /// The resting offset that is passed to a delegate, in points.
  ///
  /// For decelerating content it is the integral of the velocity. The content itself moves by the sum over
  /// milliseconds, which is shorter: by 0.4 points for 750 points per second, by 1.5 for 3000. Both match recordings.
  private(set) var target: Double
  /// The duration, in seconds.
  private(set) var duration = 0.0

  /// Below this velocity the content stops, in points per second (peer 185).
  static let leastVelocity = 10.0
  /// Below this velocity of the lifted finger no page is turned, in points per second [K].
  static let leastFling: CGFloat = 100
  /// The tolerance for rounding between an edge and the end of a leg that reached it, in points.
  private static let rounding = 1e-6
  /// The decay rate of a move to a position, in 1/s: nine tenths of it take 0.16 s, the same time as half of Apple's.
  static let movePace = 25.0

  /// Rest at a position.
  init(at place: Double) { (end, target) = (place, place) }

  /// The course of decelerating content.
  ///
  /// - Parameters:
  ///   - start: The initial offset, in points.
  ///   - velocity: The offset's initial velocity, in points per second.
  ///   - line: The offsets between which it can rest.
  ///   - rate: The factor by which the velocity decays in a millisecond, more than 0 and less than 1.
  init(from start: Double, velocity: Double, in line: ScrollLine, rate: Double) {
    self.init(at: start)
    let startsWithin = line.contains(start)
    addLegs(velocity: velocity, in: line, rate: rate)
    target = end
    guard startsWithin, !legs.isEmpty else { return }
    let way = (abs(velocity) - Self.leastVelocity) / (-1000 * log(rate))
    target = Double(line.clamp(start + (velocity < 0 ? -way : way)))
  }

  /// The course to a position, without overshoot.
  init(from start: Double, velocity: Double, easedTo place: Double) {
    self.init(at: start)
    if start != place {
      add(.ease(to: place, from: start, velocity: velocity, pace: Self.movePace), to: place)
      target = place
    }
  }

  /// Whether it moves at all.
  var moves: Bool { duration > 0 }

  func position(at time: Double) -> Double {
    guard let (leg, time) = leg(at: time) else { return end }
    return leg.position(at: time)
  }

  /// The velocity, in points per second; 0 at rest.
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
    // Back from beyond one end, on to the other, and back from there: there are never more legs.
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
        // Rounding may end it just short of the edge that it reached.
        if abs(end - edge) < Self.rounding, abs(velocity) > Self.leastVelocity { end = edge }
      }
    }
  }

  /// - Returns: The velocity at the end of the leg.
  @discardableResult
  private mutating func add(_ leg: ScrollLeg, to place: Double) -> Double {
    legs.append(leg)
    duration += leg.duration
    end = place
    return leg.velocity(at: leg.duration)
  }
}
