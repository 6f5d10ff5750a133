public import QuartzCore

/// A color for views.
///
/// Immutable; two with the same components are equal. One that goes by traits is equal to itself only.
nonisolated public final class UIColor: NSObject, Sendable {
  private let header = AttributeValueHeader()
  let source: ColorSource

  /// The color of a layer's.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A picture that fills an area again and again, upright, from the upper left of what it is drawn in.
  ///
  /// An empty picture is a clear color.
  public convenience init(patternImage image: UIImage) {
    let pattern = image.upright.flatMap { CGPattern($0, scale: image.scale) }
    let space = CGColorSpace(patternBaseSpace: nil)
    let color = pattern.flatMap { pattern in
      space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: [1]) }
    }
    self.init(cgColor: color ?? .clear)
  }

  /// A color that goes by traits, as light or dark.
  ///
  /// - Parameter dynamicProvider: Says the color for traits; called whenever it is needed, in any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The layers' form of the color; of one that goes by traits, what it is with `UITraitCollection.current` now.
  public var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// A color in sRGB; components nominally 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, 0 (black) … 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A color by its place in the circle of hues (0 and 1 are red), how far it is from gray, and its
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

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard isDynamic else { return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor) }
    return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
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

  /// Equal when the components are; a color that goes by traits is itself only.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case (.fixed(let own), .fixed(let color)) = (source, other.source) { return own == color }
    return other === self
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }
}

nonisolated private func clamped(_ value: CGFloat) -> CGFloat {
  max(0, min(value, 1))
}
