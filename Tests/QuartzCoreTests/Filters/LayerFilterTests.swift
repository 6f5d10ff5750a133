import CoreGraphics
import CoreImage
import DisplayList
@testable import QuartzCore
import Testing

/// Filters on layers, in the model and in what shows (A11, KP4).
final class `A layer's filters` {
  private lazy var stage = LayerStage()

  private func blur(_ radius: Float, named name: String = "blur") -> CIFilter {
    let blur = CIFilter.gaussianBlur()
    (blur.radius, blur.name) = (radius, name)
    return blur
  }

  private func number(_ any: Any?) -> Double? {
    any as? Double ?? (any as? CGFloat).map { Double($0) } ?? (any as? NSNumber)?.doubleValue
  }

  @Test func `read back as copies, and do not follow the objects they came from`() {
    let layer = stage.addLayer()
    let given = CIFilter.gaussianBlur()
    given.name = "blur"
    layer.filters = [given]
    given.radius = 99
    let kept = layer.filters?.first as? CIFilter
    #expect(kept !== given && kept?.name == "blur")
    #expect(number(kept?.value(forKey: "inputRadius")) == 10)
    kept?.setValue(50, forKey: "inputRadius")
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 10)
    layer.filters = nil
    #expect(layer.filters == nil && layer.backgroundFilters == nil)
  }

  /// Of the class that has its inputs as properties, by whatever name it was made.
  @Test func `read back as what they are`() {
    let layer = stage.addLayer()
    layer.filters = [blur(3), CIFilter(name: "CISepiaTone") ?? blur(1)]
    #expect((layer.filters?.first as? any CIGaussianBlur)?.radius == 3)
    #expect((layer.filters?.last as? any CISepiaTone)?.intensity == 1)
    #expect(layer.filters?.first is any CISepiaTone == false)
  }

  /// A value that a filter could not take is reported, unless another value was set since.
  @Test func `tell only what was not put right`() {
    let layer = stage.addLayer()
    let filter = blur(1)
    filter.setValue("much", forKey: "inputRadius")
    filter.setValue(4, forKey: "inputRadius")
    layer.filters = [filter]
    #expect(stage.reports.isEmpty)
    filter.setValue("much", forKey: "inputRadius")
    filter.setDefaults()
    layer.filters = [filter]
    #expect(stage.reports.isEmpty)
    filter.setValue("often", forKey: "enabled")
    layer.filters = [filter]
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("cannot be often") == true)
  }

  /// A change of one filter's input makes no table of another filter again.
  @Test func `keep what the others come to`() throws {
    let layer = stage.addLayer()
    layer.filters = [CIFilter.gammaAdjust(), blur(3)]
    func table() throws -> ObjectIdentifier {
      let step = try #require(layer.values.filters?.chain?.steps.first)
      guard case .table(let table) = step else { throw NoTable() }
      return ObjectIdentifier(table)
    }
    let before = try table()
    layer.setValue(7, forKeyPath: "filters.blur.inputRadius")
    #expect(layer.values.filters?.chain?.steps.last == .gaussianBlur(7))
    #expect(try table() == before)
    layer.setValue(2, forKeyPath: "filters.CIGammaAdjust.inputPower")
    #expect(try table() != before)
    layer.setValue(false, forKeyPath: "filters.CIGammaAdjust.enabled")
    #expect(layer.values.filters?.chain?.steps == [.gaussianBlur(7)])
  }

  private struct NoTable: Error {}

  /// Names of filters are without end, so paths through them are not remembered.
  @Test func `are named without being remembered`() {
    let layer = stage.addLayer()
    layer.filters = [blur(3)]
    let before = KeyPathTarget.known.count
    for number in 0..<100 { _ = layer.value(forKeyPath: "filters.name\(number).inputRadius") }
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 3)
    #expect(KeyPathTarget.known.count == before)
  }

  @Test func `inputs are set and read by key path (KP4)`() {
    let layer = stage.addLayer()
    layer.filters = [blur(3), blur(4, named: "other")]
    layer.backgroundFilters = [CIFilter(name: "CIColorMonochrome") ?? blur(1)]
    layer.setValue(7, forKeyPath: "filters.other.inputRadius")
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 3)
    #expect(number(layer.value(forKeyPath: "filters.other.inputRadius")) == 7)
    let path = "backgroundFilters.CIColorMonochrome.inputColor"
    layer.setValue(CIColor(red: 0, green: 1, blue: 0), forKeyPath: path)
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(layer.value(forKeyPath: path) as? CGColor == green)
    #expect(layer.value(forKeyPath: "filters.missing.inputRadius") == nil)
    #expect(stage.reports.isEmpty)
    layer.setValue(1, forKeyPath: "filters.missing.inputRadius")
    layer.setValue("wide", forKeyPath: "filters.blur.inputRadius")
    #expect(stage.reports.count == 2)
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 3)
  }

  /// At a quarter of a linear animation from 0 to 8; the model stays.
  @Test func `inputs animate, exactly at each time (KP4)`() {
    let layer = stage.addLayer()
    layer.filters = [blur(6)]
    layer.backgroundColor = .white
    let animation = CABasicAnimation(keyPath: "filters.blur.inputRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 2)
    layer.add(animation, forKey: nil)
    stage.advance(to: 0)
    stage.advance(to: 0.5)
    let shown = layer.presentation()?.value(forKeyPath: "filters.blur.inputRadius")
    #expect(number(shown) == 2)
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 6)
    let text = stage.context.frame.list.description
    #expect(text.contains("filter gaussian 2 of"))
    stage.advance(to: 2.5)
    #expect(stage.context.frame.list.description.contains("filter gaussian 6 of"))
  }

  @Test func `inputs animate by keyframes and by differences`() {
    let layer = stage.addLayer()
    layer.filters = [blur(6)]
    let keys = CAKeyframeAnimation(keyPath: "filters.blur.inputRadius")
    (keys.values, keys.duration) = ([1, 3, 11], 2)
    layer.add(keys, forKey: nil)
    let more = CABasicAnimation(keyPath: "filters.blur.inputRadius")
    (more.byValue, more.duration, more.isAdditive) = (4, 2, true)
    layer.add(more, forKey: nil)
    stage.advance(to: 0)
    stage.advance(to: 1.5)
    let shown = layer.presentation()?.value(forKeyPath: "filters.blur.inputRadius")
    #expect(number(shown) == 10)
  }

  @Test func `a plain change moves at once`() {
    let layer = stage.addLayer()
    layer.filters = [blur(6)]
    CATransaction.flush()
    layer.setValue(2, forKeyPath: "filters.blur.inputRadius")
    #expect(layer.animationKeys() == nil)
  }

  @Test func `whole lists blend where they are of the same filters, else switch half way`() {
    let layer = stage.addLayer()
    layer.filters = [blur(6)]
    let animation = CABasicAnimation(keyPath: "filters")
    (animation.fromValue, animation.toValue, animation.duration) = ([blur(0)], [blur(10)], 1)
    layer.add(animation, forKey: "same")
    stage.advance(to: 0)
    stage.advance(to: 0.3)
    let shown = layer.presentation()?.value(forKeyPath: "filters.blur.inputRadius")
    #expect(number(shown) == 3)
    animation.toValue = [CIFilter(name: "CIColorInvert") ?? blur(1)]
    layer.add(animation, forKey: "same")
    stage.advance(to: 0.3)
    stage.advance(to: 1)
    let kind = (layer.presentation()?.filters?.first as? CIFilter)?.name
    #expect(kind == "CIColorInvert")
  }

  @Test func `what is no filter of one picture is reported once, and left out`() {
    let layer = stage.addLayer(named: "card")
    layer.filters = ["blur", blur(2), CIFilter(name: "CIMultiplyBlendMode") ?? blur(1)]
    #expect(layer.filters?.count == 1)
    #expect(
      stage.reports == ["CALayer 'card': filters cannot hold blur: the layer is drawn without it"]
    )
    let mistaken = blur(2)
    mistaken.setValue(Double.infinity, forKey: "inputRadius")
    mistaken.setValue(1, forKey: "radius")
    layer.backgroundFilters = [mistaken]
    #expect(stage.reports.count == 3)
    #expect(stage.reports[1].contains("blur.inputRadius cannot be inf: it keeps its value"))
    #expect(stage.reports[2].contains("blur.radius is no input of CIGaussianBlur"))
  }

  @Test func `numbers out of range are kept, and drawn as the nearest in it`() {
    let layer = stage.addLayer()
    withoutActions { layer.backgroundColor = .white }
    layer.filters = [blur(400)]
    stage.advance(to: 0)
    #expect(stage.context.frame.list.description.contains("filter gaussian 100 of"))
    #expect(number(layer.value(forKeyPath: "filters.blur.inputRadius")) == 400)
    layer.setValue(-3, forKeyPath: "filters.blur.inputRadius")
    stage.advance(to: 1)
    #expect(!stage.context.frame.list.description.contains("filter"))
  }

  @Test func `a filter that is off is not run (KP4)`() {
    let layer = stage.addLayer()
    withoutActions { layer.backgroundColor = .white }
    layer.filters = [blur(4)]
    stage.advance(to: 0)
    #expect(stage.context.frame.list.description.contains("filter gaussian 4 of"))
    layer.setValue(false, forKeyPath: "filters.blur.enabled")
    stage.advance(to: 1)
    #expect(stage.context.frame.list.description.hasPrefix("fill"))
  }

  @Test(arguments: [
    ("CIMultiplyBlendMode", CGBlendMode.multiply), ("CISourceOverCompositing", .normal),
    ("CIAdditionCompositing", .plusLighter), ("CIColorDodgeBlendMode", .colorDodge),
    ("CIHueBlendMode", .hue), ("CISaturationBlendMode", .saturation),
    ("CILuminosityBlendMode", .luminosity), ("CIHardLightBlendMode", .hardLight),
  ])
  func `blend modes may be filters`(_ name: String, _ mode: CGBlendMode) {
    let layer = stage.addLayer()
    layer.compositingFilter = CIFilter(name: name)
    #expect((layer.compositingFilter as? CIFilter)?.name == name)
    #expect(CompositingFilter(rawValue: name).blendMode == mode)
    layer.compositingFilter = blur(3)
    #expect((layer.compositingFilter as? CIFilter)?.name == name)
    #expect(stage.reports.count == 1)
    layer.setValue(nil, forKey: "compositingFilter")
    #expect(layer.compositingFilter == nil)
  }
}
