import QuartzCore
import Testing

/// Custom properties whose plain changes do not animate, as `@NSManaged` has them on Apple's systems (A12, KP7).
struct `Custom properties without implicit animation` {
  @Test func `are zero until they are set`() {
    let layer = StillLayer()
    #expect(layer.progress == 0 && layer.count == 0 && !layer.isOn && layer.title.isEmpty)
    #expect(layer.offset == .zero && layer.extent == .zero && layer.area == .zero)
    #expect(layer.tint == nil && layer.fill.alpha == 0)
    #expect(layer.start == 3)
    #expect(layer.value(forKey: "progress") as? CGFloat == 0)
  }

  @Test func `change at once`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(StillLayer())
    layer.progress = 1
    #expect(layer.animationKeys() == nil)
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0).progress == 1)
  }

  @Test func `are moved by animations that are added`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(StillLayer())
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.25).progress == 0.25)
  }

  /// A1: the layer is asked for an action under the property's name all the same.
  @Test func `animate when the layer answers with an action`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(StillLayer())
    layer.animates = true
    layer.progress = 1
    #expect(layer.animationKeys() == ["progress"])
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 0.5).progress == 0.5)
  }
}

private final class StillLayer: CALayer {
  @Animatable(implicitly: false) var progress: CGFloat
  @Animatable(implicitly: false) var count: Int
  @Animatable(implicitly: false) var isOn: Bool
  @Animatable(implicitly: false) var title: String
  @Animatable(implicitly: false) var offset: CGPoint
  @Animatable(implicitly: false) var extent: CGSize
  @Animatable(implicitly: false) var area: CGRect
  @Animatable(implicitly: false) var tint: CGColor?
  @Animatable(implicitly: false) var fill: CGColor
  @Animatable(implicitly: false) var start: CGFloat = 3
  var animates = false

  override func action(forKey event: String) -> (any CAAction)? {
    guard animates, event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    (animation.fromValue, animation.duration) = (presentation()?.progress ?? 0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }
}
