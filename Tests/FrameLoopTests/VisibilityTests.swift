import CoreGraphics
import Pixels
import QuartzCore
import Raster
import FrameLoop
import Testing

/// A stage whose window cannot be seen draws nothing, and what it draws then is right.
struct `Unseen stage` {
  @Test func `an animation asks for no blanks while it cannot be seen`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.layer.opacity = 0
    CATransaction.flush()
    #expect(fixture.runTicks(from: 1.0 / 60, to: 0.1) > 3)
    let drawn = fixture.stage.statistics.framesDrawn
    fixture.window.isVisible = false
    // The one that had been asked for still comes.
    #expect(fixture.runTicks(from: 0.12, to: 5) == 1)
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.stage.statistics.framesDrawn == drawn)
  }

  /// T18: an animation's time is its own, whether anyone looks or not.
  @Test func `what is seen again is as far as if it had been seen all the time`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 30
    move.toValue = 130
    move.duration = 1
    fixture.layer.add(move, forKey: "move")
    CATransaction.flush()
    #expect(fixture.runTicks(from: 0, to: 0.1) > 3)
    fixture.window.isVisible = false
    _ = fixture.runTicks(from: 0.12, to: 5)
    MediaClock.set(0.5)
    fixture.window.isVisible = true
    // At half its way the layer is from 60 to 100.
    let image = fixture.window.image()
    #expect(image.pixels[30 * image.width + 61] == 0xFFFF_0000)
    #expect(image.pixels[30 * image.width + 98] == 0xFFFF_0000)
    #expect(image.pixels[30 * image.width + 30] == 0xFFFF_FFFF)
    #expect(fixture.window.isTickRequested)
  }

  @Test func `changes that were invisible are drawn at once, together`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.window.isVisible = false
    for _ in 0..<2 {
      CATransaction.setDisableActions(true)
      fixture.layer.position.x += 50
      CATransaction.flush()
    }
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.stage.statistics.framesDrawn == 1)
    fixture.window.isVisible = true
    #expect(fixture.stage.statistics.framesDrawn == 2)
    #expect(
      fixture.window.lastDamage == [
        PixelRect(x: 10, y: 10, width: 40, height: 40),
        PixelRect(x: 110, y: 10, width: 40, height: 40),
      ]
    )
    #expect(!fixture.window.isTickRequested)
  }
}
