import QuartzCore
import Testing

/// The events of layers that come and go (A10; peer 12).
struct `Order events` {
  private func recorded(_ layer: CALayer) -> RecordingAction {
    let action = RecordingAction()
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action, "sublayers": action]
    return action
  }

  /// A10, peer 12: the constants' spelling.
  @Test func `the events have Core Animation's names`() {
    #expect(
      [kCAOnOrderIn, kCAOnOrderOut, kCATransition] == ["onOrderIn", "onOrderOut", "transition"]
    )
  }

  /// A10, peer 12: looked up on the layer that is added or removed.
  @Test func `adding and removing order a layer in and out`() {
    let stage = LayerStage()
    let layer = CALayer()
    let action = recorded(layer)
    stage.root.addSublayer(layer)
    #expect(action.events == ["onOrderIn"])
    layer.removeFromSuperlayer()
    #expect(action.events == ["onOrderIn", "onOrderOut"])
  }

  /// Peer 12: the parent is asked for "sublayers".
  @Test func `the superlayer hears that its sublayers changed`() {
    let stage = LayerStage()
    let action = recorded(stage.root)
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(action.events == ["sublayers", "sublayers"])
    stage.root.sublayers = [layer, CALayer()]
    #expect(action.events.count == 4)
    withoutActions { layer.removeFromSuperlayer() }
    #expect(action.events.count == 4)
    #expect(stage.root.animationKeys() == nil)
  }

  /// A10: a layer that becomes visible with its superlayer is ordered in, too.
  @Test func `a hidden superlayer holds its sublayers' events back`() {
    let stage = LayerStage()
    let (parent, child) = (CALayer(), CALayer())
    parent.isHidden = true
    let action = recorded(child)
    parent.addSublayer(child)
    stage.root.addSublayer(parent)
    #expect(action.events.isEmpty)
    parent.isHidden = false
    #expect(action.events == ["onOrderIn"])
    parent.isHidden = true
    #expect(action.events == ["onOrderIn", "onOrderOut"])
  }

  /// A10: without a window nothing is visible; a subtree is ordered in as a whole when it gets one.
  @Test func `a detached tree raises no events`() {
    let stage = LayerStage()
    let (parent, child) = (CALayer(), CALayer())
    let action = recorded(child)
    parent.addSublayer(child)
    #expect(action.events.isEmpty)
    stage.root.addSublayer(parent)
    #expect(action.events == ["onOrderIn"])
  }

  /// A move within the window is neither in nor out.
  @Test func `a move keeps a layer visible`() {
    let stage = LayerStage()
    let (a, b, child) = (stage.addLayer(), stage.addLayer(), CALayer())
    a.addSublayer(child)
    let action = recorded(child)
    b.addSublayer(child)
    #expect(action.events.isEmpty)
  }
}
