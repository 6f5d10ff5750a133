import CoreGraphics
import DisplayList
import Pixels
import QuartzCore
import RandomScenes
import Raster
import Testing

/// Cards with things on them, which cast the shadow of the card alone (RE8).
@MainActor
struct `Shadows of cards` {
  private let size = PixelSize(width: 64, height: 48)

  private func draw(_ list: DisplayList, on bitmap: Bitmap, _ areas: [PixelRect]? = nil)
    -> RasterStatistics
  {
    var renderer = FrameRenderer()
    bitmap.withSurface {
      renderer.draw(list, into: &$0, damage: areas, background: CGColor(gray: 0.8, alpha: 1))
    }
    return renderer.statistics
  }

  private func change(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// A card of 30 × 20 with a label on it, on show.
  private func card() -> (context: LayerContext, card: CALayer, label: CALayer) {
    let (root, card, label) = (CALayer(), CALayer(), CALayer())
    endOpenTransactions()
    change {
      root.bounds = CGRect(x: 0, y: 0, width: 64, height: 48)
      root.position = CGPoint(x: 32, y: 24)
      card.frame = CGRect(x: 16, y: 12, width: 30, height: 20)
      card.cornerRadius = 4
      card.backgroundColor = .white
      (card.shadowOpacity, card.shadowRadius) = (0.7, 2.5)
      label.frame = CGRect(x: 5, y: 5, width: 12, height: 6)
      label.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      card.addSublayer(label)
      root.addSublayer(card)
    }
    let context = LayerContext(root: root)
    CATransaction.flush()
    return (context, card, label)
  }

  private func buffers(_ context: LayerContext) -> Int {
    context.updateFrame(at: 0, scale: 1)
    return draw(context.frame.list, on: Bitmap(size: size)).buffersUsed
  }

  @Test func `what lies on an opaque card takes no buffer, and what sticks out does`() {
    let (context, card, label) = card()
    #expect(buffers(context) == 0)
    change { label.position.x = 29 }
    #expect(buffers(context) == 1)
    change {
      label.position.x = 20
      card.borderWidth = 2
    }
    #expect(buffers(context) == 0)
    change { card.backgroundColor = CGColor(gray: 1, alpha: 0.9) }
    #expect(buffers(context) == 1)
  }

  /// The corners, where a label would stick out of the rounded card, are the card's.
  @Test func `the shadow is the same as without the label, also in a corner`() {
    let (context, _, label) = card()
    let with = Bitmap(size: size)
    context.updateFrame(at: 0, scale: 1)
    _ = draw(context.frame.list, on: with)
    change { label.removeFromSuperlayer() }
    let without = Bitmap(size: size)
    context.updateFrame(at: 0, scale: 1)
    _ = draw(context.frame.list, on: without)
    for y in 0..<48 {
      for x in 0..<64 where !(21..<33).contains(x) || !(17..<23).contains(y) {
        #expect(with[x, y] == without[x, y], "(\(x), \(y))")
      }
    }
  }

  /// The two ways to make the shadow differ in a pixel's last place: all of it is drawn again when it changes
  /// from one to the other.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a label that leaves its card and comes back damages enough`(_ seed: UInt64) {
    var random = Seeded(seed)
    let (context, card, label) = card()
    var damage = FrameDamage()
    let kept = Bitmap(size: size)
    var ways: Set<Int> = []
    for step in 0..<40 {
      change {
        switch Int(random.number(0...5.99)) {
        case 0, 1: label.position.x = random.number(0...34)
        case 2: label.position = CGPoint(x: random.number(8...20), y: random.number(6...14))
        case 3: card.position.x = random.number(25...40)
        case 4: card.borderWidth = random.number(0...1) < 0.5 ? 0 : 2
        default: card.backgroundColor = CGColor(gray: 1, alpha: min(1, random.number(0.5...1.5)))
        }
      }
      context.updateFrame(at: 0, scale: 1)
      damage.note(context.frame.retained, size: size)
      _ = draw(context.frame.list, on: kept, damage.areas)
      damage.clear()
      let fresh = Bitmap(size: size)
      ways.insert(draw(context.frame.list, on: fresh).buffersUsed)
      #expect(kept.copyPixels() == fresh.copyPixels(), "seed \(seed), step \(step)")
    }
    #expect(ways == [0, 1])
  }

  /// The same between lists that have nothing in common but their items, far from what has moved.
  @Test func `between lists it is damaged as a whole, too`() {
    let size = PixelSize(width: 130, height: 40)
    func list(label: Double) -> DisplayList {
      let shadow = DisplayItem.Shadow(
        shape: .items(of: .zero),
        color: .black,
        sigma: 1,
        offset: .zero,
        toDevice: .identity
      )
      return DisplayList(items: [
        .beginShadow(shadow), fill(10.4, 10.3, 100, 20, radius: 5), fill(label, 15, 9, 9, .black),
        .endGroup,
      ])
    }
    let (inside, outside) = (list(label: 90), list(label: 108))
    let (kept, fresh) = (Bitmap(size: size), Bitmap(size: size))
    _ = draw(inside, on: kept)
    _ = draw(outside, on: fresh)
    let untouched = PixelRect(x: 5, y: 5, width: 50, height: 30)
    let areas = Damage.between(old: inside, new: outside, size: size)
    #expect(areas.contains { $0.contains(untouched) })
    _ = draw(outside, on: kept, areas)
    #expect(kept.copyPixels() == fresh.copyPixels())
  }
}
