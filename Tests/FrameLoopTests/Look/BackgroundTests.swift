import CoreGraphics
import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import Testing
import UIKit

/// What is seen behind a scene's views.
struct `A scene's background` {
  /// A scene of 32 × 32 points, on its left half a view that is half black and lets half of what is behind through.
  private final class Half {
    let base: HeadlessWindow
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let stage: WindowStage

    init(_ color: UIColor?, scale: Double = 1) {
      MediaClock.set(0)
      CATransaction.flush()
      base = HeadlessWindow(width: 32, height: 32, scale: scale)
      scene.backgroundColor = color
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 32))
      view.backgroundColor = UIColor(white: 0, alpha: 0.5)
      scene.addSubview(view)
      scene.isHidden = false
      stage = WindowStage(window: base, scene: scene)
      stage.runFrame(for: 0)
    }

    /// The colors where the view is, and where it is not.
    func seen(_ background: SceneLook.Background, zoom: Double = 1) -> (UInt32, UInt32) {
      stage.show(background, zoom: zoom)
      CATransaction.flush()
      if base.isTickRequested { base.tick(at: 0) }
      return (pixels[2, 2], pixels[18, 2])
    }

    var pixels: Pixels { Pixels(base.image()) }

    func end() {
      scene.isHidden = true
      CATransaction.flush()
      MediaClock.set(nil)
    }
  }

  @Test func `is white by default, and what the user wants`() {
    let half = Half(nil)
    defer { half.end() }
    #expect(half.seen(.scene) == (0xFF7F_7F7F, 0xFFFF_FFFF))
    #expect(half.seen(.black) == (0xFF00_0000, 0xFF00_0000))
    #expect(half.seen(.white) == (0xFF7F_7F7F, 0xFFFF_FFFF))
    #expect(half.seen(.scene) == (0xFF7F_7F7F, 0xFFFF_FFFF))
  }

  /// The window's color is the scene's; a user who wants another one sees that, and the scene does not know of it.
  @Test func `is its window's color unless the user wants another`() {
    let half = Half(.red)
    defer { half.end() }
    let red = half.seen(.scene)
    #expect(red == (0xFF7F_0000, 0xFFFF_0000))
    #expect(half.seen(.black) == (0xFF00_0000, 0xFF00_0000))
    #expect(half.scene.backgroundColor == .red)
    half.scene.backgroundColor = .blue
    #expect(half.seen(.white) == (0xFF7F_7F7F, 0xFFFF_FFFF))
    #expect(half.scene.backgroundColor == .blue)
    #expect(half.seen(.scene) == (0xFF00_007F, 0xFF00_00FF))
  }

  /// Squares of eight points, larger in the scene where that is seen smaller; never less than a pixel.
  @Test(arguments: [
    (1.0, 1.0, 8), (2, 1, 4), (64, 1, 1), (0.5, 1, 16), (1, 2, 16), (2, 2, 8), (1, 1.25, 10),
  ])
  func `may be a checkerboard`(zoom: Double, scale: Double, side: Int) {
    let half = Half(nil, scale: scale)
    defer { half.end() }
    _ = half.seen(.checkerboard, zoom: zoom)
    let (pixels, middle) = (half.pixels, Int(16 * scale))
    let wanted = Pixels(width: pixels.width, height: pixels.height) { x, y in
      let isWhite = (x / side + y / side).isMultiple(of: 2)
      if x < middle { return isWhite ? 0xFF7F_7F7F : 0xFF66_6666 }
      return isWhite ? 0xFFFF_FFFF : 0xFFCC_CCCC
    }
    #expect(pixels.difference(from: wanted) == nil)
  }

  /// What is drawn of a part is what is drawn of the whole: a view goes over the squares.
  @Test func `stays behind what moves`() {
    let half = Half(nil)
    defer { half.end() }
    _ = half.seen(.checkerboard)
    for step in 1...10 {
      half.scene.subviews.first?.center.x += 1.5
      CATransaction.flush()
      half.base.tick(at: Double(step) / 60)
      let seen = half.pixels
      #expect(seen.difference(from: Pixels(half.stage.picture())) == nil)
    }
    #expect(half.base.lastDamage.allSatisfy { $0.width < 32 })
  }
}
