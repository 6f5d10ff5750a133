import QuartzCore
import Testing

/// Layers that draw themselves from custom properties (DI6).
struct `Redrawing while animated` {
  /// DI6: the model draws at the commit of a change, a presentation copy in each frame in between.
  @Test func `each frame is drawn with the animated value`() {
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
    #expect(GaugeLayer.drawings.map(\.isCopy) == [false])
    #expect(GaugeLayer.drawings.map(\.progress) == [1])
    let model = layer.contents as? CGImage
    #expect(model?.width == 100)
    #expect(stage.pictures(at: 0.25) == [[25, 2]])
    #expect(stage.pictures(at: 0.75) == [[75, 2]])
    #expect(stage.pictures(at: 0.5) == [[50, 2]])
    #expect(GaugeLayer.drawings.map(\.isCopy) == [false, true, true, true])
    #expect(GaugeLayer.drawings.map(\.progress) == [1, 0.25, 0.75, 0.5])
    #expect(layer.contents as? CGImage === model)
    stage.advance(to: 1)
    #expect(stage.pictures(at: 1) == [[100, 2]])
    #expect(GaugeLayer.drawings.count == 4)
  }

  /// DI1, DI6: a layer that was never displayed is drawn for the time of an animation.
  @Test func `an animation alone draws the layer, and leaves it as it was`() {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer())
    #expect(stage.pictures(at: 0) == [])
    stage.add(basic("progress", from: 0, to: 1), to: layer)
    #expect(stage.pictures(at: 0) == [[1, 1]])
    #expect(stage.pictures(at: 0.5) == [[50, 1]])
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
    #expect(GaugeLayer.drawings.map(\.isCopy) == [true])
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

  /// What a copy has to report is reported once, not in each frame.
  @Test func `a copy's reports are its model's`() {
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

private final class ReportingLayer: CALayer {
  @Animatable var progress: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func display() { position = CGPoint(x: CGFloat.nan, y: 0) }
}
