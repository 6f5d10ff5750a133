public import QuartzCore

/// A window's level was a number before Swift 4.2.
extension UIWindow.Level {
  /// A level further in front.
  @available(swift, obsoleted: 4.2, message: "write UIWindow.Level(rawValue: level.rawValue + 1)")
  nonisolated public static func + (level: Self, distance: CGFloat) -> Self {
    Self(level.rawValue + distance)
  }

  /// A level further behind.
  @available(swift, obsoleted: 4.2, message: "write UIWindow.Level(rawValue: level.rawValue - 1)")
  nonisolated public static func - (level: Self, distance: CGFloat) -> Self {
    Self(level.rawValue - distance)
  }
}
