/// Sides of a rectangle, by where lines start and end: left and right.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where lines start.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
