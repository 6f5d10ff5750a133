import CoreGraphics
import Pixels
import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit

/// A scene of 200 × 100 points with one 40 × 40 layer, on show in a window without a screen, on a
/// clock that stands at 0, with display links of its own.
final class StageFixture {
  let window = HeadlessWindow(width: 200, height: 100)
  let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let layer = CALayer()
  let stage: WindowStage

  init() {
    MediaClock.set(0)
    CATransaction.flush()
    DisplayLinks.shared = DisplayLinks()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    scene.layer.addSublayer(layer)
    scene.isHidden = false
    stage = WindowStage(window: window, scene: scene)
    stage.runFrame(for: 0)
  }

  /// Makes blanks, 60 a second, as long as they are requested; returns their number.
  func runTicks(from start: Double, to end: Double) -> Int {
    var count = 0
    while start + Double(count) / 60 <= end, window.isTickRequested {
      let time = start + Double(count) / 60
      MediaClock.set(time)
      window.tick(at: time)
      count += 1
    }
    return count
  }

  /// Removes the scene and returns the clock to the machine.
  func end() {
    scene.isHidden = true
    CATransaction.flush()
    MediaClock.set(nil)
  }
}

/// A frame from event to present, in a window without a screen.
struct `Window stage` {
  /// Idle costs nothing: after the first frame nothing is asked for (peer 182).
  @Test func `a still scene asks for no frame`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.stage.statistics.framesDrawn == 1)
  }

  @Test func `a change asks for one frame, and damage is what changed`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    CATransaction.setDisableActions(true)
    fixture.layer.position.x += 100
    CATransaction.flush()
    #expect(fixture.window.isTickRequested)
    fixture.window.tick(at: 0.016)
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.stage.statistics.framesDrawn == 2)
    #expect(fixture.window.lastDamage.allSatisfy { $0.width <= 40 && $0.height <= 40 })
  }

  /// A5: the default animation lasts 0.25 s; with 60 frames a second that is 16 frames and the last.
  @Test func `frames run while an animation does, and stop when it has ended`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.layer.opacity = 0
    CATransaction.flush()
    let frames = fixture.runTicks(from: 1.0 / 60, to: 10)
    #expect((15...17).contains(frames))
    #expect(!fixture.window.isTickRequested)
    #expect(fixture.layer.animationKeys() == nil)
  }

  /// Peer 182: an animation that waits needs no frames until it begins.
  @Test func `an animation that begins later asks for no frames before`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let later = CABasicAnimation(keyPath: "opacity")
    later.fromValue = 0
    later.beginTime = 5
    later.duration = 1
    fixture.layer.add(later, forKey: "later")
    CATransaction.flush()
    #expect(fixture.runTicks(from: 1.0 / 60, to: 4) == 1)
    #expect(!fixture.window.isTickRequested)
  }

  /// T14: a layer whose time stands still shows the same picture for ever.
  @Test func `a paused animation asks for no frames`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.layer.speed = 0
    fixture.layer.timeOffset = 0.1
    fixture.layer.opacity = 0
    CATransaction.flush()
    #expect(fixture.runTicks(from: 1.0 / 60, to: 4) == 1)
    #expect(fixture.layer.animationKeys() == ["opacity"])
  }

  /// Without this a click from idle would flash the end of its animation for one frame.
  @Test func `a frame is never for a time before its commit`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    fixture.layer.add(fade, forKey: "fade")
    // The commit happens at 0.5, within a frame that was meant for 0.4.
    MediaClock.set(0.5)
    fixture.stage.runFrame(for: 0.4)
    let image = fixture.window.image()
    // The layer starts clear, over white.
    #expect(image.pixels[30 * image.width + 30] == 0xFFFF_FFFF)
  }

  @Test func `a new size draws everything`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.window.resize(to: .init(width: 300, height: 150))
    #expect(fixture.stage.scene.bounds.size == CGSize(width: 300, height: 150))
    #expect(fixture.window.lastDamage == [.init(x: 0, y: 0, width: 300, height: 150)])
  }
}
