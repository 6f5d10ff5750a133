import CoreGraphics
import QuartzCore
import Testing

/// `defaultValue(forKey:)` by Apple's names of the keys (peer 142, 146, 147): Booleans, and all that is not zero.
struct `Default values of keys` {
  @Test(arguments: [
    ("hidden", false), ("doubleSided", true), ("masksToBounds", false), ("geometryFlipped", false),
    ("opaque", false), ("allowsEdgeAntialiasing", true), ("allowsGroupOpacity", true),
    ("shouldRasterize", false), ("drawsAsynchronously", false),
    ("needsDisplayOnBoundsChange", false), ("wantsExtendedDynamicRangeContent", false),
  ])
  func `Booleans of layers`(_ key: String, _ expected: Bool) {
    #expect(CALayer.defaultValue(forKey: key) as? Bool == expected)
    #expect(CAShapeLayer.defaultValue(forKey: key) as? Bool == expected)
  }

  @Test func `all else of layers that is not zero`() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "duration") as? CFTimeInterval == .infinity)
    #expect(CALayer.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
    #expect(CALayer.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed)
    #expect(CALayer.defaultValue(forKey: "contentsGravity") as? CALayerContentsGravity == .resize)
    #expect(CALayer.defaultValue(forKey: "contentsFormat") as? CALayerContentsFormat == .RGBA8Uint)
    #expect(
      CALayer.defaultValue(forKey: "magnificationFilter") as? CALayerContentsFilter == .linear
    )
    #expect(CALayer.defaultValue(forKey: "maskedCorners") as? CACornerMask == .all)
    #expect(CALayer.defaultValue(forKey: "edgeAntialiasingMask") as? CAEdgeAntialiasingMask == .all)
    let border = CALayer.defaultValue(forKey: "borderColor")
    #expect(border as? CGColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    "bounds", "position", "frame", "shadowOpacity", "timeOffset", "cornerRadius", "zPosition",
    "isHidden", "isOpaque", "backgroundColor", "contents", "name", "mask", "sublayers", "filters",
    "compositingFilter", "unknown", "lineWidth",
  ])
  func `nothing for zero, for none and for other names`(_ key: String) {
    #expect(CALayer.defaultValue(forKey: key) == nil)
  }

  @Test func `the keys of shape and gradient layers`() {
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
    #expect(CAShapeLayer.defaultValue(forKey: "strokeEnd") as? CGFloat == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "fillRule") as? CAShapeLayerFillRule == .nonZero)
    #expect(CAShapeLayer.defaultValue(forKey: "lineCap") as? CAShapeLayerLineCap == .butt)
    for key in ["strokeStart", "strokeColor", "path", "lineDashPhase", "lineDashPattern"] {
      #expect(CAShapeLayer.defaultValue(forKey: key) == nil, "\(key)")
    }
    let middle = CGPoint(x: 0.5, y: 0)
    #expect(CAGradientLayer.defaultValue(forKey: "startPoint") as? CGPoint == middle)
    #expect(CAGradientLayer.defaultValue(forKey: "type") as? CAGradientLayerType == .axial)
    #expect(CAGradientLayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CAGradientLayer.defaultValue(forKey: "colors") == nil)
  }

  /// Printed from Core Animation by OpenCoreAnimation's tests: colors are ones of red, green and blue, never of gray.
  @Test func `colors have three components and an alpha`() {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(CAShapeLayer.defaultValue(forKey: "fillColor") as? CGColor == black)
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceColor") as? CGColor == white)
    #expect(CAEmitterCell.defaultValue(forKey: "color") as? CGColor == white)
    #expect(CAShapeLayer().fillColor == black && CAReplicatorLayer().instanceColor == white)
    #expect(CAEmitterCell().color == white && CALayer().shadowColor == black)
  }

  @Test func `the keys of the other layers`() {
    #expect(CATextLayer.defaultValue(forKey: "font") as? String == "Helvetica")
    #expect(CATextLayer.defaultValue(forKey: "fontSize") as? CGFloat == 36)
    let text = CATextLayer.defaultValue(forKey: "foregroundColor")
    #expect(text as? CGColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CATextLayer.defaultValue(forKey: "wrapped") as? Bool == false)
    let alignment = CATextLayer.defaultValue(forKey: "alignmentMode")
    #expect(alignment as? CATextLayerAlignmentMode == .natural)
    #expect(CATextLayer.defaultValue(forKey: "string") == nil)
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? Int == 1)
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceDelay") == nil)
    #expect(CAEmitterLayer.defaultValue(forKey: "birthRate") as? Float == 1)
    let shape = CAEmitterLayer.defaultValue(forKey: "emitterShape")
    #expect(shape as? CAEmitterLayerEmitterShape == .point)
    #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetail") as? Int == 1)
    #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetailBias") as? Int == 0)
    let mode = CAScrollLayer.defaultValue(forKey: "scrollMode")
    #expect(mode as? CAScrollLayerScrollMode == .both)
    #expect(CAScrollLayer.defaultValue(forKey: "masksToBounds") as? Bool == true)
    #expect(CAScrollLayer(layer: CALayer()).masksToBounds)
  }

  @Test func `the keys of animations and cells`() {
    #expect(CATransition.defaultValue(forKey: "type") as? CATransitionType == .fade)
    #expect(CATransition.defaultValue(forKey: "endProgress") as? Float == 1)
    #expect(CATransition.defaultValue(forKey: "startProgress") == nil)
    #expect(CAAnimation.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed)
    #expect(CAAnimation.defaultValue(forKey: "isRemovedOnCompletion") == nil)
    #expect(CASpringAnimation.defaultValue(forKey: "allowsOverdamping") as? Bool == false)
    #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
    #expect(CAEmitterCell.defaultValue(forKey: "duration") as? CFTimeInterval == .infinity)
    #expect(CAEmitterCell.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed)
    for key in ["birthRate", "velocity", "beginTime", "isEnabled", "name", "autoreverses"] {
      #expect(CAEmitterCell.defaultValue(forKey: key) == nil, "\(key)")
    }
  }

  /// A key's default shows through `value(forKey:)`, and a subclass of an engine's class has its defaults.
  @Test func `subclasses have their class's defaults`() {
    final class Ring: CAShapeLayer {}
    #expect(Ring.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
    #expect(Ring().value(forKey: "lineWidth") as? CGFloat == 1)
  }
}
