import CoreGraphics
import DisplayList
import Foundation
import Pixels
import QuartzCore
import RandomScenes
import Raster
import Testing

/// Trees of layers that change from frame to frame, drawn only where they did.
@MainActor
struct `Damage from frame to frame` {
  private let size = PixelSize(width: 64, height: 48)

  private func draw(_ list: DisplayList, on bitmap: Bitmap, _ areas: [PixelRect]? = nil) {
    var renderer = FrameRenderer()
    bitmap.withSurface {
      renderer.draw(
        list,
        into: &$0,
        damage: areas,
        background: CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      )
    }
  }

  private func card(_ x: Double, _ y: Double, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: 10, height: 10)
    layer.backgroundColor = CGColor(red: x / 64, green: y / 48, blue: 1, alpha: 1)
    parent.addSublayer(layer)
    return layer
  }

  /// A committed context of a root with two cards, the second of which holds a third.
  private func context() -> (LayerContext, [CALayer]) {
    endOpenTransactions()
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 64, height: 48)
    let (a, b) = (card(2, 2, in: root), card(30, 20, in: root))
    let layers = [a, b, card(4, 4, in: b)]
    let context = LayerContext(root: root)
    root.position = CGPoint(x: 32, y: 24)
    CATransaction.flush()
    return (context, layers)
  }

  private func mask(_ random: inout Seeded) -> CALayer {
    let mask = CALayer()
    mask.frame = CGRect(x: random.number(-5...5), y: 1, width: 8, height: 8)
    mask.cornerRadius = random.number(0...4)
    mask.backgroundColor = CGColor(gray: 0, alpha: random.number(0.2...1))
    return mask
  }

  private static let image = CGImage(
    width: 3,
    height: 2,
    pixels: [0xFF11_2233, 0x8040_3020, 0x0000_0000, 0xFFFF_FFFF, 0x7F00_7F00, 0xFF00_00FF]
  )

  private static let path = CGPath(
    ellipseIn: CGRect(x: 1, y: 2, width: 9, height: 6),
    transform: nil
  )

  private func change(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  @Test func `a layer that moves is damaged where it was and where it is`() {
    let (context, layers) = context()
    var damage = FrameDamage()
    context.updateFrame(at: 0, scale: 1)
    damage.note(context.frame.retained, size: size)
    #expect(damage.areas == [PixelRect(size)])
    damage.clear()
    change { layers[0].position.x += 20 }
    context.updateFrame(at: 0, scale: 1)
    damage.note(context.frame.retained, size: size)
    #expect(
      damage.areas == [
        PixelRect(x: 2, y: 2, width: 10, height: 10), PixelRect(x: 22, y: 2, width: 10, height: 10),
      ]
    )
  }

  @Test func `what was not drawn is owed until it is`() {
    let (context, layers) = context()
    var damage = FrameDamage()
    context.updateFrame(at: 0, scale: 1)
    damage.note(context.frame.retained, size: size)
    damage.clear()
    for x in [20.0, 40] {
      change { layers[0].position.x = x }
      context.updateFrame(at: 0, scale: 1)
      damage.note(context.frame.retained, size: size)
    }
    #expect(damage.areas.reduce(0) { $0 + $1.width * $1.height } == 300)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `drawing only the damage is the same as drawing everything`(_ seed: UInt64) {
    var random = Seeded(seed)
    let (context, layers) = context()
    var damage = FrameDamage()
    let kept = Bitmap(size: size)
    for step in 0..<40 {
      // Several at once, so that some are replaced in place before one rebuilds the list.
      change { for _ in 0...Int(random.number(0...2.99)) { edit(layers, &random) } }
      context.updateFrame(at: 0, scale: 1)
      damage.note(context.frame.retained, size: size)
      // Now and then the window is not ready to be drawn in.
      guard random.number(0...1) < 0.7 else { continue }
      draw(context.frame.list, on: kept, damage.areas)
      damage.clear()
      let fresh = Bitmap(size: size)
      draw(context.frame.list, on: fresh)
      #expect(kept.copyPixels() == fresh.copyPixels(), "seed \(seed), step \(step)")
    }
  }

  /// One change of one of the layers, of those that a picture can show.
  private func edit(_ layers: [CALayer], _ random: inout Seeded) {
    let layer = layers[Int(random.number(0...2.99))]
    switch Int(random.number(0...22.99)) {
    case 0, 1: layer.position = CGPoint(x: random.number(0...60), y: random.number(0...40))
    case 2: layer.opacity = Float(random.number(0...1))
    case 3: layer.borderWidth = random.number(0...3) < 1 ? 0 : 2
    case 4: layer.masksToBounds.toggle()
    case 5: layer.cornerRadius = random.number(0...5)
    case 6: layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
    case 7: layer.mask = layer.mask == nil ? mask(&random) : nil
    case 8, 9: layer.mask?.position.x = random.number(0...12)
    case 10: layer.maskedCorners = CACornerMask(rawValue: UInt(random.number(0...15.99)))
    case 11: layer.allowsGroupOpacity.toggle()
    case 12: layer.contents = layer.contents == nil ? Self.image : nil
    case 13: layer.contentsCenter.size.width = random.number(0...1)
    case 14: layer.shouldRasterize.toggle()
    case 15: layer.rasterizationScale = random.number(0.3...3)
    case 16: layer.zPosition = random.number(-1...1)
    case 17, 18: layer.shadowOpacity = random.number(0...3) < 1 ? 0 : Float(random.number(0.2...1))
    case 19: layer.shadowRadius = random.number(0...4)
    case 20:
      layer.shadowOffset = CGSize(width: random.number(-4...4), height: random.number(-4...4))
    case 21: layer.shadowPath = layer.shadowPath == nil ? Self.path : nil
    default: layer.shadowColor = CGColor(gray: 0, alpha: random.number(0...1))
    }
  }
}
