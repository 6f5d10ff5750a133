import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// A group seen through the alpha of its mask (RE6; peer 176).
struct `Masked groups` {
  private func masked(
    opacity: Double = 1,
    _ items: [DisplayItem],
    by mask: [DisplayItem]
  ) -> [DisplayItem] {
    [.beginGroup(.init(opacity: opacity, hasMask: true))] + items + [.mask] + mask + [.endGroup]
  }

  private func white(_ alpha: Double) -> CGColor { CGColor(gray: 1, alpha: alpha) }

  private func black(_ alpha: Double) -> CGColor { CGColor(gray: 0, alpha: alpha) }

  /// Peer 176: the mask multiplies the finished group once: a half over a half is 192, half of it 96, and
  /// outside the mask is nothing; the mask's color is of no matter.
  @Test func `the mask's alpha multiplies the finished group`() {
    let halves = [fill(0, 0, 20, 8, black(0.5)), fill(0, 0, 20, 8, white(0.5))]
    let opaque = rendered(masked(halves, by: [fill(0, 0, 5, 8, .black)]), width: 20, height: 8)
    let half = rendered(masked(halves, by: [fill(0, 0, 5, 8, white(0.5))]), width: 20, height: 8)
    for y in 0..<8 {
      #expect(
        opaque.alphas(row: y) == [Int](repeating: 192, count: 5) + .init(repeating: 0, count: 15)
      )
      #expect(
        half.alphas(row: y) == [Int](repeating: 96, count: 5) + .init(repeating: 0, count: 15)
      )
    }
  }

  @Test func `a group's opacity and its mask's multiply`() {
    let frame = rendered(
      masked(opacity: 0.5, [fill(0, 0, 4, 4)], by: [fill(0, 0, 4, 4, black(0.5))])
    )
    #expect(frame.alpha(1, 1) == 64)
    #expect(frame[1, 1] == 0x4040_4040)
  }

  /// RE6: outside the mask nothing is seen; a mask of nothing shows nothing.
  @Test func `what has no mask over it is not seen`() {
    #expect(rendered(masked([fill(0, 0, 40, 40)], by: [])).coveredArea == 0)
    #expect(rendered(masked([], by: [fill(0, 0, 40, 40)])).coveredArea == 0)
    let missing: [DisplayItem] =
      [.beginGroup(.init(opacity: 1, hasMask: true)), fill(0, 0, 40, 40), .endGroup]
    #expect(rendered(missing).coveredArea == 0)
  }

  /// Soft edges and round corners of the mask are those of a shape that is filled.
  @Test func `a mask cuts as the same shape would be filled`() {
    let map = Homography.turned(0.4, about: 20, 20)
    let shape = fill(8, 8, 24, 24, radius: 7, .black, map: map)
    let cut = rendered(masked([fill(0, 0, 40, 40)], by: [shape]))
    let filled = rendered([fill(8, 8, 24, 24, radius: 7, map: map)])
    #expect(cut.copyPixels() == filled.copyPixels())
  }

  @Test func `a mask may hold groups, and a masked group another`() {
    let faded = group(opacity: 0.5, [fill(0, 0, 4, 4, .black), fill(0, 0, 4, 4, .black)])
    #expect(rendered(masked([fill(0, 0, 4, 4)], by: faded)).alpha(1, 1) == 128)
    let inner = masked([fill(0, 0, 4, 4)], by: [fill(0, 0, 4, 4, black(0.5))])
    #expect(rendered(masked(inner, by: [fill(0, 0, 2, 4, black(0.5))])).alpha(1, 1) == 64)
    let maskedMask = masked([fill(0, 0, 4, 4)], by: [fill(0, 0, 1, 4, black(0.5))])
    let frame = rendered(masked([fill(0, 0, 4, 4)], by: maskedMask))
    #expect(frame.alpha(0, 1) == 128 && frame.alpha(1, 1) == 0)
  }

  @Test func `buffers are as large as what is seen through the mask`() {
    let bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var renderer = FrameRenderer()
    let list = DisplayList(
      items: masked([fill(0, 0, 40, 40)], by: [fill(30, 30, 100, 5, .black)])
    )
    bitmap.withSurface { renderer.draw(list, into: &$0, background: .clear) }
    // 10×5 pixels for each of the two items, and for putting mask and group in their places.
    #expect(renderer.statistics.pixelsTouched == 200)
    #expect(renderer.statistics.buffersUsed == 2)
  }

  /// A masked opaque item hides nothing of what is below it.
  @Test func `what is seen through a mask covers nothing`() {
    let items = [fill(0, 0, 40, 40, .white)] + masked([fill(0, 0, 40, 40, .black)], by: [])
    #expect(Set(rendered(items).copyPixels()) == [0xFFFF_FFFF])
  }

  /// A mask outside of groups, or in one without the flag for it, is an error of the caller.
  @Test func `a mask in no place for one hides only itself`() {
    let stray: [DisplayItem] = [.mask, fill(0, 0, 4, 4)]
    #expect(rendered(stray).coveredArea == 16)
    let unsaid = group([fill(0, 0, 4, 4), .mask, fill(20, 20, 4, 4)])
    #expect(rendered(unsaid).coveredArea == 16)
  }
}
