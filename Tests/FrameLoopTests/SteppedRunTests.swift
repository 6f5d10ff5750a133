import CoreGraphics
import QuartzCore
import Raster
import FrameLoop
import Testing
import UIKit
import WindowSystem

/// A scene on a clock that is set by hand: what `pegbar shot` draws.
struct `Stepped run` {
  /// Fades the layer out when its move has finished.
  private final class Chain: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      guard flag, let layer = anim.value(forKey: "layer") as? CALayer else { return }
      layer.opacity = 0
    }
  }

  /// The picture at `times.last`, the run stopping at each time on the way.
  private func picture(stoppingAt times: [Double]) -> [UInt32] {
    let fixture = StageFixture()
    defer { fixture.end() }
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 60
    move.duration = 0.5
    let chain = Chain()
    move.delegate = chain
    move.setValue(fixture.layer, forKey: "layer")
    fixture.layer.add(move, forKey: "move")
    let run = SteppedRun(stage: fixture.stage)
    for time in times { run.advance(to: time) }
    return fixture.window.image().pixels
  }

  /// Neither where a run stops on the way nor how often it is run changes a pixel.
  @Test func `a picture depends on its time alone`() {
    let direct = picture(stoppingAt: [0.6])
    #expect(picture(stoppingAt: [0.6]) == direct)
    #expect(picture(stoppingAt: [0.25, 0.5, 0.6]) == direct)
    #expect(picture(stoppingAt: [0.3]) != direct)
  }

  /// What follows an animation runs in the scene's time too: faded out 0.25 s after the first half second.
  @Test func `a callback's animation goes on from its end`() {
    let background = picture(stoppingAt: [2])[0]
    #expect(picture(stoppingAt: [2]).allSatisfy { $0 == background })
    #expect(!picture(stoppingAt: [0.6]).allSatisfy { $0 == background })
  }

  /// In an hour nothing happens but one animation; every frame runs where a scene has a clock of the system's own.
  private func hour(everyFrame: Bool) -> (pixels: [UInt32], frames: Int) {
    let fixture = StageFixture()
    defer { fixture.end() }
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 60
    move.beginTime = 1800.125
    move.duration = 1
    move.fillMode = .both
    move.isRemovedOnCompletion = false
    fixture.layer.add(move, forKey: "move")
    let run = SteppedRun(stage: fixture.stage)
    if everyFrame { run.systemClock = { _ in } }
    run.advance(to: 1800.5)
    let pixels = fixture.window.image().pixels
    run.advance(to: 3600)
    #expect(run.time == 3600 && MediaClock.now == 3600)
    return (pixels, fixture.stage.statistics.framesBuilt)
  }

  @Test func `frames are left out where there is nothing to do`() {
    let (some, all) = (hour(everyFrame: false), hour(everyFrame: true))
    #expect(some.pixels == all.pixels)
    // A second before the animation and one after it, and all of its own.
    #expect(some.frames < 60 * 4, "\(some.frames)")
    #expect(all.frames >= 60 * 3600)
  }

  @Test func `events come at their times, equal ones in order`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    let tap = TapLog()
    fixture.scene.addGestureRecognizer(
      UITapGestureRecognizer(target: tap, action: Selector("tapped", TapLog.tapped))
    )
    let run = SteppedRun(stage: fixture.stage)
    let pointer = PointerState(location: CGPoint(x: 20, y: 20), time: 0.31)
    run.schedule(.pointerPressed(pointer, button: .left), at: 0.31)
    run.schedule(.pointerReleased(pointer, button: .left), at: 0.31)
    run.advance(to: 0.3)
    #expect(tap.times.isEmpty)
    run.advance(to: 1)
    #expect(tap.times == [0.31])
  }

  private final class TapLog {
    var times: [Double] = []
    func tapped() { times.append(CACurrentMediaTime()) }
  }

  /// Many moves between two frames reach the scene as the last of them; a press between them splits the run.
  @Test func `pointer moves are coalesced to the last`() {
    let fixture = StageFixture()
    defer { fixture.end() }
    fixture.layer.opacity = 0
    CATransaction.flush()
    let before = fixture.stage.statistics.eventsDispatched
    for x in 0..<50 {
      let pointer = PointerState(location: CGPoint(x: Double(x), y: 5), time: 0)
      fixture.stage.window(fixture.window, didReceive: .pointerMoved(pointer))
      if x == 20 {
        fixture.stage.window(fixture.window, didReceive: .pointerPressed(pointer, button: .left))
      }
    }
    fixture.window.tick(at: 1.0 / 60)
    #expect(fixture.stage.statistics.eventsDispatched - before == 3)
  }
}
