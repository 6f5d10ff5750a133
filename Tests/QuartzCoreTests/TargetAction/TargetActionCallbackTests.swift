import QuartzCore
import Testing

/// What a target may do in its call, the per-animation form, and targets that are `nil`.
struct `Target-action callbacks` {
  /// A pair taken away by the one before it is not sent.
  @Test func `removing pairs in a callback is safe`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (first, second) = (Target(), Target())
    first.onDone = { layer.removeTarget(nil, action: nil, forKey: nil) }
    layer.addTarget(first, action: .done, forKey: "key")
    layer.addTarget(second, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(first.log == ["done"])
    #expect(second.log.isEmpty)
  }

  /// A pair added by a callback waits for the next animation.
  @Test func `adding pairs in a callback is safe`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (first, second) = (Target(), Target())
    first.onDone = { layer.addTarget(second, action: .done, forKey: "key") }
    layer.addTarget(first, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(second.log.isEmpty)
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key", at: 1)
    stage.advance(to: 2)
    #expect(second.log == ["done"])
  }

  /// Peer 139: also the other animations that end in the same frame.
  @Test func `removing animations in a callback is safe`() {
    let stage = LayerStage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    let (first, second) = (Target(), Target())
    first.onDone = {
      a.removeAllAnimations()
      b.removeAllAnimations()
    }
    a.addTarget(first, action: .done, forKey: "key")
    b.addTarget(second, action: .done, forKey: "key")
    for layer in [a, b] { layer.add(basic("opacity", from: 0, to: 1), forKey: "key") }
    let long = basic("zPosition", from: 0, to: 1)
    long.duration = 10
    b.add(long, forKey: "long")
    stage.advance(to: 0)
    stage.advance(to: 1)
    #expect(first.log == ["done"])
    #expect(second.log == ["done"])
    #expect(b.animationKeys() == nil)
  }

  /// The layer may go, with everything that holds it.
  @Test func `removing the layer in a callback is safe`() {
    let stage = LayerStage()
    let (first, second) = (Target(), Target())
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      stage.root.addSublayer(layer)
      CATransaction.flush()
      first.onDone = { [weak layer] in layer?.removeFromSuperlayer() }
      layer.addTarget(first, action: .done, forKey: "key")
      layer.addTarget(second, action: .done, forKey: "key")
      stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    }
    stage.advance(to: 1)
    (first.senders, second.senders) = ([], [])
    stage.advance(to: 1)
    #expect(first.log == ["done"])
    #expect(second.log == ["done"])
    #expect(gone == nil)
  }

  /// Chains are made of this: the next animation begins in the callback of the one before.
  @Test func `a callback can add the next animation under the same key`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    target.onDone = {
      if target.log.count < 3 { layer.add(basic("opacity", from: 0, to: 1), forKey: "key") }
    }
    layer.addTarget(target, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    for time in [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] { stage.advance(to: time) }
    #expect(target.log == ["done", "done", "done"])
    #expect(layer.animationKeys() == nil)
  }

  /// The per-animation form tells of that very animation, once, under any key or none.
  @Test(arguments: ["key", nil] as [String?])
  func `the per-animation form tells of that animation only`(_ key: String?) {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    MediaClock.set(0)
    layer.add(
      basic("opacity", from: 0, to: 1),
      forKey: key,
      didStopTarget: target,
      action: .done
    )
    stage.advance(to: 0)
    stage.advance(to: 1)
    #expect(target.log == ["done"])
    #expect(target.senders.first === layer)
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: key, at: 1)
    stage.advance(to: 2)
    #expect(target.log == ["done"])
  }

  /// As with pairs: not when it is removed or replaced; and a plain pair under the key is sent after it.
  @Test func `the per-animation form is not sent on removal`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (target, pair, log) = (Target("own "), Target("pair "), Log())
    (target.shared, pair.shared) = (log, log)
    layer.add(
      basic("opacity", from: 0, to: 1),
      forKey: "key",
      didStopTarget: target,
      action: .done
    )
    stage.advance(to: 0.5)
    layer.removeAnimation(forKey: "key")
    stage.advance(to: 2)
    #expect(log.entries.isEmpty)
    layer.addTarget(pair, action: .done, forKey: "key")
    layer.add(
      basic("opacity", from: 0, to: 1),
      forKey: "key",
      didStopTarget: target,
      action: .done
    )
    stage.advance(to: 2)
    stage.advance(to: 3)
    #expect(log.entries == ["own done", "pair done"])
  }

  /// A `nil` target goes to the nearest owner that can pass it up a responder chain.
  @Test func `a nil target goes up the responder chain`() {
    let stage = LayerStage()
    let (owned, leaf) = (stage.addLayer(), CALayer())
    owned.addSublayer(leaf)
    let (owner, bystander) = (Responder(), ActionDelegate())
    owned.delegate = owner
    leaf.delegate = bystander
    leaf.addTarget(nil, action: .done, forKey: "key")
    leaf.addTarget(nil, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: leaf, forKey: "key")
    stage.advance(to: 1)
    #expect(owner.actions == [.done])
    #expect(owner.senders.first === leaf)
  }

  /// Without such an owner anywhere there is no one to call.
  @Test func `a nil target without owners is dropped`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    layer.addTarget(nil, action: .done, forKey: "key")
    layer.addTarget(target, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(target.log == ["done"])
  }

  /// An animation that stays after its end has finished all the same, once (R3).
  @Test func `an animation that stays finishes once`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    let animation = basic("opacity", from: 0, to: 0.5)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.addTarget(target, action: .done, forKey: "key")
    stage.add(animation, to: layer, forKey: "key")
    stage.advance(to: 1)
    stage.advance(to: 2)
    #expect(target.log == ["done"])
    #expect(layer.animationKeys() == ["key"])
  }
}

/// A layer's owner with a responder chain, as a view is.
private final class Responder: CALayerDelegate, ActionResponder {
  var actions: [Selector] = []
  var senders: [CALayer] = []

  func sendUpResponderChain(_ action: Selector, sender: Any) -> Bool {
    actions.append(action)
    if let layer = sender as? CALayer { senders.append(layer) }
    return true
  }
}
