public import QuartzCore

/// A colour for views.
///
/// Immutable; two with the same components are equal.
nonisolated public final class UIColor: NSObject, Sendable {
  private let header = AttributeValueHeader()
  /// The layers' form of the colour.
  public let cgColor: CGColor

  /// The colour of a layer's.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// A colour in sRGB; components nominally 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 (black) … 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A colour by its place in the circle of hues (0 and 1 are red), how far it is from grey, and its
  /// brightness; each 0 … 1, values outside are taken as the nearer end.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let (h, s, v) = (clamped(hue) * 6, clamped(saturation), clamped(brightness))
    // Each component falls from the brightness by its distance from where it is strongest.
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Writes the components to where the pointers lead.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = CGFloat(rgba.x)
    green?.pointee = CGFloat(rgba.y)
    blue?.pointee = CGFloat(rgba.z)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Equal when the components are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { cgColor.hashValue }
}

nonisolated private func clamped(_ value: CGFloat) -> CGFloat {
  max(0, min(value, 1))
}
