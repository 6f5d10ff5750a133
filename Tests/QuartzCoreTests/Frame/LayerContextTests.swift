import QuartzCore
import Testing

/// When frames are due (peer 182): idle costs nothing.
struct `Frames that are due` {
  /// Peer 182: idle is infinity, a future animation is its start, a running one is now.
  @Test func `the next event is the next animation's`() {
    let stage = LayerStage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    #expect(stage.context.nextEventTime(after: 0) == .infinity)
    let late = basic("opacity", from: 0, to: 1)
    late.beginTime = 5
    stage.add(late, to: a)
    #expect(stage.context.nextEventTime(after: 0) == 5)
    late.beginTime = 3
    stage.add(late, to: b)
    #expect(stage.context.nextEventTime(after: 0) == 3)
    stage.advance(to: 3)
    #expect(stage.context.nextEventTime(after: 3) == 3)
    stage.advance(to: 4)
    #expect(stage.context.nextEventTime(after: 4) == 5)
    stage.advance(to: 6)
    #expect(stage.context.nextEventTime(after: 6) == .infinity)
  }

  /// T15: a begin time is in the layer's time, the next event in global time.
  @Test func `the next event is in global time`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.speed = 2
    CATransaction.flush()
    let late = basic("opacity", from: 0, to: 1)
    late.beginTime = 10
    stage.add(late, to: layer)
    #expect(stage.context.nextEventTime(after: 0) == 5)
  }

  /// What stands still asks for no frames: a layer, a layer above, or the animation itself.
  @Test(arguments: ["layer", "superlayer", "animation"])
  func `what stands still waits for nothing`(_ what: String) {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    if what == "animation" { animation.speed = 0 }
    stage.add(animation, to: layer)
    if what == "layer" { layer.speed = 0 }
    if what == "superlayer" { stage.root.speed = 0 }
    stage.advance(to: 0)
    #expect(stage.context.nextEventTime(after: 0) == .infinity)
    #expect(layer.animationKeys() == ["animation"])
  }

  /// An animation that stays after its end is over all the same.
  @Test func `a finished animation that stays asks for nothing`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    stage.add(animation, to: layer)
    stage.advance(to: 2)
    #expect(stage.context.nextEventTime(after: 2) == .infinity)
  }

  /// One that is taken away asks for nothing more either.
  @Test func `a removed animation asks for nothing`() {
    let stage = LayerStage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    stage.add(basic("opacity", from: 0, to: 1), to: a)
    stage.add(basic("opacity", from: 0, to: 1), to: b)
    a.removeAllAnimations()
    b.removeFromSuperlayer()
    CATransaction.flush()
    #expect(stage.context.nextEventTime(after: 0) == .infinity)
  }

  /// A commit with changes asks for a frame; without, and by a detached layer's change, it does not.
  @Test func `only a commit of changes asks for a frame`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    _ = stage.context.displayList(at: 0, scale: 1)
    stage.context.onNeedsFrame = { count += 1 }
    #expect(!stage.context.needsFrame)
    CATransaction.flush()
    layer.opacity = 1
    CALayer().opacity = 0.5
    CATransaction.flush()
    #expect(count == 0 && !stage.context.needsFrame)
    withoutActions { layer.opacity = 0.5 }
    CATransaction.flush()
    #expect(count > 0 && stage.context.needsFrame)
    _ = stage.context.displayList(at: 0, scale: 1)
    #expect(!stage.context.needsFrame)
  }

  /// The frame after the last one of an animation shows the model, so it is asked for.
  @Test func `the end of an animation asks for a last frame`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("opacity", from: 0, to: 0.5), to: layer)
    _ = stage.context.displayList(at: 1, scale: 1)
    stage.advance(to: 1)
    #expect(stage.context.needsFrame)
  }
}
