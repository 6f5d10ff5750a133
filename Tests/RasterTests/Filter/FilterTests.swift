import CoreGraphics
import CoreImage
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Testing

@testable import Raster

/// What a filter of Core Image's name comes to.
func chain(_ filters: CIFilter?...) -> FilterChain {
  FilterList(filters.compactMap(\.self).map { NamedFilter($0) }).chain ?? FilterChain([])
}

func blur(_ radius: Double) -> FilterChain {
  chain(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: radius]))
}

/// The items as a group whose picture is changed.
func filtered(
  _ chain: FilterChain,
  map: Homography = .identity,
  _ items: [DisplayItem]
) -> [DisplayItem] {
  let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
  return [.beginFilter(.init(chain: chain, rect: rect, toDevice: map))] + items + [.endGroup]
}

/// What is done to the picture of a group (RE1).
struct `Filtered groups` {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The share of a Gaussian about a pixel's middle that lies in the pixels `from` ..< `to`.
  private func share(_ from: Int, _ to: Int, about x: Int, sigma: Double) -> Double {
    let root = sigma * 2.0.squareRoot()
    return (erf((Double(to - x) - 0.5) / root) - erf((Double(from - x) - 0.5) / root)) / 2
  }

  /// Against the integral of the Gaussian, across and along (peer 174: a shadow's σ is its radius).
  ///
  /// Three boxes are off by less than 3 of 255 each way, and so by less than 6 both ways.
  @Test(arguments: [1.0, 1.5, 3, 5.5])
  func `a Gaussian blur's deviation is its radius`(_ sigma: Double) {
    let frame = rendered(filtered(blur(sigma), [fill(24, 26, 20, 12, red)]), width: 70, height: 64)
    var worst = 0.0
    for y in 0..<64 {
      for x in 0..<70 {
        let exact =
          share(24, 44, about: x, sigma: sigma) * share(26, 38, about: y, sigma: sigma) * 255
        worst = max(worst, abs(Double(frame.alpha(x, y)) - exact))
        #expect(frame[x, y] >> 16 & 255 == frame[x, y] >> 24, "red is all there is")
      }
    }
    #expect(worst < 6, "σ \(sigma): \(worst)")
  }

  @Test func `a Gaussian wider than three boxes is made of several`() {
    let (wide, most) = (BlurPasses(sigma: 200), BlurPasses(sigma: 1e9))
    #expect(wide.count == 9 && most.count == 12)
    // The variance of a box, of which there are as many as passes.
    let variance = Double(wide.box.radius) * Double(wide.box.radius + 1) / 3
    // A box's edge, which is left out here, is at most one of 115 pixels on each side.
    #expect(abs((variance * 9).squareRoot() - 200) < 2)
    #expect(BlurPasses(sigma: 0).count == 0 && BlurPasses(sigma: 0).reach == 0)
  }

  /// The mean of 5 × 5, each way rounded to 1/256 of one, and at the end to one.
  @Test func `a box blur is the mean of a square`() {
    let box = chain(CIFilter(name: "CIBoxBlur", parameters: [kCIInputRadiusKey: 2]))
    let frame = rendered(filtered(box, [fill(10, 12, 3, 4)]))
    for y in 0..<40 {
      for x in 0..<40 {
        let columns = max(0, min(x + 3, 13) - max(x - 2, 10))
        let rows = max(0, min(y + 3, 16) - max(y - 2, 12))
        let exact = 255 * Double(columns * rows) / 25
        #expect(abs(Double(frame.alpha(x, y)) - exact) <= 0.51, "(\(x), \(y))")
      }
    }
  }

  /// Radii are in points: on a device of twice the pixels, twice the blur; across by itself.
  @Test func `lengths are in the layer's points`() {
    let map = Homography(2, 0, 0, 0, 1, 0, 0, 0, 1)
    let scaled = filtered(blur(2), map: map, [fill(10, 10, 10, 20, map: map)])
    let frame = rendered(scaled, width: 60, height: 40)
    for (x, y) in [(14, 20), (19, 20), (30, 6), (30, 9), (42, 32)] {
      let exact = share(20, 40, about: x, sigma: 4) * share(10, 30, about: y, sigma: 2) * 255
      #expect(abs(Double(frame.alpha(x, y)) - exact) < 6)
    }
  }

  /// Squares of four points, cut by the line x = 2: (8 · 255 + 8) / 16 in whole numbers.
  @Test func `squares have the mean of their pixels`() {
    let squares = chain(
      CIFilter(
        name: "CIPixellate",
        parameters: [kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 0, y: 0)]
      )
    )
    let frame = rendered(filtered(squares, [fill(4, 4, 10, 8)]))
    for x in 0..<20 {
      let expected = (4..<12).contains(x) ? 255 : (12..<16).contains(x) ? 128 : 0
      #expect(frame.alpha(x, 5) == expected)
    }
    #expect(frame.alpha(5, 3) == 0 && frame.alpha(5, 12) == 0)
  }

  /// Each is drawn whole where a part of it is seen: memory has to end somewhere.
  @Test func `squares are at most two thousand pixels wide`() throws {
    let squares = chain(CIFilter(name: "CIPixellate", parameters: [kCIInputScaleKey: 1000]))
    let filter = DisplayItem.Filter(
      chain: squares,
      rect: CGRect(x: 0, y: 0, width: 40, height: 40),
      toDevice: Homography(scale: 20)
    )
    let operation = try #require(FilterOperation(filter))
    let needed = operation.needed(for: PixelRect(x: 10, y: 10, width: 5, height: 5))
    #expect(needed.width == 2000 && needed.height == 2000)
  }

  /// A band has many rows where it has a blurred picture, and a cache's worth elsewhere.
  @Test func `bands are high only where something is blurred`() {
    let size = PixelSize(width: 1000, height: 4000)
    let blurred = filtered(blur(20), [fill(100, 3000, 40, 40)])
    let outline = ListOutline(DisplayList(items: blurred), size: size)
    let sharing = FrameSharing(fewestPixels: 1, bandPixels: 100_000)
    let work = BandWork(painters: [Painter(), Painter()], sharing: sharing)
    work.add(PixelRect(size), of: outline)
    let isEven = work.bands.filter { $0.maxY <= 2800 }.allSatisfy { $0.height == 100 }
    #expect(isEven)
    let highest = work.bands.map(\.height).max() ?? 0
    #expect(highest >= 6 * 60 && highest < 1000)
    #expect(work.bands.reduce(0) { $0 + $1.height } == 4000)
  }

  @Test func `what shines in from beyond the surface is seen`() {
    let frame = rendered(filtered(blur(4), [fill(-20, 0, 19, 40)]))
    #expect(frame.alpha(0, 20) > 60)
    let inside = rendered(filtered(blur(4), [fill(-20, 0, 40, 40)]))
    // A wide picture is as full at the surface's edge as in its midst.
    #expect(inside.alpha(0, 20) == 255)
  }

  @Test func `filters come one after the other`() {
    let both = chain(
      CIFilter(name: "CIColorInvert"),
      CIFilter(name: "CIGammaAdjust", parameters: ["inputPower": 0.5])
    )
    let frame = rendered(filtered(both, [fill(0, 0, 40, 40, CGColor(gray: 0.8, alpha: 1))]))
    // The root of a fifth.
    #expect(frame[20, 20] == 0xFF72_7272)
  }

  @Test func `an empty group stays empty`() {
    let inverted = chain(CIFilter(name: "CIColorInvert"))
    #expect(rendered(filtered(inverted, [])).coveredArea == 0)
    // What is clear has no color to be changed.
    #expect(rendered(filtered(inverted, [fill(5, 5, 5, 5)])).coveredArea == 25)
  }
}
