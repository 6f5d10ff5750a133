import QuartzCore

/// A stretch of a moving offset's way as a closed form of the time, in points and seconds from its start.
nonisolated struct ScrollLeg: Equatable {
  private enum Shape: Equatable {
    /// Slows down by itself: each second leaves e^−`drag` of the velocity, and all of it together would go `reach`
    /// seconds of the first velocity far.
    case glide(from: Double, velocity: Double, drag: Double, reach: Double)
    /// Comes to rest at a place: `slow` · e^(−p t) + `fast` · e^(−q t) away from it, an overdamped spring.
    case bounce(to: Double, slow: Double, fast: Double)
    /// Comes to rest at a place: (`distance` + `slope` · t) · e^(−`pace` · t) away from it, a critically damped spring.
    case ease(to: Double, distance: Double, slope: Double, pace: Double)
  }

  private let shape: Shape
  /// In seconds.
  let duration: Double

  /// The decay rates of the overdamped spring that draws content back to its end, per second.
  ///
  /// They are the roots of a spring of mass 1, stiffness 120 and damping 22. Two bounces recorded in iOS' simulator
  /// (Vercantez/openuikit, `golden/scroll_traces`) follow it within the device's pixels: one from rest far beyond an
  /// end, and one of a fling that runs into an end.
  private static let bouncePaces = (slow: 10.0, fast: 12.0)
  /// A bounce that is closer to its place is over and at its place, in points: so do the recorded ones end.
  private static let bounceRest = 0.5
  /// A move that is closer to its place is over, in points: no pixel can show it.
  private static let easeRest = 0.1

  private init(_ shape: Shape, duration: Double) {
    (self.shape, self.duration) = (shape, duration)
  }

  /// A glide that ends when it is slower than `ScrollCourse.leastVelocity`, or at `end` when it comes so far.
  ///
  /// The velocity decays by `rate` each millisecond, and the distance is the sum of the velocities after each: a little
  /// less than the integral, which is a delegate's target offset.
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
  /// The slow decay's velocity adds to the finger's: content that rests there starts inwards at once, as recorded.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, as the content's, in points a second.
  ///   - distance: How far the content is beyond the end, in points with the offset's sign.
  /// - Returns: Points a second.
  static func releaseVelocity(_ velocity: Double, beyond distance: Double) -> Double {
    velocity - bouncePaces.slow * distance
  }

  /// The way back to an end that ends when it is close enough, or when it passes the end.
  static func bounce(to place: Double, from start: Double, velocity: Double) -> ScrollLeg {
    let distance = start - place
    let (p, q) = bouncePaces
    let slow = (velocity + q * distance) / (q - p)
    let fast = distance - slow
    let shape = Shape.bounce(to: place, slow: slow, fast: fast)
    // It passes its place where slow · e^(−p t) = −fast · e^(−q t), after a start.
    let crossing = slow == 0 ? 1 : -fast / slow
    if distance != 0, crossing > 1 { return ScrollLeg(shape, duration: log(crossing) / (q - p)) }
    // It is farthest away where its velocity is 0, and comes closer all the time then.
    let turning = slow == 0 ? 1 : -q * fast / (p * slow)
    let farthest = turning > 1 ? log(turning) / (q - p) : 0
    let rest = restTime(after: farthest, step: 1 / p) { time in
      abs(slow * exp(-p * time) + fast * exp(-q * time)) > bounceRest
    }
    return ScrollLeg(shape, duration: rest)
  }

  /// A spring towards a place that never passes it nor goes away from it, whatever the velocity.
  static func ease(to place: Double, from start: Double, velocity: Double, pace: Double)
    -> ScrollLeg
  {
    let distance = start - place
    let towards = distance > 0 ? min(velocity, 0) : max(velocity, 0)
    let limit = pace * abs(distance)
    let slope = min(max(towards, -limit), limit) + pace * distance
    let shape = Shape.ease(to: place, distance: distance, slope: slope, pace: pace)
    // Starting towards its place, it is farthest away at its start.
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

  /// From when on a spring is not away from its place, to a millionth of a second.
  ///
  /// - Parameters:
  ///   - start: The time from which on it comes closer all the while, in seconds.
  ///   - step: How far to look for the end at first, in seconds.
  ///   - isAway: Whether it is still away at a time.
  /// - Returns: The time, in seconds; 0 for a spring that is not away at `start`.
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
