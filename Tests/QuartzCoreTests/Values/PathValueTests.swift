import QuartzCore
import Testing

/// Paths as values of a property: `shadowPath` (A12, B7, B9).
struct `Path values` {
  private func square(_ side: Double) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }

  /// A12: kept at once, without an animation; a path that is changed afterwards changes nothing here.
  @Test func `a path is kept as it was when it was set`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
    layer.shadowPath = path
    #expect(layer.animationKeys() == nil)
    path.addRect(CGRect(x: 9, y: 9, width: 3, height: 3))
    #expect(layer.shadowPath == square(3))
    #expect(layer.value(forKey: "shadowPath") as? CGPath == square(3))
    CATransaction.flush()
    #expect(layer.presentation()?.shadowPath == square(3))
    layer.setValue(nil, forKey: "shadowPath")
    #expect(layer.shadowPath == nil)
    layer.setValue(square(4), forKey: "shadowPath")
    #expect(layer.shadowPath == square(4))
    layer.setValue("square", forKey: "shadowPath")
    #expect(layer.shadowPath == square(4) && stage.reports.count == 1)
  }

  /// B9: points blend in straight lines, also beyond the ends.
  @Test func `paths of the same steps blend point by point`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("shadowPath", from: square(10), to: square(20)), to: layer)
    #expect(try stage.shown(layer, at: 0.25).shadowPath == square(12.5))
    #expect(try stage.shown(layer, at: 2).shadowPath == nil)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    let larger = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
    stage.add(basic("shadowPath", from: circle, to: larger), to: layer)
    let box = try #require(try stage.shown(layer, at: 0.5).shadowPath).boundingBoxOfPath
    #expect(box == CGRect(x: 0, y: 0, width: 15, height: 30))
  }

  /// B9: what lies between paths of different steps is undefined; here one switches to the other.
  @Test func `paths of different steps switch half way`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
    stage.add(basic("shadowPath", from: square(10), to: triangle), to: layer)
    #expect(try stage.shown(layer, at: 0.4).shadowPath == square(10))
    #expect(try stage.shown(layer, at: 0.6).shadowPath == triangle)
  }

  /// B7: paths cannot be added.
  @Test func `an additive path animation only replaces`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.shadowPath = square(100) }
    let animation = basic("shadowPath", from: square(10), to: square(20))
    animation.isAdditive = true
    animation.isCumulative = true
    stage.add(animation, to: layer)
    #expect(try stage.shown(layer, at: 0.5).shadowPath == square(15))
  }

  @Test func `a path that is not made of numbers is reported`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: Double.nan, y: 0))
    layer.shadowPath = path
    #expect(layer.shadowPath == nil)
    #expect(stage.reports.count == 1)
  }
}

/// Values that few layers set are stored apart, which must not be noticeable.
struct `Rare values` {
  @Test func `each copy has its own`() {
    var first = LayerValues()
    first.rasterizationScale = 2
    var second = first
    second.rasterizationScale = 3
    second.contentsCenter.size.width = 0.5
    #expect(first.rasterizationScale == 2 && first.contentsCenter.width == 1)
    #expect(second.rasterizationScale == 3 && second.contentsCenter.width == 0.5)
    first = second
    first.cornerCurve = .continuous
    #expect(second.cornerCurve == .circular && first.rasterizationScale == 3)
  }

  /// The model is never changed by an animation (T13).
  @Test func `an animation does not reach into the model`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.rasterizationScale = 2 }
    stage.add(basic("rasterizationScale", from: 2, to: 4), to: layer)
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(layer.frameValues.rasterizationScale == 3)
    #expect(layer.rasterizationScale == 2)
    #expect(layer.committed?.value.rasterizationScale == 2)
  }
}
