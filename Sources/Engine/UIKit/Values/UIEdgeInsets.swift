public import QuartzCore

/// Distances inwards from the sides of a rectangle, in points.
nonisolated public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
