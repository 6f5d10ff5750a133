import QuartzCore
import Testing

/// The presentation tree (TR1, TR12, TR13; peer 144).
struct `Presentation layers` {
  /// TR12: nothing is on screen before the first commit in a window's tree.
  @Test func `there is none before the first commit`() {
    let stage = LayerStage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(layer.presentation() != nil)
    layer.removeFromSuperlayer()
    CATransaction.flush()
    #expect(layer.presentation() == nil)
  }

  /// TR12, TR13: the same class, made by `init(layer:)`; and back to the model.
  @Test func `it is of the layer's class and knows its model`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(LeveledLayer(), named: "level")
    layer.level = 7
    let copy = try #require(layer.presentation())
    #expect(type(of: copy) == LeveledLayer.self)
    #expect(copy !== layer)
    #expect(copy.level == 7)
    #expect(copy.name == "level")
    #expect(copy.model() === layer)
    #expect(copy.presentation() === copy)
  }

  /// TR12: the values of the last commit, with running animations.
  @Test func `it shows the last commit with animations`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.cornerRadius = 5
    withoutActions { layer.zPosition = 5 }
    #expect(layer.presentation()?.zPosition == 0)
    CATransaction.flush()
    #expect(layer.presentation()?.zPosition == 5)
    #expect(layer.presentation()?.cornerRadius == 0)
    #expect(try stage.shown(layer, at: 0.25).cornerRadius == 5)
  }

  /// TR12: its tree answers presentation layers.
  @Test func `its superlayer and sublayers are presentations`() throws {
    let stage = LayerStage()
    let (parent, child) = (stage.addLayer(), CALayer())
    parent.addSublayer(child)
    CATransaction.flush()
    stage.add(basic("zPosition", from: 0, to: 10), to: parent)
    stage.add(basic("zPosition", from: 0, to: 100), to: child)
    let shown = try stage.shown(child, at: 0.5)
    let above = try #require(shown.superlayer)
    #expect(above !== parent)
    #expect(above.model() === parent)
    #expect(above.zPosition == 5)
    let below = try #require(above.sublayers?.first)
    #expect(below !== child)
    #expect(below.model() === child)
    #expect(below.zPosition == 50)
    #expect(try stage.shown(stage.root, at: 0.5).superlayer == nil)
    #expect(shown.sublayers == nil)
  }

  /// T13: the model is never changed by an animation.
  @Test func `the model stays`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 10, to: 20), to: layer)
    stage.advance(to: 0.5)
    #expect(layer.zPosition == 0)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 15)
    stage.advance(to: 1)
    #expect(try stage.shown(layer, at: 1).zPosition == 0)
  }

  /// A copy's own values change without an action and without a commit.
  @Test func `writing to a copy touches nothing else`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let copy = try #require(layer.presentation())
    copy.opacity = 0
    withoutActions {
      copy.isHidden = true
      copy.bounds.size.width += 1
    }
    #expect(copy.isHidden)
    #expect(!copy.needsLayout())
    CATransaction.flush()
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == nil)
    #expect(copy.presentation() === copy)
    #expect(copy.committed == nil)
  }
}

/// A layer with a stored property of its own.
private final class LeveledLayer: CALayer {
  var level = 0

  required init() { super.init() }

  required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? LeveledLayer { level = other.level }
  }

  required init?(coder: NSCoder) { nil }
}
