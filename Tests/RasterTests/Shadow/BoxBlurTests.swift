import CoreGraphics
import Foundation
import Pixels
import RandomScenes
import Testing

@testable import Raster

/// Three boxes against the Gaussian that they stand for (peer 174: σ is the shadow's radius).
struct `A box blur` {
  /// A mask of `side` pixels squared in which a rectangle is full.
  private func mask(side: Int, full: PixelRect) -> AlphaMask {
    let mask = AlphaMask(bounds: PixelRect(x: 0, y: 0, width: side, height: side))
    for y in full.y..<full.maxY {
      for x in full.x..<full.maxX { mask.row(y)[x] = 255 }
    }
    return mask
  }

  private func blurred(_ mask: AlphaMask, sigma: Double) -> [[Int]] {
    var blur = StripBlur()
    blur.blur(mask, by: BoxBlur(sigma: sigma))
    let bounds = mask.bounds
    return (0..<bounds.height).map { y in (0..<bounds.width).map { Int(mask.row(y)[$0]) } }
  }

  /// The share of a Gaussian that lies between two places.
  private func gaussian(_ from: Double, _ to: Double, sigma: Double) -> Double {
    (erf(to / (sigma * 2.0.squareRoot())) - erf(from / (sigma * 2.0.squareRoot()))) / 2
  }

  /// Two values of the same size for every σ: three boxes' variance is the Gaussian's, edges included.
  @Test(arguments: [0.3, 0.5, 1, 1.7, 2, 3, 4.9, 6, 8.25, 12, 24, 32])
  func `the variance is the square of sigma`(_ sigma: Double) {
    let box = BoxBlur(sigma: sigma)
    let (radius, edge) = (Double(box.radius), Double(box.edge) / 256)
    let squares =
      radius * (radius + 1) * (2 * radius + 1) / 3 + 2 * edge * (radius + 1) * (radius + 1)
    let variance = 3 * squares / (2 * radius + 1 + 2 * edge)
    // The edge is rounded to 1/256, which moves the variance by less than (r + 1)²/(2r + 1)/256 · 3.
    #expect(
      abs(variance - sigma * sigma) < 3 * (radius + 1) * (radius + 1) / (2 * radius + 1) / 256
    )
  }

  @Test(arguments: [0.5, 1, 2, 3.3, 5, 8, 12])
  func `a blur keeps the sum of all values`(_ sigma: Double) {
    let reach = BoxBlur(sigma: sigma).reach
    let side = 2 * reach + 21
    let full = PixelRect(x: reach, y: reach, width: 21, height: 21)
    let rows = blurred(mask(side: side, full: full), sigma: sigma)
    let sum = rows.joined().reduce(0, +)
    // Each value is rounded by half of one at most, either way: their sum's error is that of a random walk,
    // of which six standard deviations, 1/√12 each, are allowed.
    let allowed = 6 * Double(side) / 12.0.squareRoot()
    #expect(abs(Double(sum - 255 * 441)) <= allowed)
  }

  @Test(arguments: [0.5, 1, 2, 3.3, 5, 8, 12])
  func `it is the same from all sides`(_ sigma: Double) {
    let reach = BoxBlur(sigma: sigma).reach
    let side = 2 * reach + 9
    let rows = blurred(
      mask(side: side, full: PixelRect(x: reach, y: reach, width: 9, height: 9)),
      sigma: sigma
    )
    let (upsideDown, mirrored) = (Array(rows.reversed()), rows.map { Array($0.reversed()) })
    #expect(rows == upsideDown && rows == mirrored)
    let transposed = (0..<side).map { x in (0..<side).map { rows[$0][x] } }
    let worst = zip(rows.joined(), transposed.joined()).map { abs($0 - $1) }.max() ?? 0
    // Rows come first, so that intermediate rounding, 1/256 of one, may fall on either side of a half.
    #expect(worst <= 1)
  }

  /// The middle row across a square so large that its other sides do not matter, against the integral of the
  /// Gaussian over what of the edge a pixel sees.
  @Test(arguments: [1.0, 1.5, 2, 3, 4, 6, 9, 12, 20, 32])
  func `an edge is within three of 255 of the Gaussian's`(_ sigma: Double) {
    let reach = BoxBlur(sigma: sigma).reach
    let (start, length) = (reach + 1, 2 * reach + 2)
    let side = start + length + reach + 1
    let rows = blurred(
      mask(side: side, full: PixelRect(x: start, y: start, width: length, height: length)),
      sigma: sigma
    )
    var worst = 0.0
    for x in 0..<side {
      // Pixels are points at their centers here: the sum over the full ones of what each spreads.
      let exact = (start..<start + length).reduce(0.0) {
        $0 + gaussian(Double($1 - x) - 0.5, Double($1 - x) + 0.5, sigma: sigma)
      }
      worst = max(worst, abs(Double(rows[start + length / 2][x]) - 255 * exact))
    }
    // Three boxes lack an excess of 0.4, by which the normal distribution is off by 0.4/24 · 0.551 = 0.92 % at
    // most, 2.34 of 255; half of one is for rounding, and the rest for what comes after the fourth moment.
    #expect(worst < 3, "σ \(sigma): \(worst)")
  }

  @Test func `a pixel's value does not depend on how much of the mask is there`() {
    let box = BoxBlur(sigma: 3.7)
    var random = Seeded(3)
    let whole = AlphaMask(bounds: PixelRect(x: 0, y: 0, width: 80, height: 80))
    for y in 0..<80 { for x in 0..<80 { whole.row(y)[x] = .random(in: 0...255, using: &random) } }
    let seen = PixelRect(x: 30, y: 33, width: 11, height: 7)
    let part = AlphaMask(bounds: seen.grown(by: box.reach))
    for y in part.bounds.y..<part.bounds.maxY {
      for x in 0..<part.bounds.width { part.row(y)[x] = whole.row(y)[part.bounds.x + x] }
    }
    var blur = StripBlur()
    blur.blur(whole, by: box)
    blur.blur(part, by: box)
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX { #expect(whole[x, y] == part[x, y], "(\(x), \(y))") }
    }
  }

  /// Wherever the needed pixels begin and end: strips of columns are blurred as a whole.
  @Test func `a pixel's value does not depend on which others are needed`() {
    let box = BoxBlur(sigma: 3.7)
    var random = Seeded(4)
    var blur = StripBlur()
    let bounds = PixelRect(x: -7, y: 5, width: 150, height: 40)
    for _ in 0..<40 {
      let (whole, part) = (AlphaMask(bounds: bounds), AlphaMask(bounds: bounds))
      for y in bounds.y..<bounds.maxY {
        for x in 0..<bounds.width {
          whole.row(y)[x] = .random(in: 0...255, using: &random)
          part.row(y)[x] = whole.row(y)[x]
        }
      }
      let left = Int.random(in: -20...140, using: &random)
      let width = Int.random(in: 1...60, using: &random)
      let needed = PixelRect(x: left, y: 5, width: width, height: 40)
      blur.blur(whole, by: box)
      blur.blur(part, by: box, for: needed)
      let seen = needed.intersection(bounds)
      let isSame = (seen.y..<max(seen.y, seen.maxY)).allSatisfy { y in
        (seen.x..<max(seen.x, seen.maxX)).allSatisfy { whole[$0, y] == part[$0, y] }
      }
      #expect(isSame, "\(needed)")
    }
  }

  @Test func `no blur leaves the mask as it is`() {
    #expect(BoxBlur(sigma: 0).isNone && BoxBlur(sigma: -1).isNone && BoxBlur(sigma: .nan).isNone)
    let rows = blurred(
      mask(side: 6, full: PixelRect(x: 2, y: 1, width: 3, height: 2)),
      sigma: 0
    )
    #expect(rows.map { $0.reduce(0, +) } == [0, 765, 765, 0, 0, 0])
  }
}
