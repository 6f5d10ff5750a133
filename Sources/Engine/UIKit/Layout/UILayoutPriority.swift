/// The priority of a constraint: from 1 to 1000, which is required.
///
/// If constraints conflict, one with a higher priority outweighs any number of lower ones.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority's number.
  public let rawValue: Float

  /// A priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Required: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which views resist being smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which views resist being larger than their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` aims at its target size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
