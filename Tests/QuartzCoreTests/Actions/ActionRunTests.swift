import QuartzCore
import Testing

/// What a change does with the action that was found (A1, A7; peer 13, 18, 19).
struct `Running actions` {
  /// A1, A7: looked up while the old value is there, run when the new one is, with the layer and no arguments.
  @Test func `the action is found before the change and run after it`() {
    let layer = LayerStage().addLayer()
    let (delegate, action) = (ActionDelegate(), RecordingAction())
    var values: [Float] = []
    delegate.onAsk = { layer, _ in values.append(layer.opacity) }
    action.onRun = { values.append($0.opacity) }
    delegate.answers["opacity"] = action
    layer.delegate = delegate
    layer.opacity = 0.5
    #expect(values == [1, 0.5])
    #expect(action.events == ["opacity"])
    #expect(action.arguments.count == 1 && action.arguments[0] == nil)
  }

  /// A1, TR7: an action without a key path takes the event's, as in the article about an `actions` dictionary:
  /// its own five seconds are kept, the transaction's second is the other layer's.
  @Test func `an action without a key path is one of the event's`() throws {
    let stage = LayerStage()
    let (fixed, following) = (stage.addLayer(), stage.addLayer())
    let slow = CABasicAnimation()
    slow.duration = 5
    fixed.actions = ["position": slow]
    inTransaction {
      CATransaction.setAnimationDuration(1)
      for layer in [fixed, following] { layer.position.x = 400 }
    }
    let added = try #require(fixed.animation(forKey: "position") as? CABasicAnimation)
    #expect(added.keyPath == "position" && added.duration == 5 && slow.keyPath == nil)
    #expect(following.animation(forKey: "position")?.duration == 1)
    #expect(try stage.shown(fixed, at: 2.5).position.x == 300)
    #expect(try stage.shown(following, at: 2.5).position.x == 400)
    CABasicAnimation().run(forKey: "opacity", object: fixed, arguments: nil)
    #expect((fixed.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
  }

  /// Peer 13: an animation as an action adds a copy of itself under the event's key.
  @Test func `an animation run as an action is added under the event's key`() throws {
    let layer = LayerStage().addLayer()
    let animation = basic("zPosition", from: 0, to: 10)
    layer.actions = ["position": animation]
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.animationKeys() == ["position"])
    let added = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(added !== animation)
    #expect(added.keyPath == "zPosition")
  }

  /// Peer 18, A15: setting the value that is there asks nothing and adds nothing.
  @Test func `an equal value starts nothing`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.position = layer.position
    layer.backgroundColor = nil
    #expect(delegate.asked.isEmpty)
    #expect(layer.animationKeys() == nil)
  }

  /// A14: setting `frame` announces the properties it is derived from.
  @Test func `a frame announces bounds and position`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(delegate.asked.sorted() == ["bounds", "position"])
  }

  /// A11: the events of Boolean properties leave out the `is`.
  @Test func `events name properties without their is`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.isDoubleSided = false
    layer.isGeometryFlipped = true
    layer.isHidden = true
    #expect(delegate.asked == ["doubleSided", "geometryFlipped", "hidden", "onOrderOut"])
  }

  /// A1: a key of the scene's own raises its event, so an action can answer it.
  @Test func `a key of one's own raises its event`() {
    let layer = LayerStage().addLayer()
    let action = RecordingAction()
    layer.actions = ["level": action]
    layer.setValue(3, forKey: "level")
    #expect(action.events == ["level"])
    withoutActions { layer.setValue(4, forKey: "level") }
    #expect(action.events == ["level"])
    #expect(layer.value(forKey: "level") as? Int == 4)
  }
}
