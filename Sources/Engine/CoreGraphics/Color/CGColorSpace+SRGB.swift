import Foundation

extension CGColorSpace {
  /// The weights of red, green and blue, as sRGB encodes them, in a color's luma.
  ///
  /// These are the weights of sRGB's primaries (ITU-R BT.709-6, 3.2).
  static let luma = SIMD3(0.2126, 0.7152, 0.0722)

  /// Converts components to sRGB, also where they lie outside 0 … 1.
  ///
  /// - Parameter components: The components of this space, or more; it is not a pattern space.
  /// - Returns: Red, green and blue.
  func toSRGB(_ components: [Double]) -> SIMD3<Double> {
    switch model {
    case .cmyk:
      // ISO 32000-1, 10.3.5: inks and black absorb light together.
      let ink = SIMD3(components[0], components[1], components[2]) + components[3]
      return 1 - ink.clamped(lowerBound: .zero, upperBound: .one)
    case .monochrome:
      let gray = SIMD3(repeating: components[0])
      return hasPlainGamma ? gray.raised(to: 2.2).encoded : gray
    default:
      let rgb = SIMD3(components[0], components[1], components[2])
      return switch name {
      case Self.linearSRGB, Self.extendedLinearSRGB: rgb.encoded
      case Self.displayP3: rgb.decoded.fromP3.encoded
      default: rgb
      }
    }
  }

  /// Converts an sRGB color to this space, which is not a pattern space.
  func fromSRGB(_ rgb: SIMD3<Double>) -> [Double] {
    let components: [Double]
    switch model {
    case .cmyk:
      // ISO 32000-1, 10.3.5 inverted, with the maximum of black.
      let ink = 1 - rgb.clamped(lowerBound: .zero, upperBound: .one)
      let black = ink.min()
      components = [ink.x - black, ink.y - black, ink.z - black, black]
    case .monochrome:
      let isGray = rgb.x == rgb.y && rgb.y == rgb.z
      let gray = SIMD3(repeating: isGray ? rgb.x : (rgb * Self.luma).sum())
      components = [hasPlainGamma ? gray.decoded.raised(to: 1 / 2.2).x : gray.x]
    default:
      let own =
        switch name {
        case Self.linearSRGB, Self.extendedLinearSRGB: rgb.decoded
        case Self.displayP3: rgb.decoded.toP3.encoded
        default: rgb
        }
      components = [own.x, own.y, own.z]
    }
    return isExtended ? components : components.map { $0 > 0 ? min($0, 1) : 0 }
  }

  private var hasPlainGamma: Bool { name == Self.genericGrayGamma2_2 || name == Self.extendedGray }

  private var isExtended: Bool {
    [Self.extendedSRGB, Self.extendedLinearSRGB, Self.extendedGray].contains(name)
  }
}

extension SIMD3<Double> {
  /// From sRGB-encoded to linear; mirrored below 0.
  fileprivate var decoded: Self { mapped(SRGBCurve.light(of:)) }

  /// From a power-law gamma to linear; mirrored below 0.
  fileprivate func raised(to gamma: Double) -> Self { mapped { pow($0, gamma) } }

  /// From linear to sRGB-encoded.
  fileprivate var encoded: Self { mapped(SRGBCurve.encoded(_:)) }

  /// From linear light in P3's primaries to linear light in sRGB's, both with the white point D65: from the primaries'
  /// chromaticities (SMPTE RP 431-2, ITU-R BT.709).
  fileprivate var fromP3: Self {
    Self(
      1.224_940_176_280_560 * x - 0.224_940_176_280_560 * y,
      -0.042_056_954_709_688 * x + 1.042_056_954_709_688 * y,
      -0.019_637_554_590_334 * x - 0.078_636_045_550_632 * y + 1.098_273_600_140_966 * z
    )
  }

  /// The inverse of `fromP3`, row by row.
  fileprivate var toP3: Self {
    let (a, b) = (1.224_940_176_280_560, -0.224_940_176_280_560)
    let (c, d) = (-0.042_056_954_709_688, 1.042_056_954_709_688)
    let determinant = a * d - b * c
    let (red, green) = ((d * x - b * y) / determinant, (a * y - c * x) / determinant)
    let blue = (z + 0.019_637_554_590_334 * red + 0.078_636_045_550_632 * green)
    return Self(red, green, blue / 1.098_273_600_140_966)
  }

  private func mapped(_ curve: (Double) -> Double) -> Self {
    func both(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    return Self(both(x), both(y), both(z))
  }
}
