import QuartzCore

/// A leg of a moving offset's course: a closed form of the time, in points and seconds from its start.
nonisolated struct ScrollLeg: Equatable {
  private enum Shape: Equatable {
    /// Exponential decay: each second leaves e^−`drag` of the velocity, and the total distance is `reach` seconds times
    /// the initial velocity.
    case glide(from: Double, velocity: Double, drag: Double, reach: Double)
    /// An overdamped spring that comes to rest at a position: the distance is `slow` · e^(−p t) + `fast` · e^(−q t).
    case bounce(to: Double, slow: Double, fast: Double)
    /// A critically damped spring that comes to rest at a position: the distance is (`distance` + `slope` · t) ·
    /// e^(−`pace` · t).
    case ease(to: Double, distance: Double, slope: Double, pace: Double)
  }

  private let shape: Shape
  /// The duration, in seconds.
  let duration: Double

  /// The decay rates of the overdamped spring that moves content back to its end, in 1/s.
  ///
  /// They are the roots of a spring of mass 1, stiffness 120 and damping 22. Two bounces recorded in iOS' simulator
  /// (Vercantez/openuikit, `golden/scroll_traces`) follow it within a device pixel: one from rest far beyond an end,
  /// and one of a fling that reaches an end.
  private static let bouncePaces = (slow: 10.0, fast: 12.0)
  /// The distance at which a bounce is over and jumps to its end, in points: the recorded ones end so.
  private static let bounceRest = 0.5
  /// The distance at which a move is over, in points: no pixel can show it.
  private static let easeRest = 0.1

  private init(_ shape: Shape, duration: Double) {
    (self.shape, self.duration) = (shape, duration)
  }

  /// A glide that ends when it is slower than `ScrollCourse.leastVelocity`, or at `end` if it gets that far.
  ///
  /// The velocity is multiplied by `rate` each millisecond, and the distance is the sum of the velocities after each: a
  /// little less than the integral, which is the delegate's target offset.
  static func glide(from start: Double, velocity: Double, rate: Double, end: Double) -> ScrollLeg {
    let drag = -1000 * log(rate)
    let reach = rate / (1000 * (1 - rate))
    let shape = Shape.glide(from: start, velocity: velocity, drag: drag, reach: reach)
    let slow = log(abs(velocity) / ScrollCourse.leastVelocity) / drag
    let left = 1 - (end - start) / (reach * velocity)
    let arrival = left > 0 ? -log(left) / drag : .infinity
    return ScrollLeg(shape, duration: min(slow, arrival))
  }

  /// The initial velocity of content that is released beyond an end.
  ///
  /// The velocity of the slow decay is added to the finger's: content that rests there starts inwards at once, as
  /// recorded.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity as the offset's, in points per second.
  ///   - distance: The distance of the content beyond the end, in points with the offset's sign.
  /// - Returns: The initial velocity, in points per second.
  static func releaseVelocity(_ velocity: Double, beyond distance: Double) -> Double {
    velocity - bouncePaces.slow * distance
  }

  /// The way back to an end, which is over when it is close enough or passes the end.
  static func bounce(to place: Double, from start: Double, velocity: Double) -> ScrollLeg {
    let distance = start - place
    let (p, q) = bouncePaces
    let slow = (velocity + q * distance) / (q - p)
    let fast = distance - slow
    let shape = Shape.bounce(to: place, slow: slow, fast: fast)
    // It passes the end where slow · e^(−p t) = −fast · e^(−q t), after a start.
    let crossing = slow == 0 ? 1 : -fast / slow
    if distance != 0, crossing > 1 { return ScrollLeg(shape, duration: log(crossing) / (q - p)) }
    // Its maximum distance is where its velocity is 0; after that it always comes closer.
    let turning = slow == 0 ? 1 : -q * fast / (p * slow)
    let farthest = turning > 1 ? log(turning) / (q - p) : 0
    let rest = restTime(after: farthest, step: 1 / p) { time in
      abs(slow * exp(-p * time) + fast * exp(-q * time)) > bounceRest
    }
    return ScrollLeg(shape, duration: rest)
  }

  /// A spring towards a position that never passes it nor moves away from it, whatever the velocity.
  static func ease(to place: Double, from start: Double, velocity: Double, pace: Double)
    -> ScrollLeg
  {
    let distance = start - place
    let towards = distance > 0 ? min(velocity, 0) : max(velocity, 0)
    let limit = pace * abs(distance)
    let slope = min(max(towards, -limit), limit) + pace * distance
    let shape = Shape.ease(to: place, distance: distance, slope: slope, pace: pace)
    // As it starts towards its position, its maximum distance is at the start.
    let rest = restTime(after: 0, step: 1 / pace) { time in
      abs(distance + slope * time) * exp(-pace * time) > easeRest
    }
    return ScrollLeg(shape, duration: rest)
  }

  func position(at time: Double) -> Double {
    switch shape {
    case .glide(let start, let velocity, let drag, let reach):
      return start + velocity * reach * (1 - exp(-drag * time))
    case .bounce(let place, let slow, let fast):
      let (p, q) = Self.bouncePaces
      return place + slow * exp(-p * time) + fast * exp(-q * time)
    case .ease(let place, let distance, let slope, let pace):
      return place + (distance + slope * time) * exp(-pace * time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch shape {
    case .glide(_, let velocity, let drag, _): return velocity * exp(-drag * time)
    case .bounce(_, let slow, let fast):
      let (p, q) = Self.bouncePaces
      return -p * slow * exp(-p * time) - q * fast * exp(-q * time)
    case .ease(_, let distance, let slope, let pace):
      return (slope - pace * (distance + slope * time)) * exp(-pace * time)
    }
  }

  /// The time from which a spring is at rest, found by bisection to a millionth of a second.
  ///
  /// - Parameters:
  ///   - start: The time after which it always comes closer, in seconds.
  ///   - step: The first step of the search, in seconds.
  ///   - isAway: Whether it is not at rest at a time.
  /// - Returns: The time, in seconds; 0 for a spring that is at rest at `start`.
  private static func restTime(
    after start: Double,
    step: Double,
    _ isAway: (Double) -> Bool
  ) -> Double {
    var near = start
    guard isAway(near) else { return 0 }
    var far = near + step
    while isAway(far) { far += far }
    while far - near > 1e-6 {
      let middle = (near + far) / 2
      if isAway(middle) { near = middle } else { far = middle }
    }
    return far
  }
}
