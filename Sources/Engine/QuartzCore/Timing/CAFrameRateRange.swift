/// How often something would like to be shown, in frames a second: a hint.
///
/// All zero, the default, leaves it to the screen. Values are kept as they are given.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least rate that will do; default 0.
  public var minimum: Float = 0
  /// The greatest rate that is of use; default 0.
  public var maximum: Float = 0
  /// The rate that suits best, or `nil` for any in the range; default `nil`.
  public var preferred: Float?

  /// The range that leaves the rate to the screen.
  public init() {}

  /// A range of rates in frames a second; `preferred` should lie in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the rate to the screen.
  public static let `default` = CAFrameRateRange()
}

/// Whether two ranges ask for the same; the C spelling of `==`.
public func CAFrameRateRangeIsEqualToRange(_ range: CAFrameRateRange, _ other: CAFrameRateRange)
  -> Bool
{
  range == other
}
