import Foundation

/// A color of sRGB in CIE L*a*b* (D65), where distances are about as great as they look.
nonisolated struct LabColor {
  private let l, a, b: Float

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let x = Self.bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.bent(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = Self.bent((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    (l, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The distance of two colors (CIE76).
  func difference(from other: LabColor) -> Float {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  private static func bent(_ t: Float) -> Float {
    t > 0.008856 ? cbrtf(t) : 7.787 * t + 16 / 116
  }

  private static let linear: [Float] = (0...255).map { byte in
    let c = Float(byte) / 255
    return c <= 0.04045 ? c / 12.92 : powf((c + 0.055) / 1.055, 2.4)
  }
}
