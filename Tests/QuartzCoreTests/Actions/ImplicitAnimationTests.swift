import QuartzCore
import RandomScenes
import Testing

/// Changes that animate by themselves (A5, A8–A13; peer 14–20).
struct `Implicit animations` {
  /// Peer 20, A11: each of these, changed alone and outside any transaction, adds one basic animation.
  @Test func `every implicitly animatable property animates itself`() throws {
    for (key, change) in Self.implicit {
      let layer = LayerStage().addLayer()
      change(layer)
      #expect(layer.animationKeys() == [key], "\(key)")
      let animation = try #require(layer.animation(forKey: key) as? CABasicAnimation, "\(key)")
      #expect(animation.keyPath == key)
      #expect(!animation.isAdditive)
      #expect(animation.duration == 0.25)
    }
  }

  private static let implicit: [(String, (CALayer) -> Void)] = [
    ("anchorPoint", { $0.anchorPoint = .zero }),
    ("anchorPointZ", { $0.anchorPointZ = 4 }),
    ("backgroundColor", { $0.backgroundColor = .black }),
    ("borderColor", { $0.borderColor = .white }),
    ("borderWidth", { $0.borderWidth = 3 }),
    ("bounds", { $0.bounds.size.width = 3 }),
    ("contents", { $0.contents = CGImage(width: 1, height: 1, pixels: [0]) }),
    ("contentsCenter", { $0.contentsCenter.size.width = 0.5 }),
    ("contentsRect", { $0.contentsRect.size.width = 0.5 }),
    ("contentsScale", { $0.contentsScale = 2 }),
    ("cornerRadius", { $0.cornerRadius = 3 }),
    ("masksToBounds", { $0.masksToBounds = true }),
    ("minificationFilterBias", { $0.minificationFilterBias = 1 }),
    ("opacity", { $0.opacity = 0.5 }),
    ("position", { $0.position.y = 3 }),
    ("rasterizationScale", { $0.rasterizationScale = 2 }),
    ("shouldRasterize", { $0.shouldRasterize = true }),
    ("shadowColor", { $0.shadowColor = .white }),
    ("shadowOffset", { $0.shadowOffset = .zero }),
    ("shadowOpacity", { $0.shadowOpacity = 0.5 }),
    ("shadowRadius", { $0.shadowRadius = 8 }),
    ("sublayerTransform", { $0.sublayerTransform.m34 = -0.001 }),
    ("transform", { $0.transform = CATransform3DMakeScale(2, 2, 1) }),
    ("zPosition", { $0.zPosition = 3 }),
  ]

  /// A2, A5: if nothing could answer for a layer, it gets its animation without a search; it is the same as the result
  /// of a search.
  @Test func `the animation is the same with and without a search`() throws {
    final class Layer: CALayer {}
    final class Silent: CALayerDelegate {}
    let delegate = Silent()
    let stage = LayerStage(at: 5)
    let layers = [stage.addLayer(), stage.addLayer(Layer()), stage.addLayer(), stage.addLayer()]
    layers[2].delegate = delegate
    layers[3].actions = [:]
    var completed = 0
    for layer in layers {
      inTransaction {
        CATransaction.setCompletionBlock { completed += 1 }
        CATransaction.setAnimationDuration(2)
        layer.position = CGPoint(x: 7, y: 9)
        layer.position = CGPoint(x: 300, y: 200)
      }
    }
    #expect(completed == 0)
    for layer in layers {
      #expect(layer.animationKeys() == ["position"])
      let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(type(of: animation) == CABasicAnimation.self)
      #expect(animation.keyPath == "position")
      #expect(animation.duration == 2)
      #expect(animation.beginTime == 5)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
      #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
      let shown = try stage.shown(layer, at: 6).position
      #expect(shown == (try stage.shown(layers[0], at: 6).position))
      #expect(shown != layer.position)
    }
    stage.advance(to: 8)
    #expect(completed == 4)
  }

  /// A12, A13: these change at once; `doubleSided` and `shadowPath` can still be animated by an animation of
  /// one's own.
  @Test func `properties that do not animate change at once`() {
    let changes: [(CALayer) -> Void] = [
      { $0.isDoubleSided = false }, { $0.isGeometryFlipped = true },
      { $0.contentsGravity = .center }, { $0.minificationFilter = .nearest },
      { $0.maskedCorners = [] }, { $0.cornerCurve = .continuous },
      { $0.edgeAntialiasingMask = [] }, { $0.allowsEdgeAntialiasing = false },
      { $0.allowsGroupOpacity = false },
      { $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil) },
      { $0.magnificationFilter = .nearest }, { $0.name = "name" }, { $0.speed = 0.5 },
    ]
    for change in changes {
      let layer = LayerStage().addLayer()
      change(layer)
      #expect(layer.animationKeys() == nil)
    }
  }

  /// A5, peer 19: the model is at its end at once; what shows goes from the old value at the default pace.
  @Test func `what shows moves from the old value to the new`() throws {
    let stage = LayerStage(at: 10)
    let layer = stage.addLayer()
    layer.position.x = 300
    #expect(layer.position.x == 300)
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 10).position.x == 200)
    let middle = try stage.shown(layer, at: 10.125).position.x
    #expect(abs(middle - (200 + 100 * 0.8024033876)) < 1e-5)
    #expect(try stage.shown(layer, at: 10.25).position.x == 300)
    stage.advance(to: 10.25)
    #expect(layer.animationKeys() == nil)
  }

  /// Peer 14, 16: nothing on screen, nothing to animate from.
  @Test func `a layer that was never committed does not animate`() {
    endOpenTransactions()
    let layer = CALayer()
    inTransaction {
      CATransaction.setAnimationDuration(0.5)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
    }
    #expect(layer.animationKeys() == nil)
    let child = CALayer()
    let stage = LayerStage()
    stage.root.addSublayer(child)
    child.opacity = 0.5
    #expect(child.animationKeys() == nil)
  }

  /// Peer 15, 22: the transaction's duration is the implicit animation's.
  @Test func `the duration is the transaction's`() throws {
    let layer = LayerStage().addLayer()
    inTransaction {
      CATransaction.setAnimationDuration(0.5)
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == ["opacity"])
    #expect(try #require(layer.animation(forKey: "opacity")).duration == 0.5)
  }

  /// Peer 17: off for one transaction, on again in the next.
  @Test func `disabling lasts for its transaction`() {
    let layer = LayerStage().addLayer()
    withoutActions { layer.opacity = 0.5 }
    #expect(layer.animationKeys() == nil)
    inTransaction { layer.opacity = 0.25 }
    #expect(layer.animationKeys() == ["opacity"])
  }

  /// A8: a second change replaces the running animation and goes on from what shows.
  @Test func `a second change goes on from what shows`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    inTransaction {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 300
    }
    stage.advance(to: 0.5)
    inTransaction {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 0
    }
    CATransaction.flush()
    #expect(layer.animationKeys() == ["position"])
    #expect(try stage.shown(layer, at: 0.5).position.x == 250)
    #expect(try stage.shown(layer, at: 1).position.x == 125)
    #expect(listener.heard.isEmpty)
  }

  /// A9: added later than an explicit animation under another key, the implicit one hides it; with the
  /// model set first, the explicit one shows.
  @Test func `an implicit animation hides an earlier explicit one`() throws {
    let stage = LayerStage()
    let (hidden, shown) = (stage.addLayer(), stage.addLayer())
    let slow = basic("opacity", from: 1, to: 0.5)
    slow.duration = 100
    hidden.add(slow, forKey: "custom")
    hidden.opacity = 0.5
    shown.opacity = 0.5
    shown.add(slow, forKey: "custom")
    CATransaction.flush()
    #expect(hidden.animationKeys() == ["custom", "opacity"])
    #expect(try stage.shown(hidden, at: 0.125).opacity < 0.7)
    #expect(try stage.shown(shown, at: 0.125).opacity > 0.99)
  }

  /// Peer 88: a Boolean switches half way.
  @Test func `a Boolean switches half way`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    inTransaction {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.masksToBounds = true
    }
    CATransaction.flush()
    #expect(try !stage.shown(layer, at: 0.12).masksToBounds)
    #expect(try stage.shown(layer, at: 0.13).masksToBounds)
  }

  /// `action.hidden` of the recorded readings: hiding is a transition, the layer's picture fades away.
  @Test func `hiding fades`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.isHidden = true
    let fade = try #require(layer.animation(forKey: kCATransition) as? CATransition)
    #expect(fade.type == .fade && fade.duration == 0.25 && fade.fillMode == .backwards)
    #expect(fade.timingFunction == CAMediaTimingFunction(name: .default))
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.1).isHidden)
  }
}
