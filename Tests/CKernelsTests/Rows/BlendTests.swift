import CKernels
import Foundation
import Testing

private let modes = 0...Int(pegbar_blend_plus_darker.rawValue)
private let separableModes = 0...Int(pegbar_blend_plus_lighter.rawValue)

/// The W3C's *Compositing and Blending*: the separable modes on straight colors, 0 … 1.
private func blended(_ mode: Int, _ d: Double, _ s: Double) -> Double {
  switch UInt32(mode) {
  case pegbar_blend_multiply.rawValue: d * s
  case pegbar_blend_screen.rawValue: d + s - d * s
  case pegbar_blend_overlay.rawValue: hardLight(s, d)
  case pegbar_blend_darken.rawValue: min(d, s)
  case pegbar_blend_lighten.rawValue: max(d, s)
  case pegbar_blend_color_dodge.rawValue: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
  case pegbar_blend_color_burn.rawValue: d >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
  case pegbar_blend_hard_light.rawValue: hardLight(d, s)
  case pegbar_blend_soft_light.rawValue: softLight(d, s)
  case pegbar_blend_difference.rawValue: abs(d - s)
  case pegbar_blend_exclusion.rawValue: d + s - 2 * d * s
  default: s
  }
}

private func hardLight(_ d: Double, _ s: Double) -> Double {
  s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
}

private func softLight(_ d: Double, _ s: Double) -> Double {
  if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
  let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
  return d + (2 * s - 1) * (curve - d)
}

/// A component of the result, 0 … 255, of premultiplied components and their alphas.
private func composited(_ mode: Int, _ s: Double, _ d: Double, _ a: Double, _ b: Double) -> Double {
  if mode == separableModes.upperBound { return min(s + d, 255) }
  let (alpha, under) = (a / 255, b / 255)
  let mixed = a > 0 && b > 0 ? blended(mode, d / b, s / a) : 0
  return s * (1 - under) + d * (1 - alpha) + alpha * under * mixed * 255
}

struct `Blend modes` {
  @Test(arguments: modes, vectorLevels)
  func `all variants give the same bits, and touch nothing beyond the row`(
    _ mode: Int,
    _ level: Int
  ) {
    let difference = Trials(seed: 2).difference(level: level) {
      $0.blend($1.to, $1.from, $1.n, Int32(mode))
    }
    #expect(difference == nil)
  }

  /// Within half a unit, which is what rounding to bytes takes.
  ///
  /// Dodge, burn and soft light round their own part
  /// to 1/255 of a unit first; 0.01 is above that and what `Double` leaves.
  @Test(arguments: separableModes)
  func `the plain variant rounds the W3C's formula`(_ mode: Int) {
    let pixels = Pool.shared.pixels
    var results = Array(pixels[..<8192])
    guard let plain = kernels(0) else { return }
    pixels.withUnsafeBufferPointer { from in
      guard let source = from.baseAddress else { return }
      plain.blend(&results, source + 9000, results.count, Int32(mode))
    }
    for (index, result) in results.enumerated() {
      let (source, under) = (pixels[index + 9000], pixels[index])
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (s, d) = (Double(source >> shift & 255), Double(under >> shift & 255))
        let (a, b) = (Double(source >> 24), Double(under >> 24))
        let isAlpha = shift == 24 && mode != separableModes.upperBound
        let exact = composited(isAlpha ? 0 : mode, s, d, a, b)
        guard abs(exact - Double(result >> shift & 255)) <= 0.51 else {
          Issue.record("mode \(mode): \(source) on \(under) is \(result), not \(exact) at \(shift)")
          return
        }
      }
    }
  }

  /// Porter and Duff's fractions of source and destination, and the darkened sum; of premultiplied components, 0 … 255.
  private static func operated(
    _ mode: pegbar_blend_mode,
    _ s: Double,
    _ d: Double,
    _ a: Double,
    _ b: Double
  ) -> Double {
    let (over, under) = (a / 255, b / 255)
    switch mode {
    case pegbar_blend_clear: return 0
    case pegbar_blend_copy: return s
    case pegbar_blend_source_in: return s * under
    case pegbar_blend_source_out: return s * (1 - under)
    case pegbar_blend_source_atop: return s * under + d * (1 - over)
    case pegbar_blend_destination_over: return s * (1 - under) + d
    case pegbar_blend_destination_in: return d * over
    case pegbar_blend_destination_out: return d * (1 - over)
    case pegbar_blend_destination_atop: return s * (1 - under) + d * over
    case pegbar_blend_xor: return s * (1 - under) + d * (1 - over)
    default: return max(0, s + d - max(0, a + b - 255))
    }
  }

  @Test(arguments: Int(pegbar_blend_clear.rawValue)...Int(pegbar_blend_plus_darker.rawValue))
  func `the operators round Porter and Duff's formulas`(_ mode: Int) {
    let pixels = Pool.shared.pixels
    var results = Array(pixels[..<8192])
    guard let plain = kernels(0) else { return }
    let sources = Array(pixels[9000..<9000 + results.count])
    plain.blend(&results, sources, results.count, Int32(mode))
    for (index, result) in results.enumerated() {
      let (source, under) = (sources[index], pixels[index])
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (s, d) = (Double(source >> shift & 255), Double(under >> shift & 255))
        let (a, b) = (Double(source >> 24), Double(under >> 24))
        let isSum = mode == Int(pegbar_blend_plus_darker.rawValue)
        let exact =
          isSum && shift == 24
          ? min(255, a + b) : Self.operated(pegbar_blend_mode(UInt32(mode)), s, d, a, b)
        guard abs(exact - Double(result >> shift & 255)) <= 0.51 else {
          Issue.record("mode \(mode): \(source) on \(under) is \(result), not \(exact) at \(shift)")
          return
        }
      }
    }
  }

  @Test(arguments: modes, [0] + vectorLevels)
  func `no component comes out above its alpha`(_ mode: Int, _ level: Int) {
    guard let kernels = kernels(level) else { return }
    var results = Array(Pool.shared.pixels[..<16_384])
    let sources = Array(Pool.shared.pixels[16_384...])
    kernels.blend(&results, sources, results.count, Int32(mode))
    let isPremultiplied = results.allSatisfy { pixel in
      max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
    }
    #expect(isPremultiplied)
  }

  @Test(arguments: [-1, 28, Int32.max])
  func `a mode that is none is normal`(_ mode: Int32) {
    for level in [0] + vectorLevels {
      guard let kernels = kernels(level) else { continue }
      var (blended, normal) = (Pool.shared.pixels, Pool.shared.pixels)
      let sources = Array(Pool.shared.pixels.reversed())
      kernels.blend(&blended, sources, sources.count, mode)
      kernels.over(&normal, sources, sources.count)
      #expect(blended == normal)
    }
  }
}
