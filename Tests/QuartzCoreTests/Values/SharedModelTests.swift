import CoreGraphics
import Testing

@testable import QuartzCore

/// The memory of a layer's values: a new layer's is that of all new layers, and the model's is the last commit's too,
/// until one of them is written (copy on write).
@MainActor
struct `Shared values` {
  private typealias Values = CopyOnWrite<LayerValues>

  private func share(_ first: Values?, _ second: Values?) -> Bool {
    first != nil && first?.box === second?.box
  }

  @Test func `a copy is the same memory until it is written`() {
    var first = CopyOnWrite([1, 2])
    let second = first
    #expect(first.box === second.box)
    first.value[0] = 5
    #expect(first.value == [5, 2] && second.value == [1, 2])
    let box = ObjectIdentifier(first.box)
    first.value[1] = 6
    #expect(ObjectIdentifier(first.box) == box, "memory of its own is written in place")
  }

  @Test func `a value that is taken from another is a copy of its own`() {
    let source = CopyOnWrite([1])
    var alone = CopyOnWrite([2])
    let box = ObjectIdentifier(alone.box)
    alone.overwrite(with: source)
    #expect(alone.value == [1] && ObjectIdentifier(alone.box) == box)
    var sharing = source
    sharing.overwrite(with: source)
    #expect(sharing.value == [1] && sharing.box !== source.box)
  }

  @Test func `new layers share their values, and a change of one is not the others'`() {
    let (first, second) = (CALayer(), CALayer())
    #expect(share(first.modelValues, second.modelValues))
    first.opacity = 0.5
    first.shadowRadius = 9
    #expect(second.opacity == 1 && second.shadowRadius == 3)
    #expect(CALayer().opacity == 1 && CALayer().shadowRadius == 3)
  }

  @Test func `the last commit shares the model's memory until a value of it changes`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.position = CGPoint(x: 4, y: 4) }
    CATransaction.flush()
    #expect(share(layer.modelValues, layer.committed))
    withoutActions {
      layer.position = CGPoint(x: 4, y: 4)
      #expect(share(layer.modelValues, layer.committed), "an equal value is no change")
      layer.position = CGPoint(x: 8, y: 4)
      #expect(!share(layer.modelValues, layer.committed))
      #expect(layer.committed?.value.position.x == 4)
    }
    #expect(share(layer.modelValues, layer.committed))
    #expect(layer.committed?.value.position.x == 8)
  }

  /// What an animation writes in each frame is neither the model's nor the last commit's (T13).
  @Test func `a frame writes to values of its own`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.shadowRadius = 2 }
    stage.add(basic("shadowRadius", from: 2, to: 4), to: layer)
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(layer.frameValues.shadowRadius == 3)
    #expect(!share(layer.animations.shown?.shared, layer.committed))
    let frame = layer.animations.shown.map { ObjectIdentifier($0.shared.box) }
    #expect(layer.shadowRadius == 2 && layer.committed?.value.shadowRadius == 2)
    stage.context.updateFrame(at: 0.75, scale: 1)
    let next = layer.animations.shown.map { ObjectIdentifier($0.shared.box) }
    #expect(next == frame, "the same memory from frame to frame")
    #expect(layer.frameValues.shadowRadius == 3.5)
  }

  @Test func `a layer has memory for settings that few have once one is set`() {
    let layer = CALayer()
    layer.needsDisplayOnBoundsChange = false
    layer.autoresizingMask = []
    layer.isOpaque = false
    #expect(layer.extras == nil && layer.speed == 1 && !layer.needsDisplay())
    layer.speed = 2
    #expect(layer.extras != nil && CALayer().speed == 1)
    let copy = CALayer(layer: layer)
    copy.speed = 3
    #expect(layer.speed == 2)
  }
}
