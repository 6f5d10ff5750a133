import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Corners that are round, and edges that are soft, one by one (RE4, RE17).
struct `Corners and edges` {
  private func shape(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radius: Double = 0,
    _ edges: EdgeStyle,
    map: Homography = .identity
  ) -> DisplayItem {
    .fill(
      .init(
        rect: CGRect(x: x, y: y, width: width, height: height),
        cornerRadius: radius,
        edges: edges,
        color: .white,
        toDevice: map
      )
    )
  }

  private func round(_ corners: RectCorners) -> EdgeStyle {
    EdgeStyle(roundCorners: corners, softEdges: .all)
  }

  private func soft(_ edges: RectEdges) -> EdgeStyle {
    EdgeStyle(roundCorners: .all, softEdges: edges)
  }

  /// RE4: each bit rounds the corner of its name, as it is when all are round; the others are square.
  @Test(arguments: 0..<16 as Range<UInt8>)
  func `each corner is round or square by its bit`(_ bits: UInt8) {
    let some = rendered([shape(4, 4, 32, 32, radius: 12, round(.init(rawValue: bits)))])
    let all = rendered([fill(4, 4, 32, 32, radius: 12)])
    let none = rendered([fill(4, 4, 32, 32)])
    for y in 0..<40 {
      for x in 0..<40 {
        let bit: UInt8 = 1 << ((x < 20 ? 0 : 1) + (y < 20 ? 0 : 2))
        let expected = bits & bit != 0 ? all[x, y] : none[x, y]
        #expect(some[x, y] == expected, "pixel (\(x), \(y))")
      }
    }
  }

  /// RE4: the border follows the same corners, inside too.
  @Test func `a border has the corners of its layer`() {
    let top: RectCorners = [.minXMinY, .maxXMinY]
    func ring(_ edges: EdgeStyle) -> Bitmap {
      rendered([
        .border(
          .init(
            rect: CGRect(x: 4, y: 4, width: 32, height: 32),
            cornerRadius: 12,
            edges: edges,
            width: 4,
            color: .white,
            toDevice: .identity
          )
        )
      ])
    }
    let (some, all, none) = (ring(round(top)), ring(.plain), ring(round([])))
    for y in 0..<40 { #expect(some.alphas(row: y) == (y < 20 ? all : none).alphas(row: y)) }
    #expect(none.coveredArea == 32 * 32 - 24 * 24)
  }

  /// RE3, RE4: what is clipped is cut to the same corners.
  @Test func `a clip has the corners of its layer`() {
    let corners = round([.maxXMaxY])
    let rect = CGRect(x: 5, y: 5, width: 30, height: 30)
    let clip = DisplayItem.Clip(rect: rect, cornerRadius: 10, edges: corners, toDevice: .identity)
    let cut = rendered(group(clip: clip, [fill(0, 0, 40, 40)]))
    let filled = rendered([shape(5, 5, 30, 30, radius: 10, corners)])
    #expect(cut.copyPixels() == filled.copyPixels())
  }

  /// An opaque layer hides what is below its square corners, not what is below its round ones.
  @Test(arguments: [(UInt8(0), 1), (1, 2), (14, 2)])
  func `only what is full covers`(_ corners: UInt8, _ drawn: Int) {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    let items = [
      fill(0, 0, 40, 40, .black), shape(0, 0, 40, 40, radius: 8, round(.init(rawValue: corners))),
    ]
    bitmap.withSurface {
      renderer.draw(DisplayList(items: items), into: &$0, background: .clear)
    }
    #expect(renderer.statistics.itemsDrawn == drawn)
    #expect(bitmap[20, 20] == 0xFFFF_FFFF)
    #expect(bitmap[0, 0] == (corners & 1 == 0 ? 0xFFFF_FFFF : 0xFF00_0000))
  }

  /// RE17: at a hard edge the middle of the pixel decides; the soft ones keep their shares.
  @Test func `a hard edge covers pixels wholly or not at all`() {
    func alphas(_ edges: RectEdges, x: Double) -> [Int] {
      rendered([shape(x, 0, 3, 4, soft(edges))], width: 6, height: 4).alphas(row: 2)
    }
    #expect(alphas(.all, x: 1.25) == [0, 191, 255, 255, 64, 0])
    #expect(alphas([], x: 1.25) == [0, 255, 255, 255, 0, 0])
    #expect(alphas([.minX], x: 1.25) == [0, 191, 255, 255, 0, 0])
    #expect(alphas([.maxX], x: 1.25) == [0, 255, 255, 255, 64, 0])
    #expect(alphas([], x: 1.75) == [0, 0, 255, 255, 255, 0])
  }

  /// The names of the edges are those of y pointing up: bottom is the edge of least y.
  @Test func `the bottom edge is that of least y`() {
    let frame = rendered([shape(0, 1.25, 4, 2, soft([.minY]))], width: 4, height: 5)
    #expect((0..<5).map { frame.alpha(1, $0) } == [0, 191, 255, 0, 0])
  }

  /// Hard edges that two layers have in common leave no gap and no pixel twice, wherever they lie.
  @Test(arguments: [0, 0.3, 0.5, 1.1])
  func `layers with a hard edge in common meet exactly`(_ angle: Double) {
    let map = Homography.turned(angle, about: 20, 20)
    let left = rendered([shape(8, 8, 12.5, 24, soft([]), map: map)]).copyPixels()
    let right = rendered([shape(20.5, 8, 11.5, 24, soft([]), map: map)]).copyPixels()
    let whole = rendered([shape(8, 8, 24, 24, soft([]), map: map)]).copyPixels()
    #expect(zip(left, right).map { $0 &+ $1 } == whole)
    #expect(Set(whole) == [0, 0xFFFF_FFFF])
  }

  /// RE17: pictures and clips have the same edges.
  @Test func `pictures and clips have hard edges too`() {
    let picture = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let rect = CGRect(x: 1.25, y: 0, width: 3, height: 4)
    let image = DisplayItem.image(
      .init(
        image: picture,
        source: CGRect(x: 0, y: 0, width: 1, height: 1),
        destination: rect,
        isSmooth: true,
        edges: soft([]),
        toDevice: .identity
      )
    )
    #expect(rendered([image], width: 6, height: 4).alphas(row: 2) == [0, 255, 255, 255, 0, 0])
    let clip = DisplayItem.Clip(rect: rect, cornerRadius: 0, edges: soft([]), toDevice: .identity)
    let cut = rendered(group(clip: clip, [fill(0, 0, 9, 9)]), width: 6, height: 4)
    #expect(cut.alphas(row: 2) == [0, 255, 255, 255, 0, 0])
  }
}
