import CoreGraphics
import CoreImage
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// What is done to what is there already (RE1).
struct `Filtered backdrops` {
  private func backdrop(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ chain: FilterChain,
    radius: Double = 0,
    opacity: Double = 1
  ) -> DisplayItem {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    let filter = DisplayItem.Filter(chain: chain, rect: rect, toDevice: .identity)
    return .backdrop(.init(filter: filter, cornerRadius: radius, opacity: opacity))
  }

  private var invert: FilterChain { chain(CIFilter(name: "CIColorInvert")) }

  private let halves = [fill(0, 0, 20, 40, .white), fill(20, 0, 20, 40, .black)]

  /// The gray at x of the two halves blurred; beyond the surface each goes on.
  private func gray(at x: Int, sigma: Double) -> Double {
    255 * (1 - erf((Double(x - 20) + 0.5) / (sigma * 2.0.squareRoot()))) / 2
  }

  @Test func `are blurred inside their rectangle, from what is around it too`() {
    let frame = rendered(halves + [backdrop(10, 10, 20, 20, blur(3))])
    for x in 0..<40 {
      let inside = Double(frame[x, 20] & 255)
      let expected = (10..<30).contains(x) ? gray(at: x, sigma: 3) : x < 20 ? 255 : 0
      // Three boxes are off by less than 3 of 255 at an edge.
      #expect(abs(inside - expected) < ((10..<30).contains(x) ? 3 : 0.5), "\(x)")
      #expect(frame[x, 20] >> 24 == 255)
      #expect(frame[x, 5] & 255 == (x < 20 ? 255 : 0))
    }
  }

  @Test func `go on beyond the surface as they end there`() {
    let frame = rendered(halves + [backdrop(0, 0, 40, 40, blur(2))])
    for (x, y) in [(0, 0), (3, 39), (0, 20)] { #expect(frame[x, y] == 0xFFFF_FFFF) }
    #expect(frame[39, 0] == 0xFF00_0000)
  }

  @Test func `have round corners, and fade with their opacity`() {
    let round = rendered(halves + [backdrop(2, 2, 16, 16, invert, radius: 8)])
    #expect(round[2, 2] == 0xFFFF_FFFF && round[10, 10] == 0xFF00_0000)
    let faded = rendered(halves + [backdrop(2, 2, 16, 16, invert, opacity: 0.5)])
    // 255 · 127/255 of white, and none of black.
    #expect(faded[10, 10] == 0xFF7F_7F7F && faded[25, 10] == 0xFF00_0000)
  }

  /// Each looks as far as it is blurred, not as far as all that there are.
  @Test func `that are far away cost nothing`() {
    let items =
      [fill(0, 0, 400, 40, .white)]
      + (0..<10).map { backdrop(Double($0) * 40, 10, 20, 20, blur(3)) }
    let bitmap = Bitmap(size: PixelSize(width: 400, height: 40))
    var renderer = FrameRenderer(threads: 1)
    let damage = [PixelRect(x: 8, y: 18, width: 4, height: 4)]
    bitmap.withSurface {
      renderer.draw(DisplayList(items: items), into: &$0, damage: damage, background: .clear)
    }
    // What twelve pixels around the four are made of. All ten of them together would look over half of the surface.
    let touched = renderer.statistics.pixelsTouched
    #expect(touched > 24 * 28 && touched < 1000, "\(touched)")
  }

  @Test func `see what was drawn before them, not after`() {
    let items = halves + [backdrop(0, 0, 40, 40, invert), fill(5, 5, 5, 5, .white)]
    let frame = rendered(items)
    #expect(frame[7, 7] == 0xFFFF_FFFF && frame[12, 7] == 0xFF00_0000)
    #expect(frame[30, 7] == 0xFFFF_FFFF)
  }

  @Test func `see each other's work`() {
    let twice = rendered(
      halves + [backdrop(0, 0, 40, 40, invert), backdrop(5, 5, 30, 30, invert)]
    )
    #expect(twice[10, 10] == 0xFFFF_FFFF && twice[2, 2] == 0xFF00_0000)
  }

  @Test func `see no more than their group has drawn`() {
    let items = halves + group(opacity: 0.5, [backdrop(0, 0, 40, 40, invert)])
    #expect(rendered(items).copyPixels() == rendered(halves).copyPixels())
  }
}
