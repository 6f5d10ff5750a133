public import QuartzCore

/// A color for views.
///
/// Immutable; two colors with the same components are equal. A color that depends on traits is equal only to itself.
nonisolated public final class UIColor: NSObject, Sendable {
  private let header = AttributeValueHeader()
  let source: ColorSource

  /// A color with the components of a `CGColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A pattern that tiles an image, upright, from the upper left corner of the drawing's coordinate system.
  ///
  /// An empty image results in a clear color.
  public convenience init(patternImage image: UIImage) {
    let pattern = image.upright.flatMap { CGPattern($0, scale: image.scale) }
    let space = CGColorSpace(patternBaseSpace: nil)
    let color = pattern.flatMap { pattern in
      space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: [1]) }
    }
    self.init(cgColor: color ?? .clear)
  }

  /// A dynamic color, which depends on traits such as light and dark.
  ///
  /// - Parameter dynamicProvider: Returns the color for traits; called whenever the color is needed, on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The color for layers; for a dynamic color, its value for the current `UITraitCollection.current`.
  public var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// A clear color.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// A color in sRGB; components nominally 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A color in Display P3, as far as sRGB has it; components nominally 0 … 1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
    self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, 0 (black) … 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A color by hue (0 and 1 are red), saturation and brightness; each is clamped to 0 … 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let (h, s, v) = (clamped(hue) * 6, clamped(saturation), clamped(brightness))
    // Each component decreases from the brightness with its distance from where it is strongest.
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

  /// Writes the components to the pointers' targets.
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

  /// Whether the components are equal; a color that depends on traits is equal only to itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case (.fixed(let own), .fixed(let color)) = (source, other.source) { return own == color }
    return other === self
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }
}

nonisolated private func clamped(_ value: CGFloat) -> CGFloat {
  max(0, min(value, 1))
}
