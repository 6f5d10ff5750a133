import QuartzCore

/// A stretch of a moving offset's way as a closed form of the time, in points and seconds from its start.
nonisolated struct ScrollLeg: Equatable {
  private enum Shape: Equatable {
    /// Slows down by itself: each second leaves e^−`drag` of the velocity.
    case glide(from: Double, velocity: Double, drag: Double)
    /// Comes to rest at a place: (`distance` + `slope` · t) · e^(−`pace` · t) away from it, a critically damped spring.
    case spring(to: Double, distance: Double, slope: Double, pace: Double)
  }

  private let shape: Shape
  /// In seconds.
  let duration: Double

  private init(_ shape: Shape, duration: Double) {
    (self.shape, self.duration) = (shape, duration)
  }

  /// A glide that ends when it is slower than `ScrollCourse.leastVelocity`, or at `end` when it comes so far.
  static func glide(from start: Double, velocity: Double, drag: Double, end: Double) -> ScrollLeg {
    let shape = Shape.glide(from: start, velocity: velocity, drag: drag)
    let slow = log(abs(velocity) / ScrollCourse.leastVelocity) / drag
    let left = 1 - (end - start) * drag / velocity
    let arrival = left > 0 ? -log(left) / drag : .infinity
    return ScrollLeg(shape, duration: min(slow, arrival))
  }

  /// A spring that ends when it is so close that it cannot be seen, or when it passes its place.
  static func spring(to place: Double, from start: Double, velocity: Double, pace: Double)
    -> ScrollLeg
  {
    let distance = start - place
    let slope = velocity + pace * distance
    let shape = Shape.spring(to: place, distance: distance, slope: slope, pace: pace)
    if distance * slope < 0 { return ScrollLeg(shape, duration: -distance / slope) }
    return ScrollLeg(shape, duration: restTime(distance, slope, pace))
  }

  /// A spring towards a place that never passes it nor goes away from it, whatever the velocity.
  static func ease(to place: Double, from start: Double, velocity: Double, pace: Double)
    -> ScrollLeg
  {
    let distance = start - place
    let towards = distance > 0 ? min(velocity, 0) : max(velocity, 0)
    let limit = pace * abs(distance)
    return spring(to: place, from: start, velocity: min(max(towards, -limit), limit), pace: pace)
  }

  func position(at time: Double) -> Double {
    switch shape {
    case .glide(let start, let velocity, let drag):
      start + velocity * (1 - exp(-drag * time)) / drag
    case .spring(let place, let distance, let slope, let pace):
      place + (distance + slope * time) * exp(-pace * time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch shape {
    case .glide(_, let velocity, let drag): velocity * exp(-drag * time)
    case .spring(_, let distance, let slope, let pace):
      (slope - pace * (distance + slope * time)) * exp(-pace * time)
    }
  }

  /// From when on a spring is within `ScrollCourse.restDistance`, to a millionth of a second.
  private static func restTime(_ distance: Double, _ slope: Double, _ pace: Double) -> Double {
    func isAway(_ time: Double) -> Bool {
      abs(distance + slope * time) * exp(-pace * time) > ScrollCourse.restDistance
    }
    // It is farthest away here, and comes closer all the time then.
    var near = slope == 0 ? 0 : max(0, 1 / pace - distance / slope)
    guard isAway(near) else { return 0 }
    var far = near + 1 / pace
    while isAway(far) { far += far }
    while far - near > 1e-6 {
      let middle = (near + far) / 2
      if isAway(middle) { near = middle } else { far = middle }
    }
    return far
  }
}
