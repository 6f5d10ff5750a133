import QuartzCore
import Testing

/// The values of a new layer (GE1, TT5, KP8; peer 140–144, 148).
struct `Layer defaults` {
  /// Peer 140, GE1, TT5.
  @Test func `geometry and appearance have their defaults`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.anchorPointZ == 0 && layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsGravity.rawValue == "resize")
    #expect(layer.contentsScale == 1)
    #expect(layer.contents == nil)
    #expect(layer.opacity == 1)
    #expect(layer.isDoubleSided)
    #expect(!layer.isHidden && !layer.masksToBounds && !layer.isGeometryFlipped)
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.minificationFilter.rawValue == "linear")
    #expect(layer.magnificationFilter == .linear)
    #expect(layer.name == nil && layer.delegate == nil)
    #expect(layer.actions == nil && layer.style == nil)
  }

  /// Peer 140, RE4, RE5, RE6, RE10, RE13, RE17; `allowsEdgeAntialiasing` is macOS's.
  @Test func `edges, compositing and contents have their defaults`() {
    let layer = CALayer()
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.edgeAntialiasingMask.rawValue == 15 && layer.allowsEdgeAntialiasing)
    #expect(layer.allowsGroupOpacity && !layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(layer.mask == nil && layer.shadowPath == nil)
    #expect(layer.minificationFilterBias == 0)
    for (key, value) in [("rasterizationScale", 1), ("maskedCorners", 15), ("contentsScale", 1)] {
      #expect(CALayer.defaultValue(forKey: key) as? CGFloat == CGFloat(value), "\(key)")
    }
    let center = CALayer.defaultValue(forKey: "contentsCenter") as? CGRect
    #expect(center == layer.contentsCenter)
    #expect(CALayer.defaultValue(forKey: "shouldRasterize") as? Bool == false)
  }

  /// Peer 141, RE8.
  @Test func `border and shadow have their defaults`() {
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0)
    #expect(layer.shadowColor?.components == [0, 0, 0, 1])
    #expect(layer.borderColor?.components == [0, 0, 0, 1])
    #expect(layer.borderWidth == 0)
  }

  /// Peer 142: the class's values for keys that were never set.
  @Test func `the class names default values for some keys`() {
    for key in ["bounds", "position", "frame", "shadowOpacity", "timeOffset", "unknown"] {
      #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
    }
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "contentsScale") as? CGFloat == 1)
  }

  /// Peer 143, 144, TR12, TR13: no sublayers, itself as its model, nothing presented.
  @Test func `a new layer is alone`() {
    let layer = CALayer()
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    #expect(layer.model() === layer)
    #expect(layer.presentation() == nil)
    #expect(layer.animationKeys() == nil)
    let child = CALayer()
    layer.addSublayer(child)
    #expect(layer.sublayers?.count == 1)
    child.removeFromSuperlayer()
    #expect(layer.sublayers == nil)
  }

  /// Peer 148: values out of range are kept as given.
  @Test func `values out of range are kept`() {
    let layer = CALayer()
    layer.opacity = 1.5
    #expect(layer.opacity == 1.5)
    layer.opacity = -0.5
    #expect(layer.opacity == -0.5)
    layer.cornerRadius = -10
    #expect(layer.cornerRadius == -10)
  }

  /// RE4, RE17: the bits of corners and edges; `layerBottomEdge` is that of least y.
  @Test func `corners and edges have Core Animation's bits`() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    let edges: [CAEdgeAntialiasingMask] = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
  }

  /// RE4, RE14: names, and Apple's factors.
  @Test func `curves and filters have Core Animation's names`() {
    #expect(CALayerCornerCurve.circular.rawValue == "circular")
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous")
    #expect(CALayerContentsFilter.trilinear.rawValue == "trilinear")
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  /// Peer 148: what a property cannot mean is kept, too.
  @Test func `names and bits that say nothing are kept`() {
    let layer = CALayer()
    layer.cornerCurve = CALayerCornerCurve(rawValue: "wavy")
    layer.maskedCorners = CACornerMask(rawValue: 99)
    layer.rasterizationScale = -2
    #expect(layer.cornerCurve.rawValue == "wavy")
    #expect(layer.maskedCorners.rawValue == 99)
    #expect(layer.rasterizationScale == -2)
  }

  /// RE11's names.
  @Test func `gravities have Core Animation's names`() {
    #expect(CALayerContentsGravity.resizeAspectFill.rawValue == "resizeAspectFill")
    #expect(CALayerContentsGravity.bottomLeft.rawValue == "bottomLeft")
    #expect(CAAnimationCalculationMode.cubicPaced.rawValue == "cubicPaced")
    #expect(CAAnimationCalculationMode.discrete.rawValue == "discrete")
  }
}
