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
