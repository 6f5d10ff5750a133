public import QuartzCore

/// What is behind a button's content.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Fills it; default `nil`: as the button's style says.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points; default 0.
  public var cornerRadius: CGFloat = 0
  /// The line along the edge; default `nil`: none.
  public var strokeColor: UIColor?
  /// How wide the line is, in points; default 0.
  public var strokeWidth: CGFloat = 0
  /// From the button's edges; default none.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// No background, until it is given a color.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
