import QuartzCore
import Testing

/// Bad numbers from a scene: said once, with the layer's name and the property, and not taken.
struct `Bad numbers` {
  @Test func `a number that is not finite keeps the old value`() {
    let bad = CGFloat.nan
    let changes: [(String, (CALayer) -> Void)] = [
      ("position", { $0.position.x = bad }),
      ("bounds", { $0.bounds.size.width = .infinity }),
      ("frame", { $0.frame.origin.y = bad }),
      ("frame", { $0.frame = .null }),
      ("anchorPoint", { $0.anchorPoint = CGPoint(x: bad, y: bad) }),
      ("zPosition", { $0.zPosition = bad }),
      ("opacity", { $0.opacity = .nan }),
      ("transform", { $0.transform.m11 = bad }),
      ("sublayerTransform", { $0.sublayerTransform.m34 = .infinity }),
      ("backgroundColor", { $0.backgroundColor = CGColor(gray: bad, alpha: 1) }),
      ("speed", { $0.speed = .nan }),
      ("beginTime", { $0.beginTime = .infinity }),
      ("timeOffset", { $0.timeOffset = -.infinity }),
      ("position", { $0.setValue(bad, forKeyPath: "position.x") }),
      ("opacity", { $0.setValue(Double.nan, forKey: "opacity") }),
    ]
    for (property, change) in changes {
      let stage = LayerStage()
      let layer = stage.addLayer(named: "card")
      let before = "\(layer.values) \(layer.timing)"
      change(layer)
      #expect("\(layer.values) \(layer.timing)" == before, "\(property)")
      #expect(layer.animationKeys() == nil, "\(property)")
      #expect(stage.reports.count == 1, "\(property)")
      #expect(stage.reports.first?.hasPrefix("CALayer 'card': \(property) ") == true)
    }
  }

  @Test func `each property of each layer is reported once`() {
    let stage = LayerStage()
    let (card, other) = (stage.addLayer(named: "card"), stage.addLayer())
    for _ in 0..<3 {
      card.position.x = .nan
      card.opacity = .nan
      other.position.x = .nan
    }
    #expect(stage.reports.count == 3)
    #expect(stage.reports.last?.hasPrefix("CALayer: position ") == true)
    #expect(card.position == CGPoint(x: 200, y: 100))
  }

  @Test func `a value of another type keeps the old value`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    layer.setValue("wide", forKey: "bounds")
    layer.setValue(nil, forKey: "opacity")
    layer.setValue("left", forKeyPath: "position.x")
    #expect(layer.opacity == 1 && layer.position.x == 200 && layer.bounds.width == 100)
    #expect(stage.reports.count == 3)
  }

  /// Contents that are no picture are kept, so that they read back, and not drawn.
  @Test func `contents that cannot be drawn are reported`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    layer.contents = "picture.png"
    #expect(layer.contents as? String == "picture.png")
    #expect(stage.reports.first?.hasPrefix("CALayer 'card': contents ") == true)
    layer.contents = nil
    #expect(layer.contents == nil)
  }
}
