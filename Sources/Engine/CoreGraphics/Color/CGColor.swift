public import Foundation

/// A color: components in a color space and an alpha, not premultiplied; or a pattern.
///
/// On Apple's systems this is a reference type; here it is a value. Two are equal when space and components are: a gray
/// is no RGB color of three equal parts. What is drawn and animated is its form in sRGB.
public struct CGColor: Hashable, Sendable {
  /// Four numbers, not one vector: a vector is aligned to 32 bytes, and Swift 6.3's code for `async`
  /// functions corrupts memory when a value so aligned is held across an `await` (x86-64 Linux).
  private var red, green, blue, opacity: Double
  /// Whether it is one of the screen's grays, which have one component.
  var isGray = false
  /// What it was made of, unless that is sRGB or one of the screen's grays.
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

  /// One of the screen's grays, 0 (black) … 1 (white), which are sRGB's.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  /// A color for print, each ink 0 … 1; see `CGColorSpace.genericCMYK` for what it looks like.
  public init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(.genericCMYKSpace, [cyan, magenta, yellow, black, alpha])
  }

  /// A color from as many components as `space` has, plus the alpha after them; `nil` for a space of patterns.
  ///
  /// Components may lie outside 0 … 1, and are kept so; drawing takes the nearest color in sRGB.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A pattern to paint with.
  ///
  /// `nil` for a space that is not one of patterns, and for a pattern without colors in one without a base.
  ///
  /// - Parameters:
  ///   - space: Of patterns; with a base space for a pattern without colors of its own.
  ///   - pattern: What is painted.
  ///   - components: The alpha, after the components of the base space where the pattern has no colors.
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

  /// A color of a space that is not one of patterns, and its alpha.
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

  /// The numbers that its space has, then the alpha: a gray has two, an RGB color four.
  public var components: [CGFloat]? {
    if let origin { return origin.components }
    return isGray ? [red, opacity] : [red, green, blue, opacity]
  }

  /// How many numbers `components` has.
  public var numberOfComponents: Int { origin?.components.count ?? (isGray ? 2 : 4) }

  /// The space of `components`.
  public var colorSpace: CGColorSpace? {
    origin?.space ?? (isGray ? .deviceGraySpace : .sRGBSpace)
  }

  /// What is painted instead of a color; `nil` for a color.
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

  /// The color in another space: as it looks, with the same alpha.
  ///
  /// A gray is as light as the weights of ITU-R BT.709 say of red, green and blue as they are encoded; CMYK has as much
  /// black as can be. Components come to lie in 0 … 1 but for the spaces that are called extended.
  ///
  /// - Parameters:
  ///   - space: The other space.
  ///   - intent: Not used: what is outside of the space is cut off.
  ///   - options: Not used.
  /// - Returns: `nil` for a pattern, or a space of patterns.
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
