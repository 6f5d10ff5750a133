import QuartzCore

/// The timing curves of a property animator's animations, and their duration.
struct AnimatorTiming {
  /// The component of a velocity vector that is an animation's initial speed.
  enum Axis {
    case x, y
    /// The vector's length, for properties that do not move in two dimensions.
    case length

    /// The axis of a key path.
    init(keyPath: String) {
      switch keyPath {
      case "position.x": self = .x
      case "position.y": self = .y
      default: self = .length
      }
    }
  }

  /// The duration from the start to the end, in seconds; 0 for one that is negative or not finite.
  let duration: Double
  private let curve: UICubicTimingParameters?
  private let spring: UISpringTimingParameters?

  /// The timing of `provider`, with `duration` seconds where the provider has no duration of its own.
  init(_ provider: any UITimingCurveProvider, duration: Double) {
    let type = provider.timingCurveType
    let spring = type == .builtin || type == .cubic ? nil : provider.springTimingParameters
    self.spring = spring
    curve = provider.cubicTimingParameters
    let wanted = spring?.settlingDuration ?? duration
    self.duration = wanted > 0 && wanted.isFinite ? wanted : 0
  }

  /// The timing curve along an axis, for a run of `seconds` from start to end.
  func pace(_ axis: Axis, over seconds: Double) -> Pace {
    guard seconds > 0 else { return .even }
    if let spring { return spring.animation(axis, settlingIn: seconds).pace }
    guard let curve else { return .even }
    let animation = CABasicAnimation()
    animation.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(curve.controlPoint1.x),
      Float(curve.controlPoint1.y),
      Float(curve.controlPoint2.x),
      Float(curve.controlPoint2.y)
    )
    return animation.pace
  }
}

extension UISpringTimingParameters {
  /// The settling time of the spring, in seconds; `nil` for a spring that is fitted to a duration.
  fileprivate var settlingDuration: Double? {
    if case .ratio = spring { return nil }
    return animation(.length, settlingIn: 0).duration
  }

  /// The spring along an axis, with its own settling time or fitted to a duration.
  fileprivate func animation(
    _ axis: AnimatorTiming.Axis,
    settlingIn seconds: Double
  ) -> CASpringAnimation {
    let velocity = velocity(along: axis)
    switch spring {
    case .ratio(let ratio):
      let spring = BlockSpring(dampingRatio: ratio, velocity: velocity)
      let animation = spring.animation(keyPath: nil, settlingIn: seconds)
      animation.duration = seconds
      return animation
    case .numbers(let mass, let stiffness, let damping):
      let animation = CASpringAnimation()
      (animation.mass, animation.stiffness) = (CGFloat(mass), CGFloat(stiffness))
      animation.damping = CGFloat(damping)
      animation.initialVelocity = CGFloat(velocity)
      animation.duration = animation.settlingDuration
      return animation
    case .look(let duration, let bounce):
      let spring = BlockSpring(look: duration, bounce: bounce, velocity: velocity)
      let animation = spring.animation(keyPath: nil, settlingIn: seconds)
      animation.duration = animation.settlingDuration
      return animation
    }
  }

  private func velocity(along axis: AnimatorTiming.Axis) -> Double {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return switch axis {
    case .x: x
    case .y: y
    case .length: hypot(x, y)
    }
  }
}

extension Pace {
  /// The position on the curve where its progress first reaches `value`; 1 where it never does.
  ///
  /// A curve may overshoot, so it is scanned in 256 steps; bisection then refines the step to the last digit.
  func place(ofProgress value: Double) -> Double {
    if case .even = self { return min(max(value, 0), 1) }
    guard value > 0 else { return 0 }
    let steps = 256
    guard let step = (1...steps).first(where: { self.value(at: Double($0) / 256) >= value }) else {
      return 1
    }
    var (low, high) = (Double(step - 1) / 256, Double(step) / 256)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if self.value(at: middle) >= value { high = middle } else { low = middle }
    }
  }
}
