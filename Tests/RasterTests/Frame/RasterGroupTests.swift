import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Groups that are drawn at a resolution of their own, then put in their places (RE10).
struct `Raster groups` {
  private func raster(
    scale: Double,
    _ items: [DisplayItem],
    map: Homography = .identity
  ) -> [DisplayItem] {
    [.beginRaster(.init(toDevice: map, scale: scale))] + items + [.endGroup]
  }

  private func statistics(_ items: [DisplayItem]) -> RasterStatistics {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    bitmap.withSurface {
      renderer.draw(DisplayList(items: items), into: &$0, background: .clear)
    }
    return renderer.statistics
  }

  /// At the screen's own scale, on whole pixels, there is nothing to see of it.
  @Test(arguments: [1.0, 2, 3])
  func `pixels that fall on pixels stay as they are`(_ scale: Double) {
    let map = Homography(scale: scale).then(.moved(3, 5))
    let items = [
      fill(1.3, 1.6, 7.2, 8, radius: 2.5, map: map),
      border(2, 2, 5, 5, radius: 1, thickness: 0.7, map: map),
    ]
    let direct = rendered(items).copyPixels()
    #expect(rendered(raster(scale: scale, items, map: map)).copyPixels() == direct)
  }

  /// At half the screen's scale a line of half a point is half of a pixel there, and that pixel is
  /// stretched over two: three quarters of it in each, a quarter of it in each beside them.
  @Test func `at a lower scale the group is blurred`() {
    let map = Homography(scale: 2).then(.moved(4, 0))
    let line = [fill(0, 0, 0.5, 8, map: map)]
    let sharp = rendered(line, width: 10, height: 8)
    #expect(sharp.alphas(row: 4) == [0, 0, 0, 0, 255, 0, 0, 0, 0, 0])
    let blurred = rendered(raster(scale: 1, line, map: map), width: 10, height: 8)
    #expect(blurred.alphas(row: 4) == [0, 0, 0, 32, 96, 96, 32, 0, 0, 0])
  }

  /// What lies between two of the group's pixels is their mean.
  @Test func `half a pixel off, neighbors are mixed`() {
    let shape = [fill(0, 0, 3, 8, map: .moved(2.5, 0))]
    let frame = rendered(raster(scale: 1, shape, map: .moved(2.5, 0)), width: 8, height: 8)
    #expect(frame.alphas(row: 4) == [0, 0, 128, 255, 255, 128, 0, 0])
  }

  @Test func `a rotated group keeps its area`() {
    let map = Homography.turned(0.4, about: 20, 20)
    let frame = rendered(raster(scale: 2, [fill(10, 10, 20, 20, map: map)], map: map))
    // As for squares, of which only the corners are approximate.
    #expect(frame.coveredArea.isClose(to: 400, within: 2))
  }

  @Test func `a raster group may be in another, in a group, and in a mask`() {
    let map = Homography.turned(0.3, about: 20, 20)
    let inner = raster(scale: 1.5, [fill(12, 12, 16, 16, map: map)], map: map)
    let outer = raster(scale: 2, group(opacity: 0.5, inner), map: .moved(0, 0))
    #expect(rendered(outer).alpha(20, 20) == 128)
    let mask: [DisplayItem] =
      [.beginGroup(.init(opacity: 1, hasMask: true)), fill(0, 0, 40, 40), .mask] + inner
    let masked = rendered(mask + [.endGroup])
    #expect(masked.copyPixels() == rendered(inner).copyPixels())
  }

  @Test func `a buffer is as large as what is needed of the group`() {
    let statistics = statistics(raster(scale: 1, [fill(30, 30, 100, 5)]))
    // 10 × 5 pixels in the buffer, of which one more column is needed; those on the surface twice.
    #expect(statistics.buffersUsed == 1)
    #expect(statistics.itemsDrawn == 1)
    #expect(statistics.pixelsTouched < 200)
  }

  /// A group in perspective, edge-on, or at no scale is drawn as if it were none.
  @Test func `a group that cannot be drawn by itself is drawn as others are`() {
    let items = [fill(5.5, 5, 20, 20, radius: 4)]
    let direct = rendered(items).copyPixels()
    for scale in [0, -1, .nan, .infinity] {
      #expect(rendered(raster(scale: scale, items)).copyPixels() == direct, "\(scale)")
    }
    let edgeOn = Homography(0, 0, 0, 0, 1, 0, 0, 0, 1)
    for map in [edgeOn, .tilted(0.5, about: 20, 20, distance: 60)] {
      #expect(rendered(raster(scale: 1, items, map: map)).copyPixels() == direct)
    }
    let open = [DisplayItem.beginRaster(.init(toDevice: .identity, scale: 1))] + items
    #expect(rendered(open).alpha(15, 15) == 255)
  }

  /// However fine it is meant to be, and however much there is of it: sixteen pixels for one.
  @Test(arguments: [0.01, 1, 1e4])
  func `a buffer never grows beyond what can be seen`(_ size: Double) {
    let map = Homography(scale: size)
    let items = [fill(0, 0, 1e6 / size, 1e6 / size, map: map)]
    let statistics = statistics(raster(scale: 1e9, items, map: map))
    #expect(statistics.buffersUsed == 1)
    // The surface once, and once in the finest pixels there are with two around them.
    #expect(statistics.pixelsTouched <= 1600 + 164 * 164)
  }

  /// An opaque item in it hides nothing: its edges are mixed with what is below.
  @Test func `nothing in it covers`() {
    let items = [fill(0, 0, 40, 40, .white)] + raster(scale: 1, [fill(0, 0, 40, 40, .black)])
    #expect(statistics(items).itemsDrawn == 2)
    #expect(Set(rendered(items).copyPixels()) == [0xFF00_0000])
  }
}
