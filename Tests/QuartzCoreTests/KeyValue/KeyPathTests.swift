import QuartzCore
import Testing

/// Key paths (KP1–KP8; peer 104–106).
struct `Key paths` {
  /// KP1: every component of every kind of value reads and writes, and leaves the others alone.
  @Test(arguments: [
    ("position.x", 7.0), ("position.y", 7), ("anchorPoint.x", 0.25), ("shadowOffset.width", 7),
    ("shadowOffset.height", 7), ("bounds.origin.x", 7), ("bounds.origin.y", 7),
    ("bounds.size.width", 7), ("bounds.size.height", 7), ("transform.rotation.x", 0.5),
    ("transform.rotation.y", 0.5), ("transform.rotation.z", 0.5), ("transform.rotation", 0.5),
    ("transform.scale.x", 3), ("transform.scale.y", 3), ("transform.scale.z", 3),
    ("transform.scale", 3), ("transform.translation.x", 7), ("transform.translation.y", 7),
    ("transform.translation.z", 7), ("sublayerTransform.rotation.y", 0.5),
  ])
  func `a number's component reads back`(_ keyPath: String, _ value: Double) throws {
    let layer = LayerStage().addLayer()
    withoutActions { layer.setValue(value, forKeyPath: keyPath) }
    let read = try #require(layer.value(forKeyPath: keyPath) as? CGFloat)
    #expect(abs(Double(read) - value) < 1e-12)
    let others: [String: CGFloat] = [
      "position.x": 200, "position.y": 100, "bounds.size.width": 100, "bounds.size.height": 50,
    ]
    for (other, expected) in others where other != keyPath {
      #expect(layer.value(forKeyPath: other) as? CGFloat == expected, "\(other)")
    }
  }

  /// KP1: components that are points and sizes; a translation is a size.
  @Test func `points and sizes are components too`() {
    let layer = LayerStage().addLayer()
    withoutActions {
      layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
      layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
    }
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    #expect(layer.transform.m41 == 5 && layer.transform.m42 == 6)
    let translation = layer.value(forKeyPath: "transform.translation") as? CGSize
    #expect(translation == CGSize(width: 5, height: 6))
  }

  /// KP1: `scale` reads as the mean and sets all three; `rotation` is `rotation.z` (peer 106).
  @Test func `scale and rotation stand for their parts`() throws {
    let layer = LayerStage().addLayer()
    withoutActions { layer.transform = CATransform3DMakeScale(2, 3, 4) }
    let mean = try #require(layer.value(forKeyPath: "transform.scale") as? CGFloat)
    #expect(abs(mean - 3) < 1e-12)
    withoutActions { layer.setValue(5, forKeyPath: "transform.scale") }
    #expect([layer.transform.m11, layer.transform.m22, layer.transform.m33] == [5, 5, 5])
    withoutActions {
      layer.transform = CATransform3DIdentity
      layer.setValue(0.5, forKeyPath: "transform.rotation")
    }
    let z = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(z - 0.5) < 1e-12)
  }

  /// A component's change is its property's: the same event, the same implicit animation (peer 20).
  @Test func `a component's change is the property's`() {
    let layer = LayerStage().addLayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(3, forKeyPath: "position.x")
    #expect(layer.animationKeys() == ["transform", "position"])
  }

  /// Peer 104, 105: animated, a component leaves the others to the model.
  @Test func `an animated component leaves the others alone`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.transform = CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 4),
        CATransform3DMakeTranslation(6, 0, 0)
      )
    }
    stage.add(basic("transform.scale.x", to: 4), to: layer, forKey: "scale")
    stage.add(basic("transform.translation.x", by: 10), to: layer, forKey: "move")
    let t = try stage.shown(layer, at: 0.5).transform
    let parts = [t.m11, t.m22, t.m33, t.m41, t.m42].map { ($0 * 1e9).rounded() / 1e9 }
    #expect(parts == [3, 3, 4, 11, 0])
  }

  /// KP5: a rotation's angle is a number, so a whole turn is a turn; the matrices are equal and show none.
  @Test func `a full rotation rotates by the angle`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi), to: layer)
    #expect(abs(try stage.shown(layer, at: 0.5).transform.m11 + 1) < 1e-9)
    #expect(abs(try stage.shown(layer, at: 0.25).transform.m12 - 1) < 1e-9)
    let whole = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
    stage.add(basic("transform", from: CATransform3DIdentity, to: whole), to: layer)
    #expect(abs(try stage.shown(layer, at: 0.5).transform.m11 - 1) < 1e-9)
  }

  /// KP4: through a named sublayer.
  @Test func `a path goes through named sublayers`() {
    let stage = LayerStage()
    let child = stage.addLayer(named: "card")
    withoutActions {
      stage.root.setValue(0.25, forKeyPath: "sublayers.card.opacity")
      stage.root.setValue(9, forKeyPath: "sublayers.card.position.x")
    }
    #expect(child.opacity == 0.25)
    #expect(child.position.x == 9)
    #expect(stage.root.value(forKeyPath: "sublayers.card.position.x") as? CGFloat == 9)
    #expect(stage.root.value(forKeyPath: "sublayers.nobody.opacity") == nil)
  }

  /// KP4: an animation of a superlayer moves what it names below, in the superlayer's time.
  @Test func `an animation reaches a named sublayer`() throws {
    let stage = LayerStage()
    let child = stage.addLayer(named: "card")
    let other = stage.addLayer(named: "other")
    child.speed = 0
    CATransaction.flush()
    let fade = basic("sublayers.card.opacity", from: 0, to: 1)
    stage.add(fade, to: stage.root)
    #expect(try stage.shown(child, at: 0.25).opacity == 0.25)
    #expect(try stage.shown(other, at: 0.25).opacity == 1)
    stage.advance(to: 1)
    #expect(try stage.shown(child, at: 1).opacity == 1)
  }

  /// KP7: a layer keeps whatever it is given under whatever key.
  @Test func `unknown keys are kept`() {
    let layer = LayerStage().addLayer()
    #expect(layer.value(forKey: "score") == nil)
    layer.setValue(12, forKey: "score")
    layer.setValue("x", forKeyPath: "some.path")
    #expect(layer.value(forKey: "score") as? Int == 12)
    #expect(layer.value(forKeyPath: "some.path") as? String == "x")
    #expect(layer.presentation()?.value(forKey: "score") as? Int == 12)
    layer.setValue(nil, forKey: "score")
    #expect(layer.value(forKey: "score") == nil)
  }

  /// KP8: a key that was never set is the style's, at any depth, and then the class's.
  @Test func `keys never set come from the style, then the class`() {
    let layer = DefaultedLayer()
    #expect(layer.value(forKey: "tint") as? String == "class")
    layer.style = ["style": ["tint": "inner"]]
    #expect(layer.value(forKey: "tint") as? String == "inner")
    layer.style = ["tint": "outer", "style": ["tint": "inner"]]
    #expect(layer.value(forKey: "tint") as? String == "outer")
    layer.setValue("own", forKey: "tint")
    #expect(layer.value(forKey: "tint") as? String == "own")
  }

  /// KP8: the style speaks for properties that are as they were made, too.
  @Test func `a style speaks for an untouched property`() {
    let layer = LayerStage().addLayer()
    layer.style = ["cornerRadius": 5.0, "opacity": 0.5]
    #expect(layer.value(forKey: "cornerRadius") as? Double == 5)
    withoutActions { layer.opacity = 0.25 }
    #expect(layer.value(forKey: "opacity") as? CGFloat == 0.25)
  }

  /// Every property can be reached by its key, under the getter's name too.
  @Test func `properties are reached by key`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.setValue(true, forKey: "hidden")
      layer.setValue(0.5, forKey: "opacity")
      layer.setValue(CGRect(x: 0, y: 0, width: 10, height: 20), forKey: "frame")
      layer.setValue("name", forKey: "name")
      layer.setValue(2, forKey: "speed")
      layer.setValue(CGColor.white, forKey: "backgroundColor")
    }
    #expect(layer.isHidden && layer.opacity == 0.5)
    #expect(layer.value(forKey: "isHidden") as? Bool == true)
    #expect(layer.position == CGPoint(x: 5, y: 10))
    #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
    #expect(layer.value(forKey: "name") as? String == "name")
    #expect(layer.speed == 2 && layer.value(forKey: "speed") as? Float == 2)
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == .white)
    withoutActions { layer.setValue(nil, forKey: "backgroundColor") }
    #expect(layer.backgroundColor == nil)
    let mayBeNone = [
      "backgroundColor", "contents", "shadowPath", "compositingFilter", "filters",
      "backgroundFilters",
    ]
    for property in LayerProperty.allCases where layer.value(forKey: property.rawValue) == nil {
      #expect(mayBeNone.contains(property.rawValue), "\(property)")
    }
    #expect(stage.reports.isEmpty)
  }
}

private final class DefaultedLayer: CALayer {
  override class func defaultValue(forKey key: String) -> Any? {
    key == "tint" ? "class" : super.defaultValue(forKey: key)
  }
}
