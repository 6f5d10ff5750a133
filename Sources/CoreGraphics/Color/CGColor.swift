public import Foundation

/// A colour: sRGB components and an alpha, not premultiplied.
///
/// On Apple's systems this is a reference type that keeps the colour space it was made in. Here it is a
/// value, always held as red, green, blue and alpha in sRGB, so `components` always has four numbers.
public struct CGColor: Hashable, Sendable {
  /// Four numbers, not one vector: a vector is aligned to 32 bytes, and Swift 6.3's code for `async`
  /// functions corrupts memory when a value so aligned is held across an `await` (x86-64 Linux).
  private var red, green, blue, opacity: Double

  /// Red, green, blue and alpha, each nominally 0 … 1, in gamma-encoded sRGB.
  package var rgba: SIMD4<Double> {
    get { SIMD4(red, green, blue, opacity) }
    set { self = CGColor(rgba: newValue) }
  }

  package init(rgba: SIMD4<Double>) {
    (red, green, blue, opacity) = (rgba.x, rgba.y, rgba.z, rgba.w)
  }

  /// A colour in sRGB; components nominally 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// A colour in sRGB; components nominally 0 … 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 (black) … 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour from as many components as `space` has, plus the alpha after them; `nil` for a space that is neither RGB
  /// nor grey.
  ///
  /// It is converted to sRGB. Components may come to lie outside 0 … 1, and are kept so; drawing takes the nearest that
  /// is within.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb:
      let rgb = SIMD3(Double(components[0]), Double(components[1]), Double(components[2]))
      let converted = space.toSRGB(rgb)
      self.init(rgba: SIMD4(converted, Double(components[3])))
    case .monochrome:
      let converted = space.toSRGB(SIMD3(repeating: Double(components[0])))
      self.init(rgba: SIMD4(converted, Double(components[1])))
    default:
      return nil
    }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, 0 (clear) … 1 (opaque).
  public var alpha: CGFloat { CGFloat(rgba.w) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { (0..<4).map { CGFloat(rgba[$0]) } }

  /// How many numbers `components` has: 4.
  public var numberOfComponents: Int { 4 }

  /// The space of `components`: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = self
    copy.rgba.w = Double(alpha)
    return copy
  }
}
