public import CoreGraphics

/// A color for filters: unpremultiplied sRGB components and an alpha.
public final class CIColor: NSObject {
  /// The color that it holds.
  package let color: CGColor

  /// A color in sRGB; components nominally 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// An opaque color in sRGB; components nominally 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The same color as a `CGColor`.
  public init(cgColor: CGColor) {
    color = cgColor
  }

  /// A color in sRGB by text, such as `"1.0 0.5 0.0 1.0"`: red, green, blue and alpha, of which the last may be
  /// left out; others that are missing are 0.
  public convenience init(string representation: String) {
    let values = representation.split(separator: " ").map { Double($0) ?? 0 }
    func value(_ index: Int, _ usual: Double) -> CGFloat {
      CGFloat(index < values.count ? values[index] : usual)
    }
    self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
  }

  /// The components as text, as `init(string:)` takes them.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Red, nominally 0 … 1.
  public var red: CGFloat { CGFloat(color.rgba.x) }
  /// Green, nominally 0 … 1.
  public var green: CGFloat { CGFloat(color.rgba.y) }
  /// Blue, nominally 0 … 1.
  public var blue: CGFloat { CGFloat(color.rgba.z) }
  /// Opacity, 0 (clear) … 1 (opaque).
  public var alpha: CGFloat { CGFloat(color.rgba.w) }
  /// The number of components: always four.
  public var numberOfComponents: Int { 4 }

  /// Whether `object` is a `CIColor` of the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.color == color
  }

  /// Equal for equal colors.
  public override var hash: Int { color.hashValue }
}
