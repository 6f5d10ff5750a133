/// How much it matters that a constraint is kept: from 1 to 1000, which it has to be.
///
/// Among constraints that cannot all be kept, one of a higher priority goes before any number of lower ones.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// The priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be kept: 1000.
  public static let required = UILayoutPriority(1000)
  /// At which views resist being smaller than what they show: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which views resist being larger than what they show: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// At which `systemLayoutSizeFitting(_:)` wants the size that it is given: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
