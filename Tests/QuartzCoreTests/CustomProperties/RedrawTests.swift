import DisplayList
import QuartzCore
import Testing

/// Layers that draw themselves from custom properties (DI6).
struct `Redrawing while animated` {
  /// DI6: `draw(in:)` is the model's at the commit of a change, a presentation copy's in each frame in between.
  @Test func `each frame is drawn on a copy with the animated value`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(PaintedLayer())
    PaintedLayer.drawings = []
    inTransaction {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      layer.progress = 1
    }
    CATransaction.flush()
    let model = try #require(layer.contents as? CGImage)
    let shown = [0.25, 0.75, 0.5].map { (time: Double) -> CGImage? in
      for case .image(let item) in stage.context.displayList(at: time, scale: 1).items {
        return item.image
      }
      return nil
    }
    #expect(PaintedLayer.drawings.map(\.isCopy) == [false, true, true, true])
    #expect(PaintedLayer.drawings.map(\.progress) == [1, 0.25, 0.75, 0.5])
    #expect(shown.allSatisfy { $0 != nil && $0 !== model })
    #expect(layer.contents as? CGImage === model)
    stage.advance(to: 1)
    #expect(stage.pictures(at: 1) == [[100, 50]])
    #expect(PaintedLayer.drawings.count == 4)
  }

  /// The layers of lottie-ios draw so: `display()` is the model's in each frame, which asks for its
  /// presentation, and once more when the animation is over (DI6).
  @Test func `each frame is displayed by the model, which sees the animated value`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer())
    layer.height = 2
    GaugeLayer.drawings = []
    layer.unseen = 1
    inTransaction {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      layer.progress = 1
    }
    CATransaction.flush()
    #expect(stage.pictures(at: 0.25) == [[25, 2]])
    #expect(stage.pictures(at: 0.75) == [[75, 2]])
    #expect(stage.pictures(at: 0.5) == [[50, 2]])
    #expect((layer.contents as? CGImage)?.width == 50)
    stage.advance(to: 1)
    #expect(stage.pictures(at: 1) == [[100, 2]])
    // At the commit nothing of the change is on screen yet.
    #expect(GaugeLayer.drawings.map(\.progress) == [0, 0.25, 0.75, 0.5, 1])
    #expect(GaugeLayer.drawings.allSatisfy { !$0.isCopy })
    #expect(layer.animationKeys() == nil)
  }

  /// What the display changes elsewhere is in the same frame: a layer that draws through sublayers moves.
  @Test func `a layer that draws through its sublayers moves`() {
    let stage = LayerStage()
    let layer = stage.addLayer(PuppetLayer())
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    for time in [0.25, 0.5, 0.125] {
      stage.context.updateFrame(at: time, scale: 1)
      #expect(layer.puppet.frameValues.position.x == CGFloat(100 * time))
    }
    stage.advance(to: 1)
    stage.context.updateFrame(at: 1, scale: 1)
    #expect(layer.puppet.frameValues.position.x == 0)
  }

  /// The delegate's `display(_:)` likewise.
  @Test func `a delegate displays the model`() {
    let stage = LayerStage()
    let layer = stage.addLayer(PaintedLayer())
    let delegate = DisplayingDelegate()
    layer.delegate = delegate
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(delegate.displayed.count == 1 && delegate.displayed[0] === layer)
    #expect(delegate.progress == 0.5)
  }

  /// DI1, DI6: a layer that was never displayed is drawn for the time of an animation.
  @Test func `an animation alone draws the layer, and leaves it as it was`() {
    let stage = LayerStage()
    let layer = stage.addLayer(PaintedLayer())
    #expect(stage.pictures(at: 0) == [])
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    #expect(stage.pictures(at: 0) == [[100, 50]])
    #expect(stage.pictures(at: 0.5) == [[100, 50]])
    stage.advance(to: 1)
    #expect(stage.pictures(at: 1) == [])
    #expect(layer.contents == nil)
  }

  /// DI6: only keys that the class names draw; a group's and a superlayer's animation do as well.
  @Test func `what animates a key that draws, draws`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer(), named: "gauge")
    let group = CAAnimationGroup()
    group.animations = [basic("progress", from: 0, to: 0.5)]
    group.duration = 1
    stage.add(basic("unseen", from: 0, to: 1), to: layer, forKey: "unseen")
    stage.add(basic("cornerRadius", from: 0, to: 1), to: layer, forKey: "corner")
    #expect(stage.pictures(at: 0.5) == [])
    stage.add(group, to: layer, forKey: "group")
    #expect(stage.pictures(at: 0.5) == [[25, 1]])
    layer.removeAllAnimations()
    stage.add(basic("sublayers.gauge.progress", from: 0, to: 0.8), to: stage.root)
    #expect(stage.pictures(at: 0.5) == [[40, 1]])
  }

  /// A picture whose values stand still is drawn once, until the layer is displayed or changed.
  @Test func `what stands still is not drawn again`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer())
    let kept = basic("progress", from: 0, to: 0.5)
    kept.fillMode = .forwards
    kept.isRemovedOnCompletion = false
    stage.add(kept, to: layer)
    GaugeLayer.drawings = []
    stage.advance(to: 1)
    for time in [1, 1.5, 2] { #expect(stage.pictures(at: time) == [[50, 1]]) }
    #expect(GaugeLayer.drawings.count == 1)
    layer.height = 3
    layer.setNeedsDisplay()
    CATransaction.flush()
    #expect(stage.pictures(at: 2) == [[50, 3]])
    withoutActions { layer.bounds.size.width = 10 }
    CATransaction.flush()
    GaugeLayer.drawings = []
    #expect(stage.pictures(at: 2) == [[50, 3]])
    #expect(GaugeLayer.drawings.map(\.progress) == [0.5])
  }

  /// A frame is a function of the layers and the time: backwards as well (TR12).
  @Test func `scrubbing draws the time's own picture`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer())
    layer.speed = 0
    CATransaction.flush()
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    for time in [0.9, 0.1, 0.5] {
      layer.timeOffset = time
      CATransaction.flush()
      #expect(stage.pictures(at: 3) == [[Int(time * 100), 1]])
    }
  }

  /// What a display has to report is reported once, not in each frame.
  @Test func `a display's reports are its layer's`() {
    let stage = LayerStage()
    let layer = stage.addLayer(ReportingLayer(), named: "sick")
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    for time in [0.1, 0.2, 0.3] { _ = stage.pictures(at: time) }
    #expect(stage.reports.count == 1)
    #expect(
      stage.reports.first?.hasPrefix("ReportingLayer 'sick': position must be finite") == true
    )
  }
}

/// A layer that draws through a sublayer of its own.
private final class PuppetLayer: CALayer {
  @Animatable var progress: CGFloat = 0
  let puppet = CALayer()

  required init() {
    super.init()
    puppet.actions = ["position": NSNull()]
    addSublayer(puppet)
  }

  required init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func display() {
    puppet.position.x = 100 * (presentation() ?? self).progress
  }
}

/// A delegate that displays layers, and notes what shows of them.
private final class DisplayingDelegate: CALayerDelegate {
  var displayed: [CALayer] = []
  var progress: CGFloat?

  func display(_ layer: CALayer) {
    displayed.append(layer)
    progress = (layer.presentation() as? PaintedLayer)?.progress
  }
}

private final class ReportingLayer: CALayer {
  @Animatable var progress: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func display() { position = CGPoint(x: CGFloat.nan, y: 0) }
}
