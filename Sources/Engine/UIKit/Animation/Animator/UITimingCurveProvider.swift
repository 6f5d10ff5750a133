public import QuartzCore

/// The pace of a property animator's animations.
///
/// An animator asks a provider of its own kind for the parameters that its type names.
nonisolated public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// A curve; `nil` where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// A spring; `nil` where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a pace is made of.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring: the spring counts here where there is one.
  case composed
}
