import QuartzCore
import Testing

/// What layers ask of a high dynamic range: kept, though all that is drawn here has the standard one.
struct `A layer's dynamic range` {
  /// Names and defaults as OpenCoreAnimation's tests have printed them from Core Animation.
  @Test func `is kept and copied`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    #expect(layer.toneMapMode == .automatic && layer.preferredDynamicRange == .standard)
    #expect(layer.contentsHeadroom == 0 && !layer.wantsExtendedDynamicRangeContent)
    #expect(CALayer.defaultValue(forKey: "toneMapMode") as? String == "automatic")
    let range = CALayer.defaultValue(forKey: "preferredDynamicRange")
    #expect(range as? CALayer.DynamicRange == .standard)
    #expect(CALayer.defaultValue(forKey: "contentsHeadroom") as? CGFloat == 0)
    layer.toneMapMode = .never
    layer.setValue("constrainedHigh", forKey: "preferredDynamicRange")
    layer.contentsHeadroom = 4
    layer.setValue(true, forKey: "wantsExtendedDynamicRangeContent")
    CATransaction.flush()
    for copy in [CALayer(layer: layer), try #require(layer.presentation())] {
      #expect(copy.toneMapMode == .never && copy.preferredDynamicRange == .constrainedHigh)
      #expect(copy.contentsHeadroom == 4 && copy.wantsExtendedDynamicRangeContent)
    }
    #expect(CALayer().preferredDynamicRange == .standard && !layer.needsDisplay())
    #expect(CALayer.DynamicRange.high.rawValue == "high")
    #expect(CALayer.ToneMapMode.ifSupported.rawValue == "ifSupported")
  }
}
