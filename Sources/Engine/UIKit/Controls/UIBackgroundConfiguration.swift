public import QuartzCore

/// The background of a button's content.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill color; default `nil`, which uses the color of the button's style.
  public var backgroundColor: UIColor?
  /// The corner radius, in points; default 0.
  public var cornerRadius: CGFloat = 0
  /// The color of the line along the edge; default `nil`, which draws none.
  public var strokeColor: UIColor?
  /// The width of the line, in points; default 0.
  public var strokeWidth: CGFloat = 0
  /// The insets from the button's edges; default none.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// A background that is clear until it is given a color.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
