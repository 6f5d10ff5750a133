/// How a keyframe animation interpolates between the given values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value holds until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed over all values: key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values (Kochanek–Bartels spline).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, with the times of the paced mode.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension KeyframeMode {
  /// An unknown name is linear.
  init(_ mode: CAAnimationCalculationMode) {
    switch mode {
    case .discrete: self = .discrete
    case .paced: self = .paced
    case .cubic: self = .cubic
    case .cubicPaced: self = .cubicPaced
    default: self = .linear
    }
  }
}
