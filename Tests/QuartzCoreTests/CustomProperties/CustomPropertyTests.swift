import QuartzCore
import Testing

/// Properties that a layer class declares `@Animatable`: their names, types and values (TR12, KP1, KP8, A1).
struct `Custom properties` {
  @Test func `a property has what it was declared with until it is set`() {
    let layer = CustomLayer()
    #expect(layer.progress == 0 && layer.precise == 1.5 && layer.short == 0.5)
    #expect(layer.count == 3 && !layer.isOn && layer.title == "zero")
    #expect(layer.offset == CGPoint(x: 1, y: 2))
    #expect(layer.extent == CGSize(width: 3, height: 4))
    #expect(layer.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.tint == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.turn == CATransform3DIdentity)
    #expect(layer.picture == nil)
    #expect(layer.values.custom.isEmpty)
  }

  @Test func `every type reads back`() {
    let layer = CustomLayer()
    let image = CGImage(width: 1, height: 1, pixels: [0])
    layer.progress = 0.25
    layer.precise = 2
    layer.short = 0.75
    layer.count = -7
    layer.isOn = true
    layer.offset.x = 5
    layer.extent.height = 6
    layer.area.size.width = 7
    layer.tint = nil
    layer.turn.m41 = 8
    layer.picture = image
    layer.title += " one"
    #expect(layer.progress == 0.25 && layer.precise == 2 && layer.short == 0.75)
    #expect(layer.count == -7 && layer.isOn && layer.title == "zero one")
    #expect(layer.offset == CGPoint(x: 5, y: 2))
    #expect(layer.extent == CGSize(width: 3, height: 6))
    #expect(layer.area == CGRect(x: 1, y: 2, width: 7, height: 4))
    #expect(layer.tint == nil)
    #expect(layer.turn == CATransform3DMakeTranslation(8, 0, 0))
    #expect(layer.picture === image)
  }

  @Test func `layers keep their values apart`() {
    let (one, two) = (CustomLayer(), CustomLayer())
    one.progress = 0.5
    #expect(two.progress == 0)
    two.progress = 0.75
    #expect(one.progress == 0.5 && two.progress == 0.75)
  }

  /// KP1, KP7: in its own type, by its name, whether or not it was touched before.
  @Test func `a property is reached by its name`() {
    let layer = CustomLayer()
    #expect(layer.value(forKey: "progress") as? CGFloat == 0)
    #expect(layer.value(forKey: "count") as? Int == 3)
    #expect(layer.value(forKey: "precise") as? Double == 1.5)
    #expect(layer.value(forKey: "isOn") as? Bool == false)
    #expect(layer.value(forKey: "title") as? String == "zero")
    #expect(layer.value(forKey: "picture") == nil)
    layer.setValue(2, forKey: "progress")
    layer.setValue(4.0, forKey: "count")
    layer.setValue(CGFloat(5), forKey: "short")
    layer.setValue(nil, forKey: "tint")
    #expect(layer.progress == 2 && layer.count == 4 && layer.short == 5 && layer.tint == nil)
    #expect(layer.value(forKey: "count") as? Int == 4)
    #expect(layer.value(forKey: "tint") == nil)
    #expect(layer.extraValues.isEmpty)
  }

  /// KP1: the parts of geometry and transforms.
  @Test func `its components are reached by key path`() {
    let layer = CustomLayer()
    #expect(layer.value(forKeyPath: "offset.x") as? CGFloat == 1)
    layer.setValue(9, forKeyPath: "offset.x")
    layer.setValue(CGSize(width: 8, height: 7), forKeyPath: "area.size")
    layer.setValue(6, forKeyPath: "turn.translation.y")
    #expect(layer.offset == CGPoint(x: 9, y: 2))
    #expect(layer.area == CGRect(x: 1, y: 2, width: 8, height: 7))
    #expect(layer.turn.m42 == 6)
    #expect(layer.value(forKeyPath: "area.size.width") as? CGFloat == 8)
  }

  /// KP8: the style speaks for what was never set, before the declaration does.
  @Test func `a style speaks for a property never set`() {
    let layer = CustomLayer()
    layer.style = ["style": ["count": 12]]
    #expect(layer.value(forKey: "count") as? Int == 12)
    layer.count = 3
    layer.count = 4
    #expect(layer.value(forKey: "count") as? Int == 4)
  }

  @Test func `what does not fit is reported and not taken`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CustomLayer(), named: "dial")
    layer.setValue("much", forKey: "progress")
    layer.setValue(nil, forKey: "count")
    layer.precise = .nan
    layer.setValue("far", forKeyPath: "offset.x")
    #expect(layer.progress == 0 && layer.count == 3 && layer.precise == 1.5 && layer.offset.x == 1)
    #expect(layer.animationKeys() == nil)
    #expect(
      stage.reports == [
        "CustomLayer 'dial': progress cannot be much: it keeps its value",
        "CustomLayer 'dial': count cannot be nil: it keeps its value",
        "CustomLayer 'dial': precise must be finite, not nan: it keeps its value",
        "CustomLayer 'dial': offset.x cannot be far: it keeps its value",
      ]
    )
  }

  @Test func `a key can be given with the declaration`() {
    let layer = LayerStage().addLayer(NamedLayer())
    layer.renamed = 2
    #expect(layer.animationKeys() == ["level"])
    #expect(layer.value(forKey: "level") as? CGFloat == 2)
    #expect(layer.value(forKey: "renamed") == nil)
  }

  @Test func `subclasses inherit and add properties`() {
    let layer = LayerStage().addLayer(FurtherLayer<Int>())
    layer.progress = 1
    layer.further = 1
    layer.setValue(7, forKey: "count")
    #expect(layer.animationKeys() == ["progress", "further", "count"])
    #expect(layer.count == 7 && CustomLayer().count == 3)
  }

  /// A class that `Mirror` sees nothing of: a given key works, a property without one stays a plain one.
  @Test func `a class that hides its properties names them`() {
    let stage = LayerStage()
    let layer = stage.addLayer(HiddenLayer())
    layer.named = 1
    #expect(layer.animationKeys() == ["named"])
    #expect(stage.reports.isEmpty)
    layer.nameless = 2
    layer.nameless = 3
    #expect(layer.nameless == 3)
    #expect(layer.value(forKey: "nameless") == nil)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("@Animatable(key:)") == true)
  }

  /// A value given by an initializer, which a copy's `init(layer:)` knows nothing of (TR12).
  @Test func `a copy has the value that the model was made with`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(StartedLayer(from: 7))
    #expect(layer.value(forKey: "start") as? CGFloat == 7)
    #expect(try stage.shown(layer, at: 0).start == 7)
    #expect(try stage.shown(layer, at: 0).value(forKey: "start") as? CGFloat == 7)
    layer.start = 9
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0).start == 7)
    #expect(try stage.shown(layer, at: 0.25).start == 9)
  }

  /// A type of the scene's own, in the form of a number.
  @Test func `a type can borrow another's form`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(HandLayer())
    stage.add(basic("angle", from: Degrees(value: 10), to: Degrees(value: 20)), to: layer)
    #expect(try stage.shown(layer, at: 0.5).angle == Degrees(value: 15))
    withoutActions { layer.setValue(Degrees(value: 5), forKey: "angle") }
    #expect(layer.value(forKey: "angle") as? Degrees == Degrees(value: 5))
  }

  /// The engine's whole numbers are numbers; what is too great for the type is its greatest.
  @Test(arguments: [(2.9, 2), (-2.9, -2), (1e300, Int.max), (-1e300, Int.min)])
  func `a whole number is the one nearer zero`(_ number: Double, _ expected: Int) {
    let layer = CustomLayer()
    layer.setValue(number, forKey: "count")
    #expect(layer.count == expected)
  }
}

private final class NamedLayer: CALayer {
  @Animatable(key: "level") var renamed: CGFloat = 0
}

private final class FurtherLayer<Element>: CustomLayer {
  @Animatable var further: CGFloat = 0
}

private final class HiddenLayer: CALayer, @MainActor CustomReflectable {
  @Animatable(key: "named") var named: CGFloat = 0
  @Animatable var nameless: CGFloat = 0

  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class StartedLayer: CALayer {
  @Animatable var start: CGFloat

  init(from start: CGFloat) {
    self.start = start
    super.init()
  }

  required init() {
    start = 0
    super.init()
  }

  required init(layer: Any) {
    start = 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}

private struct Degrees: AnimatableType, Equatable {
  let value: CGFloat

  static var animatableKind: AnimatableForm.Kind { CGFloat.animatableKind }
  var animatableForm: AnimatableForm { value.animatableForm }

  static func from(animatableForm form: AnimatableForm) -> Degrees? {
    CGFloat.from(animatableForm: form).map { Degrees(value: $0) }
  }
}

private final class HandLayer: CALayer {
  @Animatable var angle = Degrees(value: 0)
}
