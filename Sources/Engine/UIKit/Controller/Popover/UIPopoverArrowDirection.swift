/// Directions that the arrow of a popover points in: to what it belongs to.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions' bits.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is at the right side.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is at the left side.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
