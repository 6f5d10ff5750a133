/// Counts the whole notches of a wheel: touchpads and fine wheels scroll by parts of one.
nonisolated package struct WheelNotches: Sendable {
  /// The distance that one notch scrolls, in points: three lines of text, as on desktops.
  package static let points = 48.0

  /// What was scrolled since the last whole notch, in points.
  private var rest = 0.0

  package init() {}

  /// Adds a distance; in the other direction it begins from 0.
  ///
  /// - Parameter distance: The distance, in points.
  /// - Returns: The whole notches that it completes, with its sign.
  package mutating func add(_ distance: Double) -> Int {
    guard distance.isFinite else { return 0 }
    if rest * distance < 0 { rest = 0 }
    rest += distance
    let notches = (rest / Self.points).rounded(.towardZero)
    rest -= notches * Self.points
    return Int(notches)
  }
}
