import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

/// A frame from event to present, in a window without a screen.
struct `Window stage` {
  /// A window of 200 × 100 points with one 40 × 40 layer, on a clock that stands at 0.
  private func makeStage() -> (WindowStage, HeadlessWindow, CALayer) {
    MediaClock.set(0)
    CATransaction.flush()
    let window = HeadlessWindow(width: 200, height: 100)
    let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    scene.layer.addSublayer(layer)
    let stage = WindowStage(window: window, scene: scene)
    stage.runFrame(for: 0)
    return (stage, window, layer)
  }

  private func runTicks(_ window: HeadlessWindow, from start: Double, to end: Double) -> Int {
    var count = 0
    var time = start
    while time <= end, window.isTickRequested {
      MediaClock.set(time)
      window.tick(at: time)
      count += 1
      time += 1.0 / 60
    }
    return count
  }

  /// Idle costs nothing: after the first frame nothing is asked for (peer 182).
  @Test func `a still scene asks for no frame`() {
    let (stage, window, _) = makeStage()
    #expect(!window.isTickRequested)
    #expect(stage.statistics.framesDrawn == 1)
    MediaClock.set(nil)
  }

  @Test func `a change asks for one frame, and damage is what changed`() {
    let (stage, window, layer) = makeStage()
    CATransaction.setDisableActions(true)
    layer.position.x += 100
    CATransaction.flush()
    #expect(window.isTickRequested)
    window.tick(at: 0.016)
    #expect(!window.isTickRequested)
    #expect(stage.statistics.framesDrawn == 2)
    #expect(window.lastDamage.allSatisfy { $0.width <= 40 && $0.height <= 40 })
    MediaClock.set(nil)
  }

  /// A5: the default animation lasts 0.25 s; with 60 frames a second that is 16 frames and the last.
  @Test func `frames run while an animation does, and stop when it has ended`() {
    let (_, window, layer) = makeStage()
    layer.opacity = 0
    CATransaction.flush()
    let frames = runTicks(window, from: 1.0 / 60, to: 10)
    #expect((15...17).contains(frames))
    #expect(!window.isTickRequested)
    #expect(layer.animationKeys() == nil)
    MediaClock.set(nil)
  }

  /// Peer 182: an animation that waits needs no frames until it begins.
  @Test func `an animation that begins later asks for no frames before`() {
    let (_, window, layer) = makeStage()
    let later = CABasicAnimation(keyPath: "opacity")
    later.fromValue = 0
    later.beginTime = 5
    later.duration = 1
    layer.add(later, forKey: "later")
    CATransaction.flush()
    #expect(runTicks(window, from: 1.0 / 60, to: 4) == 1)
    #expect(!window.isTickRequested)
    MediaClock.set(nil)
  }

  /// T14: a layer whose time stands still shows the same picture for ever.
  @Test func `a paused animation asks for no frames`() {
    let (_, window, layer) = makeStage()
    layer.speed = 0
    layer.timeOffset = 0.1
    layer.opacity = 0
    CATransaction.flush()
    #expect(runTicks(window, from: 1.0 / 60, to: 4) == 1)
    #expect(layer.animationKeys() == ["opacity"])
    MediaClock.set(nil)
  }

  @Test func `a new size draws everything`() {
    let (stage, window, _) = makeStage()
    window.resize(to: .init(width: 300, height: 150))
    #expect(stage.scene.bounds.size == CGSize(width: 300, height: 150))
    #expect(window.lastDamage == [.init(x: 0, y: 0, width: 300, height: 150)])
    MediaClock.set(nil)
  }
}
