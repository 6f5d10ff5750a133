import CoreGraphics
import DisplayList
import Pixels
import QuartzCore
import Raster
import Testing

/// Frames that several threads draw are those that one draws, byte for byte.
struct `Drawing on several threads` {
  /// As wide and high as pays for another thread.
  private static let size = PixelSize(width: 700, height: 500)

  private func pixels(_ items: [DisplayItem], threads: Int) -> [UInt32] {
    let bitmap = Bitmap(size: Self.size)
    var renderer = FrameRenderer(threads: threads)
    for _ in 0..<2 {
      bitmap.withSurface {
        renderer.draw(
          DisplayList(items: items),
          into: &$0,
          background: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        )
      }
    }
    return bitmap.copyPixels()
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `any list comes out as on one thread`(_ seed: UInt64) {
    var lists = RandomLists(seed: seed, side: 500)
    let items = lists.items() + lists.items()
    let alone = pixels(items, threads: 1)
    for threads in [2, 3] { #expect(pixels(items, threads: threads) == alone) }
  }

  @Test func `the counters tell what all of them drew`() {
    let items = [
      fill(0, 0, 700, 500, .white), fill(10, 10, 600, 400, CGColor(gray: 0, alpha: 0.5)),
    ]
    let bitmap = Bitmap(size: Self.size)
    var renderer = FrameRenderer(threads: 2)
    bitmap.withSurface { renderer.draw(DisplayList(items: items), into: &$0, background: .white) }
    #expect(renderer.statistics.frames == 1)
    #expect(renderer.statistics.damagedPixels == 700 * 500)
    #expect(renderer.statistics.pixelsTouched == 700 * 500 + 600 * 400)
    renderer.statistics = RasterStatistics()
    #expect(renderer.statistics == RasterStatistics())
  }
}

/// Two large pictures over each other are drawn in one go.
struct `Fading between pictures` {
  private func picture(_ seed: UInt32, alpha: UInt32 = 0xFF) -> CGImage {
    var state = seed
    let pixels = (0..<64 * 48).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      let part = (state >> 8) & 0xFF
      let component = part * alpha / 255
      return alpha << 24 | component << 16 | (component / 2) << 8 | component / 3
    }
    return CGImage(width: 64, height: 48, pixels: pixels)
  }

  private func image(_ picture: CGImage, opacity: Double = 1, x: Double = 0) -> DisplayItem {
    let rect = CGRect(x: 0, y: 0, width: 64, height: 48)
    return .image(
      .init(
        image: picture,
        source: rect,
        destination: rect.offsetBy(dx: CGFloat(x), dy: 0),
        isSmooth: true,
        opacity: opacity,
        toDevice: .identity
      )
    )
  }

  /// What lies between keeps them apart, and changes no pixel.
  @Test(arguments: [0.0, 0.25, 0.6, 1], [0xFF, 0x80] as [UInt32])
  func `draws the pixels of one after the other`(_ opacity: Double, _ alpha: UInt32) {
    let (below, above) = (image(picture(1)), image(picture(2, alpha: alpha), opacity: opacity))
    let clear = fill(0, 0, 64, 48, CGColor(gray: 1, alpha: 0.001))
    let fading = rendered([below, above], width: 64, height: 48)
    let apart = rendered([below, clear, above], width: 64, height: 48)
    #expect(fading.copyPixels() == apart.copyPixels())
  }

  @Test func `a picture beside the first is drawn by itself`() {
    let items = [image(picture(1)), image(picture(2), opacity: 0.5, x: 30)]
    let frame = rendered(items, width: 64, height: 48)
    let left = rendered([items[0]], width: 64, height: 48)
    #expect((0..<30).allSatisfy { frame[$0, 20] == left[$0, 20] })
    #expect((30..<64).contains { frame[$0, 20] != left[$0, 20] })
  }

  @Test func `the counters count both`() {
    let bitmap = Bitmap(size: PixelSize(width: 64, height: 48))
    var renderer = FrameRenderer(threads: 1)
    let list = DisplayList(items: [image(picture(1)), image(picture(2), opacity: 0.5)])
    bitmap.withSurface { renderer.draw(list, into: &$0, background: .white) }
    #expect(renderer.statistics.itemsDrawn == 2)
    #expect(renderer.statistics.pixelsTouched == 64 * 48)
  }
}
