public import Foundation

/// A color: unpremultiplied components in a color space, and an alpha; or a pattern.
///
/// On Apple's systems this is a reference type; here it is a value. Two are equal when space and components are equal:
/// a gray is not equal to an RGB color of three equal components. Drawing and animation use its sRGB form.
public struct CGColor: Hashable, Sendable {
  /// Four numbers, not one vector: a vector is aligned to 32 bytes, and Swift 6.3's code for `async` functions corrupts
  /// memory when a value of that alignment is held across an `await` (x86-64 Linux).
  private var red, green, blue, opacity: Double
  /// Whether it is a device gray, which has one component.
  var isGray = false
  /// The original space and components, unless those are sRGB or device gray.
  private var origin: ColorOrigin?

  /// Red, green, blue and alpha, each nominally 0 … 1, in gamma-encoded sRGB; all 0 for a pattern.
  @usableFromInline package var rgba: SIMD4<Double> { SIMD4(red, green, blue, opacity) }

  package init(rgba: SIMD4<Double>) {
    (red, green, blue, opacity) = (rgba.x, rgba.y, rgba.z, rgba.w)
  }

  /// A color in sRGB; components nominally 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// A color in sRGB; components nominally 0 … 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A device gray, 0 (black) … 1 (white), whose values are sRGB's.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  /// A color in CMYK, each ink 0 … 1; see `CGColorSpace.genericCMYK` for its appearance.
  public init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(.genericCMYKSpace, [cyan, magenta, yellow, black, alpha])
  }

  /// A color from the components of `space`, followed by the alpha; `nil` for a pattern space.
  ///
  /// Components may lie outside 0 … 1, and are kept; drawing uses the nearest color in sRGB.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A pattern to paint with.
  ///
  /// `nil` for a space that is not a pattern space, and for an uncolored pattern in a space without a base space.
  ///
  /// - Parameters:
  ///   - space: A pattern space; with a base space for an uncolored pattern.
  ///   - pattern: The pattern to paint with.
  ///   - components: The alpha, preceded by the components of the base space for an uncolored pattern.
  public init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else {
      return nil
    }
    let count = pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
    self.init(rgba: .zero)
    origin = ColorOrigin(
      space: space,
      components: Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern
    )
  }

  /// A color in a space that is not a pattern space, with its alpha.
  private init(_ space: CGColorSpace, _ components: [CGFloat]) {
    let numbers = components.map { Double($0) }
    let alpha = numbers[numbers.count - 1]
    self.init(rgba: SIMD4(space.toSRGB(numbers), alpha))
    isGray = space == .deviceGraySpace
    if !isGray, space != .sRGBSpace {
      origin = ColorOrigin(space: space, components: components)
    }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, 0 (clear) … 1 (opaque).
  public var alpha: CGFloat { origin?.components.last ?? CGFloat(opacity) }

  /// The components in its color space, then the alpha: a gray has two, an RGB color four.
  public var components: [CGFloat]? {
    if let origin { return origin.components }
    return isGray ? [red, opacity] : [red, green, blue, opacity]
  }

  /// The number of `components`, including the alpha.
  public var numberOfComponents: Int { origin?.components.count ?? (isGray ? 2 : 4) }

  /// The color space of `components`.
  public var colorSpace: CGColorSpace? {
    origin?.space ?? (isGray ? .deviceGraySpace : .sRGBSpace)
  }

  /// The pattern to paint with; `nil` for a color.
  public var pattern: CGPattern? { origin?.pattern }

  /// The same color.
  public func copy() -> CGColor? { self }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = self
    if origin?.pattern == nil { copy.opacity = Double(alpha) }
    copy.origin = origin?.copy(alpha: alpha)
    return copy
  }

  /// The color converted to another space, with the same appearance and alpha.
  ///
  /// The gray value is the luma of the encoded components (the weights of ITU-R BT.709); CMYK has as much black as
  /// possible. Components are clamped to 0 … 1, except in extended spaces.
  ///
  /// - Parameters:
  ///   - space: The destination color space.
  ///   - intent: Not used: colors outside of the space are clamped.
  ///   - options: Not used.
  /// - Returns: `nil` for a pattern, or for a pattern space.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil, space.model != .pattern else { return nil }
    if space == colorSpace { return self }
    let components = space.fromSRGB(SIMD3(red, green, blue)) + [opacity]
    return CGColor(space, components.map { CGFloat($0) })
  }
}
