import QuartzCore
import Testing

/// The key paths that scenes animate most, and what keeps values under keys of its own.
struct `Facts of key paths` {
  /// KP2: half way each reads half way, on the presentation alone.
  @Test(
    arguments: [
      "position.x", "bounds.size.width", "bounds.origin.y", "shadowOffset.width",
      "transform.rotation.z", "transform.scale.x", "transform.translation.x",
      "sublayerTransform.rotation.y", "anchorPoint.x",
    ]
  )
  func `frequent key paths animate`(_ keyPath: String) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let before = layer.value(forKeyPath: keyPath) as? CGFloat
    stage.add(basic(keyPath, from: 0.25, to: 0.75), to: layer)
    let shown = try #require(
      try stage.shown(layer, at: 0.5).value(forKeyPath: keyPath) as? CGFloat
    )
    #expect(abs(shown - 0.5) < 1e-12)
    #expect(layer.value(forKeyPath: keyPath) as? CGFloat == before)
  }

  /// KP1: what a component is of decides: a point has no width, a size no x, a number nothing.
  @Test(arguments: [
    "position.width", "shadowOffset.x", "opacity.x", "bounds.x", "transform.x",
    "transform.rotation.w", "backgroundColor.red", "position.", ".x", "position..x", "",
  ])
  func `a component that is not there is no key path`(_ keyPath: String) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic(keyPath, from: 0.25, to: 0.75), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    #expect("\(shown.values)" == "\(layer.values)")
    stage.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  /// KP7: an animation keeps what it is given under whatever key, and so does its copy.
  @Test func `animations keep unknown keys`() throws {
    let layer = LayerStage().addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.setValue([1, 2], forKey: "anything")
    animation.setValue("x", forKey: "gone")
    animation.setValue(nil, forKey: "gone")
    layer.add(animation, forKey: "key")
    animation.setValue([3], forKey: "anything")
    let copy = try #require(layer.animation(forKey: "key"))
    #expect(copy.value(forKey: "anything") as? [Int] == [1, 2])
    #expect(copy.value(forKey: "gone") == nil)
  }
}
