import QuartzCore
import Testing

/// Keys that no class declares (KP7): stored, announced, and animated by explicit animations.
struct `Undeclared keys` {
  /// A1: the event is raised, so an action can answer; by itself the change does not animate.
  @Test func `a change is announced and does not animate by itself`() {
    let layer = LayerStage().addLayer()
    let action = RecordingAction()
    layer.actions = ["score": action]
    layer.setValue(1, forKey: "score")
    layer.setValue(2, forKey: "other")
    #expect(action.events == ["score"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.action(forKey: "other") == nil)
  }

  /// The presentation copy answers in the type of the value that is kept; the model keeps its own (T13).
  @Test func `an added animation shows in the presentation copy`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.setValue(12, forKey: "score")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "spot")
    stage.add(basic("score", from: 0, to: 10), to: layer, forKey: "1")
    stage.add(basic("spot.x", to: 3), to: layer, forKey: "2")
    let copy = try stage.shown(layer, at: 0.5)
    #expect(copy.value(forKey: "score") as? Int == 5)
    #expect(copy.value(forKey: "spot") as? CGPoint == CGPoint(x: 2, y: 2))
    #expect(copy.value(forKeyPath: "spot.x") as? CGFloat == 2)
    #expect(layer.value(forKey: "score") as? Int == 12)
    stage.advance(to: 1)
    #expect(try stage.shown(layer, at: 1).value(forKey: "score") as? Int == 12)
    #expect(stage.reports.isEmpty)
  }

  /// B1, B3: an end left open is the value that the layer keeps, also when that changes meanwhile.
  @Test func `an open end is the kept value`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.setValue(10.0, forKey: "score")
    stage.add(basic("score", from: 0), to: layer)
    #expect(try stage.shown(layer, at: 0.5).value(forKey: "score") as? Double == 5)
    layer.setValue(20.0, forKey: "score")
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.5).value(forKey: "score") as? Double == 10)
    layer.setValue(nil, forKey: "score")
    CATransaction.flush()
    #expect(layer.value(forKey: "score") == nil)
    #expect(try stage.shown(layer, at: 1).value(forKey: "score") == nil)
  }

  /// KP8: animations can start from a value of the style or of the class.
  @Test func `a style's value animates too`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.style = ["score": NSNumber(value: 4)]
    stage.add(basic("score", by: 2), to: layer)
    #expect(try stage.shown(layer, at: 0.5).value(forKey: "score") as? Double == 5)
  }

  /// A key without a value, or with one of no such type, has nothing to animate.
  @Test func `there must be a value to animate`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.setValue(["a"], forKey: "list")
    stage.add(basic("list", from: 0, to: 1), to: layer, forKey: "1")
    stage.add(basic("nothing", from: 0, to: 1), to: layer, forKey: "2")
    #expect(try stage.shown(layer, at: 0.5).value(forKey: "list") as? [String] == ["a"])
    #expect(try stage.shown(layer, at: 0.5).value(forKey: "nothing") == nil)
    let expected = ["list", "nothing"].map {
      "CALayer: \($0) cannot be animated: no such animatable key path"
    }
    #expect(stage.reports == expected)
  }

  /// DI6: the class may draw from an undeclared key.
  @Test func `a key that draws is drawn while animated`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer())
    layer.setValue(0, forKey: "undeclared")
    CATransaction.flush()
    GaugeLayer.drawings = []
    stage.add(basic("undeclared", from: 0, to: 1), to: layer)
    for time in [0.25, 0.5] { #expect(stage.pictures(at: time) == [[1, 1]]) }
    #expect(GaugeLayer.drawings.map(\.isCopy) == [false, false])
  }
}
