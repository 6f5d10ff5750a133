public import QuartzCore

/// Distances inwards from the sides of a rectangle, in points, by where lines start and end: left and right.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where lines start.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distances from left and right.
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
