import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers reached by key: all of their properties, also those that no animation moves (KP1, KP4, KP7).
struct `Keys of layers` {
  @Test func `what is no plain value is set by its key`() {
    let layer = CALayer()
    let children = [CALayer(), CALayer()]
    let fade = CABasicAnimation()
    layer.setValue(["position": fade, "bounds": NSNull()] as [String: Any], forKey: "actions")
    layer.setValue(["tint": "gray"], forKey: "style")
    layer.setValue(children, forKey: "sublayers")
    layer.setValue(CAMediaTimingFillMode.both, forKey: "fillMode")
    layer.setValue(7, forKey: "duration")
    layer.setValue(CAAutoresizingMask.layerWidthSizable, forKey: "autoresizingMask")
    #expect(layer.actions?["position"] as? CABasicAnimation === fade)
    #expect(layer.actions?["bounds"] is NSNull)
    #expect(layer.value(forKey: "tint") as? String == "gray")
    #expect(layer.sublayers == children && children[0].superlayer === layer)
    #expect(layer.fillMode == .both && layer.duration == 7)
    #expect(layer.autoresizingMask == .layerWidthSizable)
    #expect((layer.value(forKey: "actions") as? [String: any CAAction])?.count == 2)
    #expect(layer.value(forKey: "sublayers") as? [CALayer] == children)
    for key in ["actions", "style", "sublayers"] { layer.setValue(nil, forKey: key) }
    #expect(layer.actions == nil && layer.style == nil && layer.sublayers == nil)
  }

  @Test func `parts of the frame are set and read`() {
    let layer = LayerStage().addLayer()
    withoutActions {
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      layer.setValue(CGSize(width: 50, height: 60), forKeyPath: "frame.size")
      layer.setValue(5, forKeyPath: "frame.origin.x")
    }
    #expect(layer.frame == CGRect(x: 5, y: 20, width: 50, height: 60))
    #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 50)
    #expect(layer.value(forKeyPath: "frame.origin") as? CGPoint == CGPoint(x: 5, y: 20))
  }

  @Test func `paths go on through what is there`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    layer.mask = CALayer()
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "spot")
    layer.style = ["insets": ["left": 6]]
    #expect(layer.value(forKeyPath: "superlayer.bounds.size.width") as? CGFloat == 400)
    #expect(layer.value(forKey: "superlayer") as? CALayer === stage.root)
    #expect(layer.value(forKey: "visibleRect") as? CGRect == layer.bounds)
    #expect(layer.value(forKeyPath: "visibleRect.size.height") as? CGFloat == 50)
    #expect(layer.value(forKeyPath: "mask.opacity") as? Float == 1)
    #expect(layer.value(forKeyPath: "spot.y") as? CGFloat == 4)
    #expect(layer.value(forKeyPath: "style.insets.left") as? Int == 6)
    #expect(stage.root.value(forKeyPath: "sublayers.@count") as? Int == 1)
    #expect(stage.root.value(forKeyPath: "sublayers.name") as? [String] == ["card"])
    #expect(layer.value(forKey: "delegate") == nil)
    for keyPath in ["spot.z", "delegate.name", "name.length", "opacity.x", "mask.mask.opacity"] {
      #expect(layer.value(forKeyPath: keyPath) == nil, "\(keyPath)")
    }
    layer.setValue(8, forKeyPath: "spot.y")
    withoutActions { layer.setValue(0.25, forKeyPath: "superlayer.opacity") }
    #expect(layer.value(forKey: "spot") as? CGPoint == CGPoint(x: 3, y: 8))
    #expect(stage.root.opacity == 0.25 && stage.reports.isEmpty)
  }

  /// What cannot be set, by its type or at all: once reported, and nothing changes.
  @Test(
    arguments: [
      ("actions", 3), ("actions", ["a": 1]), ("style", "red"), ("sublayers", "all"),
      ("sublayers", [1]), ("superlayer", 1), ("visibleRect", CGRect.zero), ("delegate", 7),
      ("duration", "long"), ("fillMode", 2), ("autoresizingMask", "wide"), ("frame.size", "wide"),
      ("frame.origin.x", "left"), ("frame.middle", 1), ("transform.bogus", 1), ("position.z", 1),
      ("visibleRect.size.width", 2), ("layoutManager", "grid"),
    ] as [(String, any Sendable)]
  )
  func `what does not fit is reported once`(_ keyPath: String, _ value: any Sendable) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let before = "\(layer.values) \(layer.frame) \(layer.duration) \(layer.fillMode)"
    for _ in 0..<2 { layer.setValue(value, forKeyPath: keyPath) }
    #expect("\(layer.values) \(layer.frame) \(layer.duration) \(layer.fillMode)" == before)
    #expect(layer.actions == nil && layer.style == nil && layer.sublayers == nil)
    #expect(layer.superlayer === stage.root && layer.delegate == nil)
    #expect(stage.reports.count == 1, "\(stage.reports)")
    #expect(stage.reports.first?.contains("cannot be") == true)
  }

  /// A property of type `Float` is a `Float` by key as well.
  @Test func `numbers are of their properties' types`() {
    let layer = CAEmitterLayer()
    for key in ["opacity", "shadowOpacity", "minificationFilterBias", "speed", "birthRate"] {
      layer.setValue(0.1, forKey: key)
      #expect(layer.value(forKey: key) as? Float == 0.1, "\(key)")
      #expect(layer.value(forKey: key) as? Double == Double(Float(0.1)), "\(key)")
    }
    layer.setValue(0.1, forKey: "cornerRadius")
    #expect(layer.value(forKey: "cornerRadius") as? Double == 0.1)
    #expect(layer.value(forKey: "cornerRadius") as? Float == nil)
    layer.opacity = 0.3
    #expect(layer.value(forKey: "opacity") as? Float == 0.3)
    let cell = CAEmitterCell()
    for key in ["birthRate", "redSpeed", "lifetime"] { cell.setValue(0.1, forKey: key) }
    #expect(cell.value(forKey: "birthRate") as? Float == 0.1 && cell.birthRate == 0.1)
    #expect(cell.value(forKey: "redSpeed") as? Double == Double(Float(0.1)))
    let animation = CABasicAnimation()
    animation.setValue(0.1, forKey: "speed")
    #expect(animation.value(forKey: "speed") as? Float == 0.1)
    let copies = CAReplicatorLayer()
    copies.setValue(2.9, forKey: "instanceCount")
    #expect(copies.value(forKey: "instanceCount") as? Int == 2 && copies.instanceCount == 2)
  }

  /// `transform.scale.xy`, which Apple does not document: both factors, and the third stays.
  @Test func `the scale in the plane is a component`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions {
      layer.transform = CATransform3DMakeScale(1, 1, 5)
      layer.setValue(2, forKeyPath: "transform.scale.xy")
    }
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 5))
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? CGFloat == 2)
    stage.add(basic("transform.scale.xy", to: 4), to: layer)
    let shown = try stage.shown(layer, at: 0.5).transform
    #expect(shown == CATransform3DMakeScale(3, 3, 5))
    #expect(stage.reports.isEmpty)
  }

  /// Whatever an animation names that does not animate is reported, also where a value is kept under the name.
  @Test(arguments: ["nothing", "kept", "frame", "frame.size", "opaque", "isOpaque", "transform.x"])
  func `an animation of what does not animate is reported`(_ keyPath: String) {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.setValue(["a"], forKey: "kept")
    for _ in 0..<2 { stage.add(basic(keyPath, from: 0, to: 1), to: layer) }
    #expect(
      stage.reports == ["CALayer: \(keyPath) cannot be animated: no such animatable key path"]
    )
  }

  /// Boolean properties by Apple's keys and by the names of their getters.
  @Test func `getters' names are understood as keys`() {
    let layer = CATextLayer()
    for (key, getter) in [
      ("hidden", "isHidden"), ("opaque", "isOpaque"), ("doubleSided", "isDoubleSided"),
      ("geometryFlipped", "isGeometryFlipped"), ("wrapped", "isWrapped"),
    ] {
      for flag in [true, false] {
        layer.setValue(flag, forKey: getter)
        #expect(layer.value(forKey: key) as? Bool == flag, "\(key)")
        #expect(layer.value(forKey: getter) as? Bool == flag, "\(getter)")
      }
    }
    layer.setValue(3, forKey: "isEnabled")
    #expect(layer.value(forKey: "isEnabled") as? Int == 3 && layer.value(forKey: "enabled") == nil)
    let cell = CAEmitterCell()
    cell.setValue(false, forKey: "isEnabled")
    #expect(!cell.isEnabled && cell.value(forKey: "enabled") as? Bool == false)
  }
}
