import QuartzCore
import Testing

/// Custom properties animate as the built-in ones do (A1–A9, A15, T20, TR12, KP1; peer 14–20).
struct `Custom properties animate` {
  /// A5, A7, A8, peer 15, 19, 20: one basic animation under the property's name, from what shows.
  @Test func `a plain change animates itself`() throws {
    let stage = LayerStage(at: 10)
    let layer = stage.addLayer(CustomLayer())
    layer.progress = 1
    #expect(layer.progress == 1)
    #expect(layer.animationKeys() == ["progress"])
    let animation = try #require(layer.animation(forKey: "progress") as? CABasicAnimation)
    #expect(animation.keyPath == "progress" && animation.duration == 0.25)
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 10).progress == 0)
    #expect(abs(try stage.shown(layer, at: 10.125).progress - 0.8024033876) < 1e-9)
    layer.progress = 0
    #expect(layer.animationKeys() == ["progress"])
    CATransaction.flush()
    #expect(abs(try stage.shown(layer, at: 10.125).progress - 0.8024033876) < 1e-9)
    stage.advance(to: 10.5)
    #expect(layer.animationKeys() == nil)
    #expect(try stage.shown(layer, at: 10.5).progress == 0)
  }

  /// A5: each type has the default animation; what cannot be blended switches half way (B9, peer 87).
  @Test func `every type animates itself`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    let image = CGImage(width: 1, height: 1, pixels: [0])
    inTransaction {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.precise = 2.5
      layer.short = 1.5
      layer.count = 6
      layer.isOn = true
      layer.offset = CGPoint(x: 3, y: 4)
      layer.extent = CGSize(width: 5, height: 6)
      layer.area = CGRect(x: 3, y: 4, width: 5, height: 6)
      layer.tint = nil
      layer.turn = CATransform3DMakeTranslation(2, 0, 0)
      layer.picture = image
      layer.title = "one"
    }
    #expect(layer.animationKeys()?.count == 11)
    let early = try stage.shown(layer, at: 0.25)
    #expect(!early.isOn && early.picture == nil && early.title == "zero")
    let middle = try stage.shown(layer, at: 0.5)
    #expect(middle.precise == 2 && middle.short == 1 && middle.count == 4)
    #expect(middle.isOn && middle.picture === image && middle.title == "one")
    #expect(middle.offset == CGPoint(x: 2, y: 3))
    #expect(middle.extent == CGSize(width: 4, height: 5))
    #expect(middle.area == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(middle.tint == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(middle.turn == CATransform3DMakeTranslation(1, 0, 0))
  }

  /// Peer 14, 16, 17, 18, A4: not committed, actions off, or nothing changed.
  @Test func `what does not animate a property does not animate a custom one`() {
    let detached = CustomLayer()
    detached.progress = 1
    #expect(detached.animationKeys() == nil)
    #expect(detached.action(forKey: "progress") == nil)
    let layer = LayerStage().addLayer(CustomLayer())
    withoutActions { layer.progress = 1 }
    layer.progress = 1
    layer.count = 3
    layer.setValue(1, forKey: "progress")
    #expect(layer.animationKeys() == nil)
  }

  /// A2, A3, A7: the search is asked before the change, its answer run after; `NSNull` stops it.
  @Test func `the action search decides`() {
    let layer = LayerStage().addLayer(CustomLayer())
    let delegate = ActionDelegate()
    layer.delegate = delegate
    var seen: [CGFloat] = []
    delegate.onAsk = { layer, _ in seen.append((layer as? CustomLayer)?.progress ?? .nan) }
    let action = RecordingAction()
    action.onRun = { layer in seen.append((layer as? CustomLayer)?.progress ?? .nan) }
    delegate.answers["progress"] = action
    layer.progress = 1
    #expect(delegate.asked == ["progress"])
    #expect(action.events == ["progress"])
    #expect(seen == [0, 1])
    delegate.answers["progress"] = NSNull()
    layer.progress = 2
    #expect(layer.animationKeys() == nil)
    #expect(layer.action(forKey: "progress") == nil)
    delegate.answers["progress"] = nil
    #expect(layer.action(forKey: "progress") is CABasicAnimation)
  }

  /// A1: the way it is done where a custom property has no default animation.
  @Test func `an action of the class's own animates it`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(ActingLayer())
    layer.progress = 1
    CATransaction.flush()
    #expect(layer.animation(forKey: "progress")?.duration == 2)
    #expect(try stage.shown(layer, at: 0.5).progress == 0.25)
    layer.progress = 0
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.5).progress == 0.25)
    #expect(try stage.shown(layer, at: 1.5).progress == 0.125)
  }

  /// B1, KF3, SP1, X10: each kind of animation, on a property never touched before.
  @Test func `every kind of animation moves it`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "progress")
    keyframes.values = [0, 2, 10]
    keyframes.duration = 1
    let group = CAAnimationGroup()
    group.animations = [basic("progress", from: 4, to: 8), basic("offset.y", to: 4)]
    group.duration = 1
    let spring = CASpringAnimation(keyPath: "progress")
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = spring.settlingDuration
    let stage = LayerStage()
    let layers = (0..<4).map { _ in stage.addLayer(CustomLayer()) }
    let animations = [basic("progress", from: 1, to: 2), keyframes, group, spring]
    for (layer, animation) in zip(layers, animations) { stage.add(animation, to: layer) }
    let shown = try layers.map { try stage.shown($0, at: 0.5) }
    #expect(shown.map(\.progress).prefix(3) == [1.5, 2, 6])
    #expect(shown[2].offset == CGPoint(x: 1, y: 3))
    let plain = stage.addLayer()
    let reference = CASpringAnimation(keyPath: "zPosition")
    (reference.fromValue, reference.toValue, reference.duration) = (0, 1, spring.duration)
    stage.add(reference, to: plain)
    #expect(try stage.shown(plain, at: 0.5).zPosition == shown[3].progress)
    #expect(layers.allSatisfy { $0.progress == 0 })
  }

  /// A path's points, for a property that is a point (KF1).
  @Test func `a point goes along a path`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 20))
    let animation = CAKeyframeAnimation(keyPath: "offset")
    animation.path = path
    animation.duration = 1
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.5).offset == CGPoint(x: 5, y: 10))
  }

  /// B4, B6, peer 84, 86: added to the model, and added up over cycles; B7: text cannot be added.
  @Test func `additive and cumulative animations add`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    withoutActions { layer.progress = 100 }
    let added = basic("progress", from: 0, to: 10)
    added.isAdditive = true
    let cumulated = basic("precise", from: 10, to: 20)
    cumulated.isCumulative = true
    cumulated.repeatCount = 3
    let text = basic("title", from: "a", to: "b")
    text.isAdditive = true
    stage.add(added, to: layer, forKey: "1")
    stage.add(added, to: layer, forKey: "2")
    stage.add(cumulated, to: layer, forKey: "3")
    stage.add(text, to: layer, forKey: "4")
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.progress == 110)
    #expect(shown.title == "b")
    #expect(try stage.shown(layer, at: 1.5).precise == 35)
  }

  /// KP3: components combine; KP6: a value function makes a custom transform.
  @Test func `components and value functions`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    stage.add(basic("offset.x", from: 10, to: 20), to: layer, forKey: "x")
    stage.add(basic("offset.y", from: 30, to: 40), to: layer, forKey: "y")
    let turn = basic("turn", from: 0, to: Double.pi)
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    stage.add(turn, to: layer, forKey: "turn")
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.offset == CGPoint(x: 15, y: 35))
    #expect(abs(shown.turn.m12 - 1) < 1e-12)
  }

  /// KP4: by an animation of the superlayer.
  @Test func `a custom property of a named sublayer`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer(), named: "dial")
    stage.add(basic("sublayers.dial.progress", from: 0, to: 1), to: stage.root)
    #expect(try stage.shown(layer, at: 0.5).progress == 0.5)
  }

  /// T11, T12, T13: the model stays, the end snaps back, a kept animation holds.
  @Test func `the model is never changed by an animation`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    let kept = basic("precise", from: 2, to: 3)
    kept.fillMode = .forwards
    kept.isRemovedOnCompletion = false
    stage.add(basic("progress", from: 2, to: 3), to: layer, forKey: "gone")
    stage.add(kept, to: layer, forKey: "kept")
    stage.advance(to: 5)
    #expect(layer.progress == 0 && layer.precise == 1.5)
    #expect(try stage.shown(layer, at: 5).progress == 0)
    #expect(try stage.shown(layer, at: 5).precise == 3)
  }

  /// TR12: the copy is made by `init(layer:)`, answers by key too, and is written without effect.
  @Test func `a presentation copy answers what shows`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    stage.add(basic("count", from: 0, to: 10), to: layer)
    let copy = try stage.shown(layer, at: 0.5)
    #expect(copy.count == 5)
    #expect(copy.value(forKey: "count") as? Int == 5)
    #expect(copy.value(forKeyPath: "offset.x") as? CGFloat == 1)
    copy.count = 77
    #expect(copy.count == 77 && layer.count == 3)
    #expect(layer.animationKeys() == ["animation"])
  }

  /// The habit of assigning a custom property in `init(layer:)` changes nothing.
  @Test func `a copy that takes over its values by hand stays quiet`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CopyingLayer())
    withoutActions { layer.progress = 5 }
    CATransaction.flush()
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    var flushes = 0
    let enqueue = FlushScheduler.enqueue
    FlushScheduler.enqueue = { _ in flushes += 1 }
    defer { FlushScheduler.enqueue = enqueue }
    let copy = try stage.shown(layer, at: 0.5)
    #expect(copy.progress == 0.5)
    #expect(flushes == 0)
  }

  @Test func `ends that do not fit are reported`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer())
    stage.add(basic("progress", from: "a", to: 1), to: layer, forKey: "1")
    stage.add(basic("progress.x", from: 0, to: 1), to: layer, forKey: "2")
    #expect(layer.presentation()?.progress == 0)
    #expect(
      stage.reports == [
        "CustomLayer: progress.fromValue cannot be a: the animation does nothing",
        "CustomLayer: progress.x cannot be animated: no such animatable key path",
      ]
    )
  }
}

private final class ActingLayer: CALayer {
  @Animatable var progress: CGFloat = 0

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 2
    return animation
  }
}

private final class CopyingLayer: CALayer {
  @Animatable var progress: CGFloat = 0

  required init() { super.init() }

  required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CopyingLayer { progress = other.progress }
  }

  required init?(coder: NSCoder) { nil }
}
