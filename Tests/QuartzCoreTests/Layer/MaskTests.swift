import QuartzCore
import Testing

/// The layer that another is seen through (RE6, TT4; peer 163).
struct Masks {
  /// A committed layer with a committed mask of 10 × 10 at (5, 5).
  private func masked() -> (LayerStage, CALayer, mask: CALayer) {
    let stage = LayerStage()
    let (layer, mask) = (stage.addLayer(named: "masked"), CALayer())
    withoutActions {
      mask.name = "mask"
      mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      mask.backgroundColor = .black
      layer.mask = mask
    }
    CATransaction.flush()
    return (stage, layer, mask)
  }

  /// Peer 163: its superlayer is the layer that it masks, whose sublayer it is not.
  @Test func `a mask has a superlayer and is no sublayer`() {
    let (stage, layer, mask) = masked()
    #expect(layer.mask === mask)
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    #expect(mask.context === stage.context)
    #expect(CALayer().mask == nil)
  }

  /// RE6: `removeFromSuperlayer` takes a mask away too.
  @Test func `removing it from its superlayer unmasks`() {
    let (_, layer, mask) = masked()
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil && mask.superlayer == nil)
    CATransaction.flush()
    #expect(mask.presentation() == nil)
    layer.mask = mask
    layer.mask = nil
    #expect(layer.mask == nil && mask.superlayer == nil)
  }

  /// RE6: a mask needs to be in no other place, so it leaves the one that it has.
  @Test func `a layer is a mask or a sublayer, of one layer`() {
    let (stage, layer, mask) = masked()
    let other = stage.addLayer()
    other.mask = mask
    #expect(layer.mask == nil && other.mask === mask && mask.superlayer === other)
    other.addSublayer(mask)
    #expect(other.mask == nil)
    #expect(other.sublayers?.count == 1 && mask.superlayer === other)
    other.mask = mask
    #expect(other.mask === mask && other.sublayers == nil && mask.superlayer === other)
    let next = CALayer()
    other.mask = next
    #expect(mask.superlayer == nil && next.superlayer === other)
  }

  /// TT4 leaves cycles undefined; they are refused, and said once.
  @Test func `a layer does not mask itself, nor one below it`() {
    let (stage, layer, mask) = masked()
    let child = CALayer()
    layer.addSublayer(child)
    layer.mask = layer
    child.mask = layer
    mask.mask = layer
    child.mask = stage.root
    #expect(layer.mask === mask && child.mask == nil && mask.mask == nil)
    #expect(layer.superlayer === stage.root && stage.root.superlayer == nil)
    #expect(stage.reports.count == 3)
  }

  /// A11: the event "mask" is raised on the masked layer, before the change and with it done.
  @Test func `a change of the mask is an event`() {
    let (_, layer, mask) = masked()
    let action = RecordingAction()
    var seen: [Bool] = []
    action.onRun = { seen.append($0.mask != nil) }
    layer.actions = ["mask": action, "sublayers": action]
    mask.removeFromSuperlayer()
    layer.mask = mask
    layer.mask = mask
    withoutActions { layer.mask = nil }
    #expect(action.events == ["mask", "mask"])
    #expect(seen == [false, true])
    #expect(layer.animationKeys() == nil)
  }

  /// KP1, KP4: by its key, and through it to its own properties.
  @Test func `a mask is reached by key and key path`() {
    let (stage, layer, mask) = masked()
    #expect(layer.value(forKey: "mask") as? CALayer === mask)
    withoutActions {
      layer.setValue(0.5, forKeyPath: "mask.opacity")
      layer.setValue(30, forKeyPath: "mask.position.x")
      layer.setValue("tag", forKeyPath: "mask.note")
    }
    #expect(mask.opacity == 0.5 && mask.position.x == 30)
    #expect(layer.value(forKeyPath: "mask.position.x") as? CGFloat == 30)
    #expect(mask.value(forKey: "note") as? String == "tag")
    layer.setValue(nil, forKey: "mask")
    #expect(layer.mask == nil)
    layer.setValue(mask, forKey: "mask")
    #expect(layer.mask === mask)
    #expect(stage.reports.isEmpty)
    layer.setValue("text", forKey: "mask")
    #expect(layer.mask === mask && stage.reports.count == 1)
  }

  /// TR12: a presentation copy's mask is one too, with the masks's own animations.
  @Test func `the presentation's mask is a presentation`() throws {
    let (stage, layer, mask) = masked()
    stage.add(basic("zPosition", from: 0, to: 10), to: mask)
    let shown = try #require(try stage.shown(layer, at: 0.5).mask)
    #expect(shown !== mask && shown.model() === mask)
    #expect(shown.zPosition == 5)
    #expect(shown.superlayer?.model() === layer)
  }

  /// KP4: an animation of the masked layer moves its mask, in the masked layer's time.
  @Test func `an animation reaches the mask`() throws {
    let (stage, layer, mask) = masked()
    mask.speed = 0
    CATransaction.flush()
    let group = CAAnimationGroup()
    group.animations = [basic("mask.position.x", from: 0, to: 100)]
    group.duration = 1
    stage.add(group, to: layer)
    #expect(try stage.shown(mask, at: 0.25).position.x == 25)
    #expect(try #require(try stage.shown(layer, at: 0.5).mask).position.x == 50)
    #expect(try stage.shown(layer, at: 0.5).position.x == 200)
    stage.context.updateFrame(at: 0.75, scale: 1)
    #expect(mask.frameValues.position.x == 75)
    stage.advance(to: 1)
    #expect(try stage.shown(mask, at: 1).position.x == 10)
  }

  /// A11: its own changes animate by themselves, and its time is the masked layer's.
  @Test func `a mask animates as any layer does`() throws {
    let (_, layer, mask) = masked()
    mask.opacity = 0
    #expect(mask.animationKeys() == ["opacity"])
    layer.speed = 2
    layer.timeOffset = 3
    #expect(mask.convertTime(1, from: nil) == 5)
    #expect(layer.convertTime(5, to: mask) == 5)
    CATransaction.flush()
    #expect(mask.presentation()?.opacity == 1)
  }

  /// R8: the animations of a mask, and of what is in it, end when its layer leaves.
  @Test func `a mask leaves the screen with its layer`() {
    let (stage, layer, mask) = masked()
    let inner = CALayer()
    withoutActions { mask.addSublayer(inner) }
    CATransaction.flush()
    let listener = AnimationListener()
    let animation = basic("opacity", to: 0)
    animation.delegate = listener
    stage.add(animation, to: inner)
    stage.advance(to: 0.5)
    layer.removeFromSuperlayer()
    CATransaction.flush()
    #expect(listener.heard == ["start", "stopped"])
    #expect(mask.presentation() == nil && inner.presentation() == nil)
    stage.root.addSublayer(layer)
    CATransaction.flush()
    #expect(mask.presentation() != nil && inner.presentation() != nil)
  }

  /// A10: it becomes visible with its layer, and so do its sublayers.
  @Test func `a mask is ordered in and out`() {
    let (_, layer, mask) = masked()
    let inner = CALayer()
    mask.addSublayer(inner)
    let action = RecordingAction()
    for one in [mask, inner] { one.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action] }
    layer.isHidden = true
    #expect(action.events == ["onOrderOut", "onOrderOut"])
    layer.isHidden = false
    layer.mask = nil
    #expect(action.events.count == 6 && action.events.last == "onOrderOut")
  }

  /// LA2: what is below a mask is laid out before the commit, and by its masked layer's `layoutIfNeeded`.
  @Test func `a mask is laid out`() {
    let (_, layer, mask) = masked()
    let delegate = PlacingDelegate()
    mask.delegate = delegate
    mask.addSublayer(CALayer())
    #expect(mask.needsLayout() && !layer.needsLayout())
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(!mask.needsLayout())
    #expect(mask.sublayers?.first?.position == CGPoint(x: 7, y: 7))
    mask.setNeedsLayout()
    CATransaction.flush()
    #expect(!mask.needsLayout() && delegate.count == 2)
  }

  /// RE6, GE11, GE13: the mask lies in the masked layer's coordinates; what moves sublayers does not
  /// move it, but a flip of the geometry turns it over with these.
  @Test func `conversion goes through the mask's place`() {
    let (_, layer, mask) = masked()
    withoutActions { layer.sublayerTransform = CATransform3DMakeScale(3, 3, 1) }
    #expect(mask.convert(CGPoint.zero, to: layer) == CGPoint(x: 5, y: 5))
    #expect(layer.convert(CGPoint(x: 6, y: 6), to: mask) == CGPoint(x: 1, y: 1))
    withoutActions { layer.isGeometryFlipped = true }
    #expect(mask.convert(CGPoint.zero, to: layer) == CGPoint(x: 5, y: 5))
    let turned = CGPoint(x: 5, y: layer.bounds.maxY - 5)
    withoutActions { layer.isGeometryFlipped = false }
    let outside = layer.convert(turned, to: nil)
    withoutActions { layer.isGeometryFlipped = true }
    #expect(mask.convert(CGPoint.zero, to: layer.superlayer) == outside)
    let point = layer.presentation()?.mask?.convert(CGPoint.zero, to: layer.presentation())
    #expect(point == CGPoint(x: 5, y: 5))
    #expect(!mask.contentsAreFlipped())
  }
}

private final class PlacingDelegate: CALayerDelegate {
  private(set) var count = 0

  func layoutSublayers(of layer: CALayer) {
    count += 1
    layer.sublayers?.first?.position = CGPoint(x: 7, y: 7)
  }
}
