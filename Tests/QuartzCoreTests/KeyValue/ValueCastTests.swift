import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What values by key can be cast to, as ported code does: they are objects, as on Apple's systems.
struct `Casts of values by key` {
  /// A number casts to each type of number that is exactly it.
  @Test func `a number is an NSNumber and each type of number`() throws {
    let layer = CALayer()
    layer.cornerRadius = 3
    layer.bounds.size.width = 3
    let animation = basic("opacity", from: 3, to: 3.0, by: CGFloat(3))
    let frames = CAKeyframeAnimation()
    frames.values = [3, 3.0, CGFloat(3), Float(3), NSNumber(value: 3)]
    layer.setValue(3, forKey: "own")
    let values: [Any?] =
      [
        layer.value(forKey: "cornerRadius"), layer.value(forKeyPath: "bounds.size.width"),
        layer.value(forKey: "own"), animation.fromValue, animation.toValue, animation.byValue,
        animation.value(forKey: "toValue"),
      ] + (frames.values ?? [])
    for value in values {
      let value = try #require(value)
      #expect((value as? NSNumber)?.doubleValue == 3)
      #expect(value as? NSValue != nil)
      #expect(value as? Double == 3 && value as? CGFloat == 3 && value as? Float == 3)
      #expect(value as? Int == 3 && value as? UInt8 == 3)
    }
    #expect(frames.values as? [CGFloat] == [3, 3, 3, 3, 3])
    #expect(frames.value(forKey: "values") as? [Double] == [3, 3, 3, 3, 3])
  }

  /// The idiom of nearly all ported code.
  @Test func `what shows can be read as a number`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("transform.rotation.z", from: 0, to: 1), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    let angle = try #require(shown.value(forKeyPath: "transform.rotation.z") as? NSNumber)
    #expect(abs(angle.doubleValue - 0.5) < 1e-12)
    #expect(
      shown.value(forKeyPath: "transform.rotation.z") as? CGFloat == CGFloat(angle.doubleValue)
    )
  }

  @Test func `a Boolean is an NSNumber, a Boolean and a number`() {
    let layer = CALayer()
    for key in ["hidden", "isHidden", "opaque", "isOpaque"] {
      layer.setValue(true, forKey: key)
      let value = layer.value(forKey: key)
      #expect(value as? Bool == true && (value as? NSNumber)?.boolValue == true, "\(key)")
      #expect(value as? Int == 1, "\(key)")
    }
  }

  /// In both directions: a structure that code sets is a value, a value that it sets is a structure.
  @Test func `geometry is an NSValue and its own type`() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    let (rect, turn) = (CGRect(origin: point, size: size), CATransform3DMakeRotation(1, 0, 0, 1))
    let layer = CALayer()
    layer.bounds = rect
    (layer.position, layer.shadowOffset, layer.transform) = (point, size, turn)
    #expect(layer.value(forKey: "position") as? CGPoint == point)
    #expect((layer.value(forKey: "position") as? NSValue)?.pointValue == point)
    #expect(layer.value(forKey: "bounds") as? CGRect == rect)
    #expect((layer.value(forKey: "bounds") as? NSValue)?.rectValue == rect)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == size)
    #expect((layer.value(forKey: "shadowOffset") as? NSValue)?.sizeValue == size)
    #expect(layer.value(forKey: "transform") as? CATransform3D == turn)
    #expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue == turn)
    for given in [point, NSValue(point: point)] as [Any] {
      let animation = basic("position", from: given)
      #expect(animation.fromValue as? CGPoint == point)
      #expect((animation.fromValue as? NSValue)?.pointValue == point)
    }
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let animation = basic("transform", from: scale, to: CGVector(dx: 1, dy: 2))
    #expect(animation.fromValue as? CGAffineTransform == scale)
    #expect(animation.fromValue as? NSValue != nil && animation.fromValue as? CATransform3D == nil)
    #expect(animation.toValue as? CGVector == CGVector(dx: 1, dy: 2))
  }

  @Test func `a name is a text and its own type`() {
    let layer = CALayer()
    layer.contentsGravity = .resizeAspect
    layer.fillMode = .both
    let gravity = layer.value(forKey: "contentsGravity")
    #expect(gravity as? String == "resizeAspect" && gravity as? NSString == "resizeAspect")
    #expect(gravity as? CALayerContentsGravity == .resizeAspect)
    #expect(layer.value(forKey: "fillMode") as? CAMediaTimingFillMode == .both)
    #expect(layer.value(forKey: "cornerCurve") as? CALayerCornerCurve == .circular)
    #expect(layer.value(forKey: "contentsFormat") as? CALayerContentsFormat == .RGBA8Uint)
    #expect(layer.value(forKey: "maskedCorners") as? CACornerMask == .all)
    #expect((layer.value(forKey: "maskedCorners") as? NSNumber)?.intValue == 15)
    let shape = CAShapeLayer()
    shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
    #expect(shape.lineCap == .round)
    #expect(shape.value(forKey: "lineCap") as? CAShapeLayerLineCap == .round)
    #expect(shape.value(forKey: "lineCap") as? String == "round")
    let frames = CAKeyframeAnimation()
    frames.setValue("cubic", forKey: "calculationMode")
    #expect(frames.value(forKey: "calculationMode") as? CAAnimationCalculationMode == .cubic)
    let move = CATransition()
    move.setValue(CATransitionType.push, forKey: "type")
    #expect(move.type == .push && move.value(forKey: "type") as? CATransitionType == .push)
  }

  @Test func `a transaction's values are objects`() {
    inTransaction {
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue(CGPoint(x: 1, y: 2), forKey: "spot")
      let duration = CATransaction.value(forKey: kCATransactionAnimationDuration)
      #expect((duration as? NSNumber)?.doubleValue == 2 && duration as? CFTimeInterval == 2)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
      #expect(CATransaction.value(forKey: "spot") as? NSValue != nil)
      #expect(CATransaction.value(forKey: "spot") as? CGPoint == CGPoint(x: 1, y: 2))
    }
  }

  /// As on Apple's systems: `as` in the source, for which no rewriting is needed.
  @Test func `numbers and geometry are objects in the source`() {
    let (width, point) = (CGFloat(2.5), CGPoint(x: 1, y: 2))
    #expect(width as NSNumber == 2.5)
    #expect([width, 1] as [NSNumber] == [2.5, 1])
    #expect((point as NSValue).pointValue == point)
    #expect(CATransform3DIdentity as NSValue == NSValue(caTransform3D: CATransform3DIdentity))
    #expect((CALayerContentsGravity.center as NSString) as String == "center")
    #expect(NSNumber(value: 2.5) as? CGFloat == 2.5)
    #expect(NSNumber(value: true) as? CGFloat == 1)
  }

  /// A number that no value of the type is exactly, and any other type: nothing, as on Apple's systems.
  @Test func `what does not fit is nil`() throws {
    let layer = CALayer()
    (layer.cornerRadius, layer.name) = (0.1, "card")
    for key in ["cornerRadius", "position", "bounds", "transform", "shadowOffset", "name", "mask"] {
      let value = layer.value(forKey: key)
      let isNumber = key == "cornerRadius"
      #expect((value as? NSNumber != nil) == isNumber, "\(key)")
      #expect((value as? Double != nil) == isNumber && (value as? CGFloat != nil) == isNumber)
      #expect(value as? Int == nil && value as? Float == nil && value as? Bool == nil, "\(key)")
      #expect((value as? CGPoint != nil) == (key == "position"), "\(key)")
      #expect((value as? CGSize != nil) == (key == "shadowOffset"), "\(key)")
      #expect((value as? CGRect != nil) == (key == "bounds"), "\(key)")
      #expect((value as? CATransform3D != nil) == (key == "transform"), "\(key)")
      #expect(value as? CGAffineTransform == nil && value as? CGVector == nil, "\(key)")
      #expect((value as? String != nil) == (key == "name"), "\(key)")
      #expect((value as? CALayerContentsGravity != nil) == (key == "name"), "\(key)")
      #expect(value as? CACornerMask == nil && value as? CGColor == nil, "\(key)")
      #expect(value as? [Any] == nil && value as? CALayer == nil, "\(key)")
    }
    #expect(NSNumber(value: UInt64.max) as? CGFloat == nil)
    #expect((NSNumber(value: Double.nan) as? CGFloat)?.isNaN == true)
    #expect(NSNumber(value: -1) as? CACornerMask == nil)
  }

  /// Values of types that are no objects anywhere come back as they are.
  @Test func `other values come back as they were given`() {
    struct Own: Equatable { var a = 1 }
    let layer = CALayer()
    layer.setValue(Own(a: 7), forKey: "own")
    layer.setValue(["a": 1], forKey: "entries")
    layer.setValue([CGPoint(x: 1, y: 2)], forKey: "points")
    #expect(layer.value(forKey: "own") as? Own == Own(a: 7))
    #expect(layer.value(forKey: "entries") as? [String: Int] == ["a": 1])
    #expect(layer.value(forKeyPath: "entries.a") as? CGFloat == 1)
    #expect(layer.value(forKey: "points") as? [CGPoint] == [CGPoint(x: 1, y: 2)])
    #expect((layer.value(forKey: "points") as? [NSValue])?.count == 1)
    layer.backgroundColor = .black
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == .black)
  }
}
