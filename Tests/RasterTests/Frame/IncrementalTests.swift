import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Drawing only what changed is the same as drawing everything.
struct `Incremental drawing` {
  private let side = 48

  private func draw(
    _ items: [DisplayItem],
    on bitmap: Bitmap,
    damage: [PixelRect]? = nil
  ) -> RasterStatistics {
    var renderer = FrameRenderer()
    bitmap.withSurface {
      renderer.draw(
        DisplayList(items: items),
        into: &$0,
        damage: damage,
        background: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      )
    }
    return renderer.statistics
  }

  private func bitmap() -> Bitmap { Bitmap(size: PixelSize(width: side, height: side)) }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a chain of random changes equals full drawing bit for bit`(_ seed: UInt64) {
    expectChain(seed) { $0.items() }
  }

  /// A blur reaches whole pixels farther, of those that it is made in.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `shadows at another resolution are damaged as far as they reach`(_ seed: UInt64) {
    expectChain(seed) { $0.coarseShadows() }
  }

  /// Six changes, one after the other, to a list that `make` makes: again where nothing is left of it.
  private func expectChain(_ seed: UInt64, _ make: (inout RandomLists) -> [DisplayItem]) {
    var lists = RandomLists(seed: seed, side: Double(side))
    var old = make(&lists)
    let kept = bitmap()
    _ = draw(old, on: kept)
    for step in 0..<6 {
      let new = lists.changed(old)
      let damage = Damage.between(
        old: DisplayList(items: old),
        new: DisplayList(items: new),
        size: PixelSize(width: side, height: side)
      )
      _ = draw(new, on: kept, damage: damage)
      let fresh = bitmap()
      _ = draw(new, on: fresh)
      #expect(kept.copyPixels() == fresh.copyPixels(), "seed \(seed), step \(step)")
      old = new.isEmpty ? make(&lists) : new
      if new.isEmpty { _ = draw(old, on: kept) }
    }
  }

  @Test(arguments: 100..<110 as Range<UInt64>)
  func `the pixels are the same however the surface is divided into rectangles`(_ seed: UInt64) {
    var lists = RandomLists(seed: seed, side: Double(side))
    let items = lists.items()
    let (whole, pieces) = (bitmap(), bitmap())
    _ = draw(items, on: whole)
    let tiles = (0..<49).map {
      PixelRect(x: $0 % 7 * 7 - 1, y: $0 / 7 * 7 - 1, width: 7, height: 7)
    }
    _ = draw(items, on: pieces, damage: tiles)
    #expect(whole.copyPixels() == pieces.copyPixels())
  }

  @Test func `two runs give the same bytes`() {
    var lists = RandomLists(seed: 7, side: Double(side))
    let items = lists.items() + lists.items() + lists.items()
    let (first, second) = (bitmap(), bitmap())
    #expect(draw(items, on: first) == draw(items, on: second))
    #expect(first.copyPixels() == second.copyPixels())
  }

  @Test func `pixels outside the damage are left alone`() {
    let frame = bitmap()
    _ = draw([fill(0, 0, 48, 48, .white)], on: frame)
    _ = draw(
      [fill(0, 0, 48, 48, .black)],
      on: frame,
      damage: [PixelRect(x: 10, y: 10, width: 5, height: 5)]
    )
    #expect(frame[9, 10] == 0xFFFF_FFFF && frame[10, 10] == 0xFF00_0000)
    #expect(frame.copyPixels().count { $0 == 0xFF00_0000 } == 25)
  }

  @Test func `the counters tell what was drawn`() {
    let items = [fill(0, 0, 20, 20, .black), fill(10, 10, 10, 10, CGColor(gray: 1, alpha: 0.5))]
    let frame = bitmap()
    let all = draw(items, on: frame)
    #expect(all.frames == 1 && all.damagedPixels == side * side)
    #expect(all.itemsDrawn == 2 && all.pixelsTouched == 500)
    let none = draw(items, on: frame, damage: [])
    #expect(none.itemsDrawn == 0 && none.pixelsTouched == 0 && none.damagedPixels == 0)
  }

  @Test func `what an opaque item hides is not drawn`() {
    let items = [
      fill(0, 0, 48, 48, .white), fill(5, 5, 10, 10, .black), fill(0, 0, 48, 48, .black),
    ]
    let frame = bitmap()
    #expect(draw(items, on: frame).itemsDrawn == 1)
    #expect(Set(frame.copyPixels()) == [0xFF00_0000])
  }
}
