import QuartzCore
import RandomScenes
import Testing

/// Adding, removing, and what a delegate hears (B8, R1–R8, T8, T9, T12, T13; peer 72, 74, 136–139, 145).
struct `An animation's life` {
  /// Peer 145, T7, T23.
  @Test func `an animation has its defaults`() {
    let animation = CABasicAnimation()
    #expect(animation.duration == 0)
    #expect(animation.beginTime == 0 && animation.timeOffset == 0)
    #expect(animation.speed == 1)
    #expect(animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.fillMode.rawValue == "removed")
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(animation.keyPath == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
  }

  /// B8, peer 72: the layer keeps a copy with its begin time and duration; the original stays as it is.
  @Test func `adding copies`() throws {
    let stage = LayerStage(at: 7)
    let layer = stage.addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.duration = 0
    stage.add(animation, to: layer, forKey: "key", at: 7)
    let copy = try #require(layer.animation(forKey: "key") as? CABasicAnimation)
    #expect(copy !== animation)
    #expect(copy.beginTime == 7)
    #expect(copy.duration == 0.25)
    #expect(animation.beginTime == 0 && animation.duration == 0)
    animation.toValue = 100
    #expect(copy.toValue as? Int == 1)
  }

  /// R6: values under keys of one's own come along, which is how callbacks tell animations apart.
  @Test func `a copy keeps the values under other keys`() throws {
    let layer = LayerStage().addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.setValue("fade", forKey: "id")
    layer.add(animation, forKey: "key")
    let copy = try #require(layer.animation(forKey: "key"))
    #expect(copy.value(forKey: "id") as? String == "fade")
    #expect(copy.value(forKey: "other") == nil)
  }

  /// R1: keys in the order added; several without a key; the same key replaces, and goes to the end.
  @Test func `keys are listed in the order added`() {
    let layer = LayerStage().addLayer()
    func given() -> [String]? {
      layer.animationKeys()?.filter { ["a", "b", "c", "unknown"].contains($0) }
    }
    #expect(layer.animationKeys() == nil)
    for key in ["a", "b", nil, nil, "c", "a"] {
      layer.add(basic("opacity", from: 0, to: 1), forKey: key)
    }
    #expect(given() == ["b", "c", "a"])
    layer.removeAnimation(forKey: "c")
    layer.removeAnimation(forKey: "unknown")
    #expect(given() == ["b", "a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(layer.animation(forKey: "a") == nil)
  }

  /// R2, R3, peer 136: start when the active time begins, after any delay; stop at its end, with true.
  @Test func `the delegate hears start and finish`() throws {
    let stage = LayerStage(at: 10)
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    animation.beginTime = 12
    stage.add(animation, to: layer, at: 10)
    stage.advance(to: 11.9)
    #expect(listener.heard.isEmpty)
    stage.advance(to: 12)
    #expect(listener.heard == ["start"])
    stage.advance(to: 12.9)
    #expect(listener.heard == ["start"])
    let copy = layer.animation(forKey: "animation")
    stage.advance(to: 13)
    #expect(listener.heard == ["start", "finished"])
    #expect(listener.animations.allSatisfy { $0 === copy })
    #expect(layer.animationKeys() == nil)
  }

  /// A frame that comes late still tells of both, in order (R4).
  @Test func `a late frame tells of start and finish`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    stage.add(animation, to: layer)
    stage.advance(to: 100)
    #expect(listener.heard == ["start", "finished"])
  }

  /// R1, R3, R8, peer 137, 138: each of these ends it unfinished; never inside the call itself (R4).
  @Test(arguments: ["removed", "all removed", "replaced", "layer removed", "superlayer removed"])
  func `an animation that is taken away has not finished`(_ how: String) {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), CALayer())
    parent.addSublayer(layer)
    CATransaction.flush()
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    stage.add(animation, to: layer)
    stage.advance(to: 0.5)
    switch how {
    case "removed": layer.removeAnimation(forKey: "animation")
    case "all removed": layer.removeAllAnimations()
    case "replaced": layer.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    case "layer removed": layer.removeFromSuperlayer()
    default: parent.removeFromSuperlayer()
    }
    #expect(listener.heard == ["start"])
    stage.advance(to: 0.6)
    #expect(listener.heard == ["start", "stopped"])
    stage.advance(to: 5)
    #expect(listener.heard == ["start", "stopped"])
  }

  /// R4, peer 137: removed before it ever started, its delegate is still notified that it stopped.
  @Test func `an animation removed before its start is notified of its stop`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    layer.add(animation, forKey: "key")
    layer.removeAnimation(forKey: "key")
    stage.advance(to: 0)
    #expect(listener.heard == ["stopped"])
  }

  /// A layer in no window shows nothing, and keeps what it was given until it is in one: so views animate that
  /// were made in the same turn, as layers of lottie-ios do.
  @Test func `animations of a detached layer begin when it is on screen`() throws {
    let stage = LayerStage()
    let layer = CALayer()
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    inTransaction { layer.add(animation, forKey: "key") }
    stage.advance(to: 3)
    #expect(layer.animationKeys() == ["key"])
    #expect(layer.presentation() == nil)
    #expect(listener.heard.isEmpty)
    stage.root.addSublayer(layer)
    stage.advance(to: 5)
    #expect(layer.animation(forKey: "key")?.beginTime == 5)
    #expect(try stage.shown(layer, at: 5.25).opacity == 0.25)
    stage.advance(to: 6)
    #expect(listener.heard == ["start", "finished"])
  }

  /// A layer that goes without ever having been on screen notifies what waits for its animations.
  @Test func `a detached layer that is freed ends its animations`() {
    let stage = LayerStage()
    let listener = AnimationListener()
    var isComplete = false
    do {
      let layer = CALayer()
      let animation = basic("opacity", from: 0, to: 1)
      animation.delegate = listener
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      layer.add(animation, forKey: "key")
      CATransaction.commit()
      stage.advance(to: 1)
      #expect(!isComplete && listener.heard.isEmpty)
    }
    stage.advance(to: 2)
    #expect(isComplete && listener.heard == ["stopped"])
  }

  /// A layer that moves to another superlayer in one transaction keeps its animations.
  @Test func `a move within the window keeps animations`() {
    let stage = LayerStage()
    let (a, b, layer) = (stage.addLayer(), stage.addLayer(), CALayer())
    a.addSublayer(layer)
    CATransaction.flush()
    stage.add(basic("opacity", from: 0, to: 1), to: layer)
    stage.advance(to: 0.5)
    b.addSublayer(layer)
    stage.advance(to: 0.6)
    #expect(layer.animationKeys() == ["animation"])
  }

  /// T12, T13: removal at the end whatever the fill mode; the layer shows its model again.
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, true, false, 1.0), (.forwards, true, false, 1),
    (.both, true, false, 1), (.removed, false, true, 1), (.backwards, false, true, 1),
    (.forwards, false, true, 0.5), (.both, false, true, 0.5),
  ])
  func `only an animation that is kept can fill forwards`(
    _ mode: CAMediaTimingFillMode,
    _ isRemoved: Bool,
    _ stays: Bool,
    _ opacity: Float
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("opacity", from: 0, to: 0.5)
    animation.fillMode = mode
    animation.isRemovedOnCompletion = isRemoved
    stage.add(animation, to: layer)
    stage.advance(to: 1)
    #expect((layer.animationKeys() != nil) == stays)
    #expect(try stage.shown(layer, at: 2).opacity == opacity)
    #expect(layer.opacity == 1)
  }

  /// R5: the delegate lives as long as the animation.
  @Test func `the delegate is kept until the end`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    weak var listener: SilentListener?
    do {
      let strong = SilentListener()
      listener = strong
      let animation = basic("opacity", from: 0, to: 1)
      animation.delegate = strong
      stage.add(animation, to: layer)
    }
    #expect(listener != nil)
    stage.advance(to: 1)
    #expect(listener == nil)
  }

  /// Peer 74: times that are not numbers leave the value alone and stop the animation.
  @Test func `times that are not numbers stop it`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let settings: [(CABasicAnimation) -> Void] = [
      { $0.duration = .nan }, { $0.beginTime = .nan }, { $0.speed = .nan },
      { $0.timeOffset = .infinity }, { $0.repeatCount = .nan }, { $0.repeatDuration = .nan },
    ]
    for setting in settings {
      let listener = AnimationListener()
      let animation = basic("opacity", from: 0, to: 0.5)
      animation.delegate = listener
      setting(animation)
      stage.add(animation, to: layer, forKey: "key")
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
      #expect(listener.heard == ["stopped"])
    }
    // Once for each property.
    #expect(stage.reports.count == settings.count)
    #expect(stage.reports.first?.contains("'card': opacity.duration cannot be nan") == true)
  }

  /// R9: what was added cannot be changed in place; taking it away and adding another is how to.
  @Test func `changing the layer's copy changes nothing that shows`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0, to: 10), to: layer)
    let copy = try #require(layer.animation(forKey: "animation") as? CABasicAnimation)
    copy.toValue = 1000
    copy.duration = 50
    copy.keyPath = "opacity"
    #expect(try stage.shown(layer, at: 0.5).zPosition == 5)
    copy.setValue(2000, forKey: "toValue")
    stage.advance(to: 0.5)
    #expect(try stage.shown(layer, at: 0.75).zPosition == 7.5)
    layer.removeAnimation(forKey: "animation")
    stage.add(basic("zPosition", from: 0, to: 100), to: layer, at: 0.75)
    #expect(try stage.shown(layer, at: 1.25).zPosition == 50)
  }

  /// KP7: a key path that names nothing on the layer is reported and does nothing.
  @Test func `an unknown key path does nothing`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(basic("postion", from: 0, to: 1), to: layer)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("postion") == true)
    #expect(layer.animationKeys() == ["animation"])
    stage.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }
}

/// A delegate that keeps nothing: a delegate that keeps its animations would keep itself alive.
private final class SilentListener: CAAnimationDelegate {}
