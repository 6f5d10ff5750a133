/// How a keyframe animation finds the values between the given ones (KF3).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next is due.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even pace over the whole: key times and functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values (KF11).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, with the times of the paced mode (KF14).
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
