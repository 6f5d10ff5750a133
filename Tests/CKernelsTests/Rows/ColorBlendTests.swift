import CKernels
import Testing

/// A color that is straight, 0 … 1, and the W3C's functions of it, in their own words: components by rank.
private struct Straight {
  var c: [Double]

  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    c = [16, 8, 0].map { Double(pixel >> $0 & 255) / alpha }
  }

  var lum: Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  var sat: Double { (c.max() ?? 0) - (c.min() ?? 0) }

  func settingLum(_ l: Double) -> Straight {
    var result = self
    let d = l - lum
    result.c = c.map { $0 + d }
    let (own, low, high) = (result.lum, result.c.min() ?? 0, result.c.max() ?? 0)
    if low < 0 { result.c = result.c.map { own + ($0 - own) * own / (own - low) } }
    if high > 1 { result.c = result.c.map { own + ($0 - own) * (1 - own) / (high - own) } }
    return result
  }

  func settingSat(_ s: Double) -> Straight {
    var result = self
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    let (low, middle, high) = (order[0], order[1], order[2])
    if c[high] > c[low] {
      result.c[middle] = (c[middle] - c[low]) * s / (c[high] - c[low])
      result.c[high] = s
    } else {
      result.c[middle] = 0
      result.c[high] = 0
    }
    result.c[low] = 0
    return result
  }
}

/// Blend modes of whole colors: hue, saturation, color and luminosity.
struct `Color blend modes` {
  private static let formulas: [(UInt32, @Sendable (Straight, Straight) -> Straight)] = [
    (pegbar_blend_hue.rawValue, { d, s in s.settingSat(d.sat).settingLum(d.lum) }),
    (pegbar_blend_saturation.rawValue, { d, s in d.settingSat(s.sat).settingLum(d.lum) }),
    (pegbar_blend_color.rawValue, { d, s in s.settingLum(d.lum) }),
    (pegbar_blend_luminosity.rawValue, { d, s in d.settingLum(s.lum) }),
  ]

  /// Within half a unit and what floats leave of a gray that is nearly none: 1/100 of a unit.
  @Test(arguments: 0..<4)
  func `the plain variant rounds the W3C's formula`(_ index: Int) {
    let (mode, formula) = Self.formulas[index]
    let pixels = Pool.shared.pixels
    var results = Array(pixels[..<8192])
    guard let plain = kernels(0) else { return }
    plain.blend(&results, Array(pixels[9000...]), results.count, Int32(mode))
    for (place, result) in results.enumerated() {
      let (source, under) = (pixels[place + 9000], pixels[place])
      let (a, b) = (Double(source >> 24), Double(under >> 24))
      guard a > 0, b > 0 else {
        #expect(result == (a == 0 ? under : source))
        continue
      }
      let mixed = formula(Straight(under), Straight(source))
      for (component, shift) in [16, 8, 0].enumerated() {
        let (s, d) = (Double(source >> shift & 255), Double(under >> shift & 255))
        let exact = s * (1 - b / 255) + d * (1 - a / 255) + a * b / 255 * mixed.c[component]
        guard abs(exact - Double(result >> shift & 255)) <= 0.51 else {
          Issue.record("mode \(mode): \(source) on \(under) is \(result), not \(exact) at \(shift)")
          return
        }
      }
    }
  }
}
