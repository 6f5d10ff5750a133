/// The acceptable frame rates of something, in frames per second: a hint.
///
/// All zero, the default, leaves the rate to the screen. Values are stored unchanged.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum acceptable rate; default 0.
  public var minimum: Float = 0
  /// The maximum useful rate; default 0.
  public var maximum: Float = 0
  /// The preferred rate, or `nil` for any in the range; default `nil`.
  public var preferred: Float?

  /// The range that leaves the rate to the screen.
  public init() {}

  /// A range of rates in frames per second; `preferred` should be in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the rate to the screen.
  public static let `default` = CAFrameRateRange()
}

/// Whether two ranges are equal; the C spelling of `==`.
public func CAFrameRateRangeIsEqualToRange(_ range: CAFrameRateRange, _ other: CAFrameRateRange)
  -> Bool
{
  range == other
}
