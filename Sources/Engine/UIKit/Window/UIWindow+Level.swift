public import QuartzCore

extension UIWindow {
  /// How far in front of others a window is, among the windows of one program.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable,
    Sendable
  {
    /// The level's number: higher ones are further in front.
    public let rawValue: CGFloat

    /// A level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether a level is further behind than another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// That of content: 0.
    public static let normal = Level(0)
    /// That of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// That of alerts: 2000.
    public static let alert = Level(2000)
  }
}
