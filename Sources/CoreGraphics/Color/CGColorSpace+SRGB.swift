import Foundation

extension CGColorSpace {
  /// Components of an RGB space, or three times a grey, in sRGB, also where they lie outside 0 … 1.
  func toSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    switch name {
    case Self.genericGrayGamma2_2: rgb.raised(to: 2.2).encoded
    case Self.linearSRGB, Self.extendedLinearSRGB: rgb.encoded
    case Self.displayP3: rgb.decoded.fromP3.encoded
    default: rgb
    }
  }
}

extension SIMD3<Double> {
  /// From sRGB's gamma to light; below 0 mirrored.
  fileprivate var decoded: Self { mapped(SRGBCurve.light(of:)) }

  /// From a plain power's gamma to light; below 0 mirrored.
  fileprivate func raised(to gamma: Double) -> Self { mapped { pow($0, gamma) } }

  /// From light to sRGB's gamma.
  fileprivate var encoded: Self { mapped(SRGBCurve.encoded(_:)) }

  /// From light in P3's primaries to light in sRGB's, both with the white D65: from the primaries' chromaticities
  /// (SMPTE RP 431-2, ITU-R BT.709).
  fileprivate var fromP3: Self {
    Self(
      1.224_940_176_280_560 * x - 0.224_940_176_280_560 * y,
      -0.042_056_954_709_688 * x + 1.042_056_954_709_688 * y,
      -0.019_637_554_590_334 * x - 0.078_636_045_550_632 * y + 1.098_273_600_140_966 * z
    )
  }

  private func mapped(_ curve: (Double) -> Double) -> Self {
    func both(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    return Self(both(x), both(y), both(z))
  }
}
