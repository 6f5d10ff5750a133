import CoreGraphics
import DisplayList
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

  /// The pictures of Issues-issue_1717, whose layers have "xor"; the others by Core Animation's names and Core
  /// Graphics'.
  @Test(
    arguments: [
      ("xor", .xor), ("sourceAtop", .sourceAtop), ("destOver", .destinationOver),
      ("destinationOut", .destinationOut), ("plusD", .plusDarker), ("plusLighter", .plusLighter),
    ] as [(String, CGBlendMode)]
  )
  func `takes the operators of Porter and Duff`(_ name: String, _ mode: CGBlendMode) {
    let layer = stage.addLayer()
    withoutActions {
      layer.backgroundColor = .white
      layer.compositingFilter = name
    }
    #expect(layer.compositingFilter as? String == name)
    #expect(groups().map(\.blendMode) == [mode])
    #expect(groups().allSatisfy { $0.clip == nil })
    #expect(stage.reports.isEmpty)
  }

  @Test(arguments: ["clear", "copy", "sourceIn", "sourceOut", "destIn", "destAtop"])
  func `operators that reach beyond the layer's paint end at its bounds`(_ name: String) {
    let layer = stage.addLayer()
    withoutActions {
      layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
      layer.compositingFilter = name
    }
    #expect(groups().map(\.clip?.rect) == [layer.bounds])
    // Where nothing is painted there still is something to be put there.
    let fills = stage.context.displayList(at: 0, scale: 1).items.compactMap {
      if case .fill(let fill) = $0 { fill.rect } else { nil }
    }
    #expect(fills == [layer.bounds])
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
