import QuartzCore
import Testing

/// The engine's calls of user code, from which user code calls the engine.
struct `Re-entrancy` {
  /// A7: the animation of the search and the one that was found are both there.
  @Test func `adding an animation inside an action search`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    delegate.onAsk = { layer, event in
      layer.add(basic("zPosition", from: 0, to: 1), forKey: "of \(event)")
      layer.add(basic("opacity", from: 0, to: 1), forKey: "position")
    }
    layer.delegate = delegate
    layer.position.x += 5
    #expect(layer.animationKeys() == ["of position", "position"])
    #expect((layer.animation(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
  }

  /// A7: a change inside the search of the same change.
  @Test func `setting the property inside its own action search`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    var rest = 3
    delegate.onAsk = { layer, event in
      guard event == "opacity", rest > 0 else { return }
      rest -= 1
      layer.opacity = Float(rest) / 10
    }
    layer.delegate = delegate
    layer.opacity = 0.5
    #expect(layer.opacity == 0.5)
    #expect(delegate.asked.count == 4)
  }

  /// TT4: what the search for "sublayers" does comes first; what is then a cycle is refused.
  @Test func `an action search that inverts the tree`() {
    let stage = LayerStage()
    let (a, b) = (stage.addLayer(named: "a"), stage.addLayer(named: "b"))
    let delegate = ActionDelegate()
    delegate.onAsk = { layer, _ in
      layer.delegate = nil
      b.addSublayer(a)
    }
    a.delegate = delegate
    a.addSublayer(b)
    #expect(a.superlayer === b && a.sublayers == nil)
    #expect(b.superlayer !== a && b.sublayers?.count == 1)
    #expect(stage.reports == ["CALayer 'a': sublayers cannot hold a layer above it"])
    #expect(delegate.asked == ["sublayers"])
    stage.advance(to: 1)
  }

  /// A layer that is put elsewhere while it is being moved is in the last of the places, and nowhere else.
  @Test(arguments: ["sublayers", "mask"])
  func `a layer moved inside the action search of its move`(_ event: String) {
    let stage = LayerStage()
    let (a, b, moved) = (stage.addLayer(), stage.addLayer(), stage.addLayer())
    for layer in [a, b, moved] { layer.backgroundColor = .red }
    stage.advance(to: 0)
    let delegate = ActionDelegate()
    delegate.onAsk = { layer, _ in
      layer.delegate = nil
      b.addSublayer(moved)
    }
    a.delegate = delegate
    if event == "mask" { a.mask = moved } else { a.addSublayer(moved) }
    #expect(delegate.asked == [event])
    #expect(moved.superlayer === a)
    #expect(b.sublayers == nil)
    #expect((a.mask === moved) == (event == "mask"))
    stage.advance(to: 1)
    let kept = stage.context.frame.list
    stage.context.setNeedsRebuild()
    let isSame = kept == stage.context.displayList(at: 1, scale: 1)
    #expect(isSame)
  }

  /// TT1: a layer taken back by the "sublayers" action of the superlayer that it leaves.
  @Test func `removing a layer that an action puts elsewhere`() {
    let stage = LayerStage()
    let (parent, other, child) = (stage.addLayer(), stage.addLayer(), CALayer())
    parent.addSublayer(child)
    let delegate = ActionDelegate()
    delegate.onAsk = { layer, _ in
      layer.delegate = nil
      other.addSublayer(child)
    }
    parent.delegate = delegate
    child.removeFromSuperlayer()
    #expect(delegate.asked == ["sublayers"])
    #expect(child.superlayer === other && other.sublayers?.count == 1)
    #expect(parent.sublayers == nil)
  }

  /// A10: order events whose actions take away and hide what waits for its event.
  @Test func `changing the tree inside order events`() {
    let stage = LayerStage()
    let (parent, first, second) = (CALayer(), CALayer(), CALayer())
    parent.sublayers = [first, second]
    let action = RecordingAction()
    action.onRun = { layer in
      if layer === parent { second.removeFromSuperlayer() }
      if layer === first { parent.isHidden = true }
    }
    for layer in [parent, first, second] {
      layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    }
    stage.root.addSublayer(parent)
    #expect(action.events == [kCAOnOrderIn, kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderOut])
    stage.advance(to: 1)
  }

  /// TR14, LA2: a tree that changes in each layout comes to rest, and is shown as it is then.
  @Test func `changing the tree in layoutSublayers, display and an action`() {
    let stage = LayerStage()
    let layer = stage.addLayer(ChangingLayer())
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    stage.advance(to: 1)
    #expect(layer.layouts > 0 && layer.displays == 1)
    #expect(layer.sublayers?.count == 2)
    let shown = (layer.sublayers ?? []).compactMap { $0.presentation() }
    #expect(shown.count == 2)
    #expect(stage.reports.isEmpty)
  }

  /// TR3: a commit inside a layout is of the transaction that was begun there.
  @Test func `committing in layoutSublayers`() {
    let stage = LayerStage()
    let layer = stage.addLayer(LayoutLayer())
    var log: [String] = []
    layer.onLayout = { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      layer.zPosition += 1
      CATransaction.commit()
      CATransaction.flush()
      // Matches nothing that was begun here.
      CATransaction.commit()
    }
    inTransaction {
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { log.append("outer") }
      layer.setNeedsLayout()
    }
    stage.advance(to: 1)
    #expect(log == ["inner", "outer"])
    #expect(layer.presentation()?.zPosition == 1)
  }

  /// TR2, TR4: a transaction that a layout begins and leaves open is waited for, and nothing is lost.
  @Test func `beginning in layoutSublayers without a commit`() {
    let stage = LayerStage()
    let layer = stage.addLayer(LayoutLayer())
    var count = 0
    layer.onLayout = { _ in CATransaction.begin() }
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { count += 1 }
    layer.zPosition = 7
    layer.setNeedsLayout()
    CATransaction.flush()
    #expect(layer.presentation()?.zPosition == 0 && count == 0)
    CATransaction.commit()
    #expect(layer.presentation()?.zPosition == 7 && count == 1)
    layer.zPosition = 8
    CATransaction.flush()
    #expect(layer.zPosition == 8)
  }
}

/// A layer that calls back when it is laid out.
private final class LayoutLayer: CALayer {
  var onLayout: (CALayer) -> Void = { _ in }

  override func layoutSublayers() {
    let call = onLayout
    onLayout = { _ in }
    call(self)
  }
}

/// A layer that has other sublayers after each layout, up to two, and asks for more work in all it does.
private final class ChangingLayer: CALayer {
  var layouts = 0
  var displays = 0

  override func layoutSublayers() {
    layouts += 1
    if (sublayers?.count ?? 0) > 1 { sublayers?.first?.removeFromSuperlayer() }
    let added = CALayer()
    added.actions = [kCAOnOrderIn: basic("zPosition", from: 0, to: 1)]
    addSublayer(added)
    if layouts < 5 { superlayer?.setNeedsLayout() }
  }

  override func display() {
    displays += 1
    addSublayer(CALayer())
    sublayers?.first?.removeFromSuperlayer()
    setNeedsDisplay()
    setNeedsLayout()
    layoutIfNeeded()
    displayIfNeeded()
  }
}
