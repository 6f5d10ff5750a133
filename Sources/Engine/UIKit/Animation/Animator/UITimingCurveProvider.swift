public import QuartzCore

/// Provides the timing of a property animator's animations.
///
/// An animator reads the parameters that `timingCurveType` names.
nonisolated public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of parameters that are used.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of timing parameters.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring: here the spring is used where there is one.
  case composed
}
