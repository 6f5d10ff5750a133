import Testing

@testable import QuartzCore

/// `shouldArchiveValue(forKey:)`: what a test suite recorded of QuartzCore on macOS (1amageek/OpenCoreAnimation,
/// CALayerArchivingTests and CAAnimationArchivingTests at e86788d).
struct `Archives contain, as recorded` {
  private static let always = [
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "contentsFormat", "cornerCurve",
  ]
  private static let layers: [CALayer] = [
    CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CAEmitterLayer(),
    CATextLayer(), CATiledLayer(), CAScrollLayer(), CATransformLayer(),
  ]

  @Test func `four values of a new layer, whatever its class`() {
    for layer in Self.layers {
      let keys = layer.plainKeys + type(of: layer).keys.keys + ["futureKey"]
      let archived = keys.filter { layer.shouldArchiveValue(forKey: $0) }.sorted()
      #expect(archived == Self.always, "\(type(of: layer))")
    }
  }

  @Test func `each value of a layer that is not that of a new one`() {
    let delegate = Delegate()
    let values: [(String, Any)] = [
      ("anchorPointZ", 1), ("bounds", CGRect(x: 0, y: 0, width: 1, height: 1)), ("hidden", true),
      ("doubleSided", false), ("opaque", true), ("geometryFlipped", true), ("maskedCorners", 1),
      ("contentsCenter", CGRect(x: 0, y: 0, width: 0.5, height: 1)), ("speed", 2),
      ("minificationFilter", "nearest"), ("edgeAntialiasingMask", 0), ("autoresizingMask", 2),
      ("needsDisplayOnBoundsChange", true), ("toneMapMode", "never"), ("contentsHeadroom", 2),
      ("fillMode", "forwards"), ("style", ["value": 1]), ("contents", "text"), ("name", "layer"),
      ("actions", [:] as [String: any CAAction]), ("sublayers", [CALayer()]), ("mask", CALayer()),
      ("delegate", delegate), ("layoutManager", CAConstraintLayoutManager()),
    ]
    for (key, value) in values {
      let layer = CALayer()
      layer.setValue(value, forKey: key)
      #expect(layer.shouldArchiveValue(forKey: key), "\(key)")
    }
  }

  @Test func `nothing that follows from other values`() {
    let layer = CALayer()
    CALayer().addSublayer(layer)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for key in ["frame", "superlayer", "visibleRect", "futureKey"] {
      #expect(!layer.shouldArchiveValue(forKey: key), "\(key)")
    }
  }

  @Test func `a scroll layer's clipping where it does not clip`() {
    let layer = CAScrollLayer()
    layer.masksToBounds = false
    #expect(layer.shouldArchiveValue(forKey: "masksToBounds"))
  }

  @Test func `what an animation has, without its range of rates and a spring's velocity`() {
    let spring = CASpringAnimation()
    let keys = CASpringAnimation.keys.keys.sorted()
    #expect(keys.allSatisfy { !spring.shouldArchiveValue(forKey: $0) })
    (spring.mass, spring.keyPath, spring.isRemovedOnCompletion) = (2, "opacity", false)
    (spring.initialVelocity, spring.timingFunction) = (3, CAMediaTimingFunction(name: .easeIn))
    spring.preferredFrameRateRange = CAFrameRateRange(minimum: 24, maximum: 60, preferred: 30)
    let archived = keys.filter { spring.shouldArchiveValue(forKey: $0) }
    #expect(archived == ["keyPath", "mass", "removedOnCompletion", "timingFunction"])
    let group = CAAnimationGroup()
    #expect(!group.shouldArchiveValue(forKey: "animations"))
    group.animations = []
    #expect(group.shouldArchiveValue(forKey: "animations"))
  }

  @Test func `each value of a cell that is not that of a new one`() {
    let cell = CAEmitterCell()
    #expect(cell.plainKeys.allSatisfy { !cell.shouldArchiveValue(forKey: $0) })
    for key in EmitterNumber.byName.keys {
      cell.setValue(3, forKey: key)
      #expect(cell.shouldArchiveValue(forKey: key), "\(key)")
    }
    cell.emitterCells = []
    (cell.isEnabled, cell.style) = (false, ["key": 1])
    for key in ["emitterCells", "enabled", "style"] {
      #expect(cell.shouldArchiveValue(forKey: key), "\(key)")
    }
    #expect(!cell.shouldArchiveValue(forKey: "futureKey"))
  }

  @Test func `only what a subclass says`() throws {
    let layer = ForgetfulLayer()
    (layer.opacity, layer.zPosition) = (0.5, 3)
    let copy = try archived(layer)
    #expect(copy.opacity == 1 && copy.zPosition == 3)
  }

  private final class Delegate: CALayerDelegate {}
}

final class ForgetfulLayer: CALayer {
  override func shouldArchiveValue(forKey key: String) -> Bool {
    key != "opacity" && super.shouldArchiveValue(forKey: key)
  }
}
