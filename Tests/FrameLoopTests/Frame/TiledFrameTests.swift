import CoreGraphics
@testable import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit

/// The pixels of tiled layers in windows (SL7).
struct `Tiled layers in a window` {
  /// Each tile draws the same stripes of the layer's whole plane.
  private final class Stripes: CATiledLayer {
    override func draw(in ctx: CGContext) {
      let area = ctx.boundingBoxOfClipPath
      ctx.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      ctx.fill(area)
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      for x in stride(from: 0, to: 400, by: 8) where CGFloat(x) < area.maxX {
        ctx.fill(CGRect(x: CGFloat(x), y: area.minY, width: 4, height: area.height))
      }
    }
  }

  /// SL7: a headless window has all tiles in the frame that shows them, and the picture is that of one store.
  ///
  /// Its edges lie on whole pixels at each scale, so that it makes no difference whether layers at rest are moved
  /// there: they are not while a display link runs, which may be another test's.
  @Test(arguments: [1.0, 2.0, 1.25])
  func `tiles make the picture that one store would`(_ scale: Double) {
    let tiled = picture(scale: scale) { root in
      let layer = Stripes()
      layer.tileSize = CGSize(width: 16, height: 24)
      layer.contentsScale = CGFloat(scale)
      layer.frame = CGRect(x: 4, y: 8, width: 72, height: 60)
      layer.setNeedsDisplay()
      root.addSublayer(layer)
    }
    let whole = picture(scale: scale) { root in
      let layer = WholeStripes()
      layer.contentsScale = CGFloat(scale)
      layer.frame = CGRect(x: 4, y: 8, width: 72, height: 60)
      layer.setNeedsDisplay()
      root.addSublayer(layer)
    }
    let count = zip(tiled, whole).count { $0 != $1 }
    #expect(count == 0)
    #expect(tiled.contains(0xFFFF_0000))
  }

  private final class WholeStripes: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      ctx.fill(bounds)
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      for x in stride(from: 0, to: 400, by: 8) {
        ctx.fill(CGRect(x: CGFloat(x), y: 0, width: 4, height: 400))
      }
    }
  }

  /// No background shows between tiles, however they lie.
  @Test(arguments: [0.1, 0.7, 2.0])
  func `turned tiles have no gaps`(_ angle: Double) {
    final class Plain: CATiledLayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        ctx.fill(ctx.boundingBoxOfClipPath)
      }
    }
    let pixels = picture { root in
      let layer = Plain()
      layer.tileSize = CGSize(width: 16, height: 16)
      layer.bounds.size = CGSize(width: 400, height: 400)
      layer.position = CGPoint(x: 60.3, y: 40.6)
      layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      layer.setNeedsDisplay()
      root.addSublayer(layer)
    }
    #expect(pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  /// SL7: in a window on screen, frames wait for no tile; all of them come, drawn by other threads, and
  /// the picture ends as that of a headless one.
  @Test(.timeLimit(.minutes(20)))
  func `tiles arrive in a window on screen`() async throws {
    let window = HeadlessWindow(width: 120, height: 80)
    window.isOnScreen = true
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let layer = Stripes()
    layer.tileSize = CGSize(width: 32, height: 32)
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    layer.setNeedsDisplay()
    scene.layer.addSublayer(layer)
    scene.isHidden = false
    MediaClock.set(nil)
    let stage = WindowStage(window: window, scene: scene)
    let start = MediaClock.now
    stage.runFrame(for: start)
    #expect(layer.tiles.drawnCount == 0)
    // (The limit of time cancels a test that waits for a tile which is lost.)
    while layer.tiles.drawnCount < 12, !Task.isCancelled { await Task.yield() }
    // Later than any tile's fade, however long other tests kept this one waiting, and whatever they set the clock to.
    MediaClock.set(nil)
    let end = MediaClock.now + 100
    stage.runFrame(for: end)
    stage.runFrame(for: end + 1)
    let pixels = Array(window.image().pixels)
    scene.isHidden = true
    CATransaction.flush()
    let expected = picture { root in
      let whole = WholeStripes()
      whole.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      whole.setNeedsDisplay()
      root.addSublayer(whole)
    }
    #expect(pixels == expected)
    #expect(layer.tiles.drawnCount == 12)
  }

  /// A view whose layer is tiled.
  @Test func `a view has a tiled layer by its layer class`() {
    final class TiledView: UIView {
      override class var layerClass: AnyClass { Stripes.self }
    }
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let pixels = picture { root in
      view.layer.setNeedsDisplay()
      root.addSublayer(view.layer)
    }
    #expect(view.layer is CATiledLayer)
    #expect(pixels[0] == 0xFFFF_0000 && pixels[5] == 0xFF00_00FF)
  }
}
