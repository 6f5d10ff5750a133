public import CoreGraphics

nonisolated extension UIFont {
  /// The weight of a font's strokes: −1 … 1, 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// A weight with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Between ultralight and light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasized text.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// The weight in the units of font files: 100 … 900, linearly interpolated between the named ones.
    var number: Int {
      let steps = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
      let value = Double(rawValue)
      guard let next = steps.firstIndex(where: { value <= $0 }) else {
        return value.isNaN ? 400 : 900
      }
      guard next > 0 else { return 100 }
      let share = (value - steps[next - 1]) / (steps[next] - steps[next - 1])
      return Int(((Double(next) + share) * 100).rounded())
    }
  }
}
