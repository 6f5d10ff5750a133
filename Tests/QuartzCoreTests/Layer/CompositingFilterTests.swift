import CoreGraphics
import QuartzCore
import Testing

/// `compositingFilter` by the names of blend modes (RE1, A11).
final class `The compositing filter` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()

  private func groups() -> [DisplayItem.Group] {
    CATransaction.flush()
    return stage.context.displayList(at: 0, scale: 1).items.compactMap {
      if case .beginGroup(let group) = $0 { group } else { nil }
    }
  }

  @Test func `is none by default`() {
    let layer = stage.addLayer()
    layer.backgroundColor = .white
    #expect(layer.compositingFilter == nil)
    #expect(groups().isEmpty)
  }

  @Test func `makes a group of the layer with its shadow and its sublayers`() {
    let layer = stage.addLayer()
    withoutActions {
      layer.backgroundColor = .white
      layer.shadowOpacity = 1
      layer.opacity = 0.5
      layer.addSublayer(CALayer())
      layer.compositingFilter = "multiplyBlendMode"
    }
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    #expect(groups().map(\.blendMode) == [.multiply, .normal])
    #expect(groups().map(\.opacity) == [1, 0.5])
    withoutActions { layer.compositingFilter = nil }
    #expect(groups().map(\.blendMode) == [.normal])
  }

  @Test func `goes by key, and on copies`() throws {
    let layer = stage.addLayer()
    withoutActions { layer.setValue("screenBlendMode", forKey: "compositingFilter") }
    CATransaction.flush()
    let copy = try #require(layer.presentation())
    #expect(copy.compositingFilter as? String == "screenBlendMode")
    layer.compositingFilter = nil
    #expect(layer.animationKeys() == ["compositingFilter"])
  }

  @Test(arguments: ["gaussianBlur", "", "Multiply"])
  func `that is unknown is reported, and nothing changes`(_ name: String) {
    let layer = stage.addLayer(named: "card")
    layer.compositingFilter = "darkenBlendMode"
    layer.compositingFilter = name
    if name.isEmpty {
      #expect(layer.compositingFilter == nil)
    } else {
      #expect(layer.compositingFilter as? String == "darkenBlendMode")
      #expect(stage.reports.count == 1)
      #expect(stage.reports.first?.hasPrefix("CALayer 'card': compositingFilter is none") == true)
    }
    layer.compositingFilter = 7
    #expect(stage.reports.count == 1)
  }
}
