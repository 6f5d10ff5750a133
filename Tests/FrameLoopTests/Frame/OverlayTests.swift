import CoreGraphics
import FrameLoop
import Pixels
import QuartzCore
import Raster
import Testing
import UIKit

/// What is drawn over a scene without being a part of it.
struct `Overlays` {
  /// A clear blue square at (30, 30), for so long.
  private final class Mark {
    let layer = CALayer()
    let square = CALayer()
    var end = 0.0

    init() {
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      square.frame = CGRect(x: 30, y: 30, width: 40, height: 20)
      square.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      square.isHidden = true
      layer.addSublayer(square)
    }

    func show(at time: Double) -> Bool {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      square.isHidden = time >= end
      CATransaction.commit()
      return time < end
    }
  }

  private static let (red, white): (UInt32, UInt32) = (0xFFFF_0000, 0xFFFF_FFFF)

  private func pixels(_ fixture: StageFixture) -> [UInt32] {
    let image = fixture.window.image()
    return [(20, 20), (40, 40), (60, 40)].map { image.pixels[$0.1 * image.width + $0.0] }
  }

  @Test func `one is blended over the scene, and frames go on while it moves`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let mark = Mark()
    mark.end = 0.5
    fixture.stage.overlay = StageOverlay(mark.layer) { mark.show(at: $0) }
    #expect(fixture.window.isTickRequested)
    let frames = fixture.runTicks(from: 1.0 / 60, to: 0.49)
    #expect(frames == 29)
    #expect(pixels(fixture) == [Self.red, 0xFF7F_0080, 0xFF7F_7FFF])
    // What did not change was not drawn again; the next frame that changes is the one that hides it.
    #expect(fixture.stage.statistics.framesDrawn == 2)
    let rest = fixture.runTicks(from: 0.5, to: 10)
    #expect(rest == 1 && fixture.stage.statistics.framesDrawn == 3)
    #expect(fixture.window.lastDamage == [PixelRect(x: 30, y: 30, width: 40, height: 20)])
    #expect(pixels(fixture) == [Self.red, Self.red, Self.white])
  }

  @Test func `neither the picture nor a hit has it`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let before = fixture.stage.picture().pixels
    let mark = Mark()
    mark.end = 9
    fixture.stage.overlay = StageOverlay(mark.layer) { mark.show(at: $0) }
    _ = fixture.runTicks(from: 1.0 / 60, to: 0.1)
    #expect(Array(fixture.window.image().pixels) != Array(before))
    #expect(Array(fixture.stage.picture().pixels) == Array(before))
    #expect(fixture.scene.layer.hitTest(CGPoint(x: 60, y: 40)) === fixture.scene.layer)
    #expect(fixture.scene.layer.sublayers?.count == 1)
    fixture.stage.overlay = nil
    _ = fixture.runTicks(from: 0.2, to: 0.3)
    #expect(pixels(fixture) == [Self.red, Self.red, Self.white])
    #expect(!fixture.window.isTickRequested)
  }

  /// A mark that stands while the scene below it changes is drawn there once more, and not twice.
  @Test func `the scene changes below it`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let mark = Mark()
    mark.end = 9
    fixture.stage.overlay = StageOverlay(mark.layer) { mark.show(at: $0) }
    _ = fixture.runTicks(from: 1.0 / 60, to: 0.1)
    CATransaction.setDisableActions(true)
    fixture.layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    CATransaction.flush()
    _ = fixture.runTicks(from: 0.2, to: 0.2)
    #expect(fixture.window.lastDamage == [PixelRect(x: 10, y: 10, width: 40, height: 40)])
    #expect(pixels(fixture) == [0xFF00_FF00, 0xFF00_7F80, 0xFF7F_7FFF])
  }
}
