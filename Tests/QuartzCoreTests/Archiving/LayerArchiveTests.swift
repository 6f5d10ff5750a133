import CoreImage
import Testing

@testable import QuartzCore

/// `NSKeyedArchiver` and back: the idiom that copies a layer with all that is below it.
struct `Archives of layers` {
  @Test func `have every property, with its type`() throws {
    let layer = CALayer()
    let values: [(String, Any)] = [
      ("bounds", CGRect(x: 1, y: 2, width: 10.5, height: 0.1)), ("position", CGPoint(x: -3, y: 4)),
      ("zPosition", CGFloat(7)), ("anchorPoint", CGPoint(x: 0.25, y: 1)),
      ("transform", CATransform3DMakeRotation(1, 0.5, 0, 1)), ("opacity", Float(0.3)),
      ("hidden", true), ("cornerRadius", CGFloat(3)), ("maskedCorners", UInt32(5)),
      ("contentsGravity", "center"), ("shadowOffset", CGSize(width: 1, height: 2)),
      ("name", "card"), ("speed", Float(0.5)), ("fillMode", "both"), ("opaque", true),
      ("compositingFilter", "xor"), ("autoresizingMask", UInt32(2)),
    ]
    for (key, value) in values { layer.setValue(value, forKey: key) }
    let copy = try archived(layer)
    for (key, value) in values {
      #expect(copy.value(forKey: key) as? NSObject == object(value), "\(key)")
    }
    for property in LayerProperty.allCases {
      #expect(copy.values[property] == layer.values[property], "\(property)")
    }
  }

  @Test func `have colors in their spaces, pictures and paths`() throws {
    let layer = CALayer()
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    layer.backgroundColor = CGColor(colorSpace: space, components: [0.1, 0.2, 0.9, 0.5])
    layer.borderColor = CGColor(gray: 0.25, alpha: 1)
    layer.shadowColor = CGColor(
      genericCMYKCyan: 0.1,
      magenta: 0.2,
      yellow: 0.3,
      black: 0.4,
      alpha: 1
    )
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 7, height: 9))
    path.addQuadCurve(to: CGPoint(x: 1.1, y: 2.2), control: .zero)
    layer.shadowPath = path
    let pixels: [UInt32] = [0xFF00_00FF, 0x8000_4000, 0, 0xFFFF_FFFF, 0xFF12_3456, 0x0101_0101]
    layer.contents = CGImage(width: 2, height: 3, pixels: pixels)
    let copy = try archived(layer)
    #expect(copy.backgroundColor == layer.backgroundColor)
    #expect(copy.borderColor == layer.borderColor && copy.shadowColor == layer.shadowColor)
    #expect(copy.shadowPath == path)
    let image = try #require(copy.values.contents)
    #expect(image.pixels == pixels && image.width == 2)
  }

  @Test func `have the tree, the mask, and what one layer says of another`() throws {
    let root = CALayer()
    let shape = CAShapeLayer()
    shape.lineDashPattern = [1, 2.5]
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    let text = CATextLayer()
    text.string = "Text"
    text.fontSize = 11
    root.sublayers = [shape, text]
    root.mask = CAGradientLayer()
    (root.mask as? CAGradientLayer)?.locations = [0, 0.3, 1]
    (root.mask as? CAGradientLayer)?.colors = [CGColor.black, CGColor.clear]
    root.setValue(shape, forKey: "favorite")
    root.setValue(["place": CGPoint(x: 1, y: 2), "list": [1, "two"]], forKey: "notes")
    let copy = try archived(root)
    let below = try #require(copy.sublayers)
    #expect(below.count == 2 && below[0].superlayer === copy)
    #expect((below[0] as? CAShapeLayer)?.lineDashPattern == [1, 2.5])
    #expect((below[1] as? CATextLayer)?.string as? String == "Text")
    #expect((copy.mask as? CAGradientLayer)?.locations == [0, 0.3, 1])
    #expect((copy.mask as? CAGradientLayer)?.colors?.count == 2)
    #expect(copy.value(forKey: "favorite") as? CALayer === below[0])
    #expect(copy.value(forKeyPath: "notes.place") as? CGPoint == CGPoint(x: 1, y: 2))
    let list = copy.value(forKeyPath: "notes.list") as? [Any]
    #expect(list?.first as? Int == 1 && list?.last as? String == "two")
  }

  @Test func `have filters, constraints, actions and particles`() throws {
    let layer = CAEmitterLayer()
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    blur.name = "soft"
    blur.setValue(3.5, forKey: "inputRadius")
    layer.filters = [blur]
    layer.layoutManager = CAConstraintLayoutManager()
    layer.constraints = [
      CAConstraint(
        attribute: .midX,
        relativeTo: "superlayer",
        attribute: .maxX,
        scale: 2,
        offset: 3
      )
    ]
    layer.actions = ["position": NSNull(), "opacity": CABasicAnimation(keyPath: "opacity")]
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.isEnabled) = ("spark", 12, false)
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    cell.emitterCells = [CAEmitterCell()]
    cell.setValue(4, forKey: "mine")
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    let copy = try archived(layer)
    #expect((copy.filters?.first as? CIFilter)?.name == "soft")
    #expect(copy.value(forKeyPath: "filters.soft.inputRadius") as? Double == 3.5)
    #expect(copy.layoutManager is CAConstraintLayoutManager)
    let constraint = try #require(copy.constraints?.first)
    #expect(constraint.attribute == .midX && constraint.sourceAttribute == .maxX)
    #expect(constraint.scale == 2 && constraint.offset == 3)
    #expect(copy.actions?["position"] is NSNull)
    #expect((copy.actions?["opacity"] as? CABasicAnimation)?.keyPath == "opacity")
    let spark = try #require(copy.emitterCells?.first)
    #expect(spark.name == "spark" && spark.birthRate == 12 && !spark.isEnabled)
    #expect(spark.color == cell.color && spark.emitterCells?.count == 1)
    #expect(spark.value(forKey: "mine") as? Int == 4)
    #expect(copy.emitterShape == .line)
  }

  @Test func `have the animations, which go on in the copy`() throws {
    let layer = CALayer()
    let basic = CABasicAnimation(keyPath: "opacity")
    (basic.fromValue, basic.duration) = (0.25, 2)
    basic.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(basic, forKey: "fade")
    let copy = try archived(layer)
    #expect(copy.animationKeys() == ["fade"])
    let fade = try #require(copy.animation(forKey: "fade") as? CABasicAnimation)
    #expect(fade.fromValue as? Double == 0.25 && fade.duration == 2)
    #expect(fade.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `are of the layer's own class, also one that has no name in Foundation`() throws {
    let root = CALayer()
    root.sublayers = [NamelessLayer(), NamelessLayer.Inner(), TopLevelLayer()]
    (root.sublayers?[0] as? NamelessLayer)?.ticks = 3
    let below = try #require(try archived(root).sublayers)
    #expect((below[0] as? NamelessLayer)?.ticks == 3)
    #expect(below[1] is NamelessLayer.Inner && below[2] is TopLevelLayer)
  }

  @Test func `of a class without a name are of the nearest that has one, which is reported`() {
    var copy: CALayer?
    let reports = reported { copy = try? archived(NamelessLayer() as CALayer) }
    #expect(copy.map { type(of: $0) == CALayer.self } == true)
    #expect(reports.count == 1 && reports[0].hasPrefix("NamelessLayer: is archived as CALayer"))
  }

  @Test func `leave out what archives cannot have, which is reported`() {
    struct Own {}
    let layer = CALayer()
    layer.setValue(Own(), forKey: "own")
    layer.setValue(2, forKey: "other")
    var copy: CALayer?
    let reports = reported { copy = try? archived(layer) }
    #expect(copy?.value(forKey: "own") == nil && copy?.value(forKey: "other") as? Int == 2)
    #expect(reports.count == 1 && reports[0].contains("own cannot be archived"))
  }

  @Test func `have no delegate, and change nothing of the layer`() throws {
    let delegate = SilentDelegate()
    let layer = CALayer()
    layer.delegate = delegate
    layer.addSublayer(CALayer())
    #expect(try archived(layer).delegate == nil)
    #expect(layer.delegate === delegate && layer.sublayers?.count == 1)
  }
}

private class NamelessLayer: CALayer {
  @Animatable var ticks: CGFloat = 1
  class Inner: CALayer {}
}

final class TopLevelLayer: CALayer {}

private final class SilentDelegate: CALayerDelegate {}

/// The layer of an archive of `layer`.
func archived<Layer: CALayer>(_ layer: Layer) throws -> Layer {
  let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
  return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
}

/// The object that a value is on Apple's systems, for comparing.
private func object(_ value: Any) -> NSObject? { objectForm(value) as? NSObject }
