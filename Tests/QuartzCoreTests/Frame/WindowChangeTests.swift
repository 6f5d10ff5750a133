import QuartzCore
import Testing

/// Layers that go from one window's tree to another's, and roots that get another window.
struct `A change of windows` {
  /// A layer in one that is in the window's root, with an animation of ten seconds.
  private func animated(in root: CALayer) -> (parent: CALayer, layer: CALayer) {
    let (parent, layer) = (CALayer(), CALayer())
    withoutActions {
      parent.addSublayer(layer)
      root.addSublayer(parent)
    }
    let animation = basic("position.x", from: 0, to: 100)
    animation.duration = 10
    layer.add(animation, forKey: "animation")
    CATransaction.flush()
    return (parent, layer)
  }

  private func frame(of context: LayerContext, at time: Double) {
    MediaClock.set(time)
    CATransaction.flush()
    context.updateFrame(at: time, scale: 1)
    context.finishFrame(at: time)
    CATransaction.flush()
  }

  /// R8: it never leaves the screen, so what runs below it runs on, to its end.
  @Test func `a layer takes the animations below it along`() {
    let first = LayerStage()
    let second = LayerContext(root: CALayer())
    let (parent, layer) = animated(in: first.root)
    frame(of: first.context, at: 1)
    withoutActions { second.root.addSublayer(parent) }
    frame(of: first.context, at: 2)
    frame(of: second, at: 5)
    #expect(layer.frameValues.position.x == 50)
    #expect(second.nextEventTime(after: 5) == 5)
    #expect(first.context.nextEventTime(after: 5) == .infinity)
    frame(of: second, at: 10)
    #expect(layer.animationKeys() == nil)
  }

  /// A layer taken out and put back before anything is committed was never away.
  @Test func `a layer that is away between two frames`() {
    let stage = LayerStage()
    let (parent, layer) = animated(in: stage.root)
    frame(of: stage.context, at: 1)
    CATransaction.begin()
    parent.removeFromSuperlayer()
    frame(of: stage.context, at: 2)
    stage.root.addSublayer(parent)
    CATransaction.commit()
    frame(of: stage.context, at: 5)
    #expect(layer.frameValues.position.x == 50)
    frame(of: stage.context, at: 10)
    #expect(layer.animationKeys() == nil)
  }

  /// The tree of a window that is gone, shown in a new one: with the frame that the old one never made.
  @Test func `a root gets another window`() {
    let stage = LayerStage()
    let root = CALayer()
    var context: LayerContext? = LayerContext(root: root)
    let (parent, layer) = animated(in: root)
    withoutActions { parent.zPosition = 3 }
    CATransaction.flush()
    #expect(context?.needsFrame == true)
    let next = LayerContext(root: root)
    context = nil
    frame(of: next, at: 5)
    #expect(layer.frameValues.position.x == 50)
    #expect(parent.frameValues.zPosition == 3)
    withoutActions { parent.zPosition = 4 }
    frame(of: next, at: 6)
    #expect(parent.frameValues.zPosition == 4)
    #expect(layer.animationKeys() == ["animation"])
    frame(of: next, at: 10)
    #expect(layer.animationKeys() == nil)
    #expect(stage.reports.isEmpty)
  }

  /// DI6: what a layer commits while it draws itself for a frame is in the next frame.
  @Test func `a commit inside a frame's drawing`() throws {
    let stage = LayerStage()
    let other = stage.addLayer()
    let layer = stage.addLayer(CommittingLayer())
    layer.other = other
    stage.add(basic("zPosition", from: 0, to: 10), to: other, forKey: "short")
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(other.animationKeys() == nil)
    stage.context.updateFrame(at: 0.6, scale: 1)
    #expect(other.frameValues.zPosition == 0)
    #expect(other.frameValues.position.x == 7)
  }

  /// KP4: a sublayer that loses its name is no longer animated by it, and another may be.
  @Test func `a name that changes hands`() throws {
    let stage = LayerStage()
    let (parent, first, second) = (stage.addLayer(), CALayer(), CALayer())
    withoutActions {
      parent.sublayers = [first, second]
      first.name = "leaf"
      parent.add(basic("sublayers.leaf.zPosition", from: 0, to: 10), forKey: "a")
    }
    stage.advance(to: 0.5)
    #expect(first.frameValues.zPosition == 5)
    (first.name, second.name) = (nil, "leaf")
    stage.advance(to: 0.6)
    #expect(first.frameValues.zPosition == 0)
    #expect(second.frameValues.zPosition == 6)
    #expect(try stage.shown(second, at: 0.6).zPosition == 6)
  }
}

/// A layer that commits changes of another one while it draws itself for a frame.
private final class CommittingLayer: CALayer {
  @Animatable var progress: CGFloat = 0
  weak var other: CALayer?

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func display() {
    guard let other = model().other else { return }
    other.removeAllAnimations()
    withoutActions { other.position.x = 7 }
    CATransaction.flush()
  }
}
