import CoreGraphics
import QuartzCore
import Testing

/// A layout costs what needs it and the ways there, not the tree (LA2, TR14).
struct `Layout passes` {
  /// How many layers the layout of the changes' commit came to.
  private func visits(_ changes: () -> Void) -> Int {
    let before = LayoutPass.visits
    changes()
    CATransaction.flush()
    return LayoutPass.visits - before
  }

  private func flatTree(_ count: Int) -> LayerStage {
    let stage = LayerStage()
    withoutActions { for _ in 0..<count { stage.root.addSublayer(CALayer()) } }
    CATransaction.flush()
    return stage
  }

  @Test func `a layer more among ten thousand is two visits`() {
    let stage = flatTree(10_000)
    // The superlayer, which got a sublayer, and the layer, which got a size.
    let added = CALayer()
    let cost = visits {
      added.bounds.size = CGSize(width: 5, height: 5)
      stage.root.addSublayer(added)
    }
    #expect(cost == 2)
    #expect(visits { added.position.x = 7 } == 0)
    #expect(visits { added.setNeedsLayout() } == 2)
    #expect(visits {} == 0)
  }

  @Test func `layers on the way down are visited, their neighbors are not`() {
    let stage = flatTree(1_000)
    var leaf = stage.root
    for _ in 0..<20 {
      let next = CALayer()
      leaf.addSublayer(next)
      for _ in 0..<10 { leaf.addSublayer(CALayer()) }
      leaf = next
    }
    CATransaction.flush()
    #expect(visits { leaf.setNeedsLayout() } == 21)
  }

  @Test func `asking again and again costs as much as asking once`() {
    let stage = flatTree(10)
    let layer = stage.addLayer()
    #expect(visits { for _ in 0..<100 { layer.setNeedsLayout() } } == 2)
    let cost = visits {
      for _ in 0..<100 {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
      }
    }
    #expect(cost == 100 + 2)
  }

  /// A layer that waits goes on waiting wherever it is moved to, and is laid out once.
  @Test(arguments: ["moved", "removed", "back again", "under a waiting layer"])
  func `a layer that waits is found where it is`(_ way: String) {
    let stage = LayerStage()
    let (a, b, layer) = (stage.addLayer(), stage.addLayer(), CountingLayer())
    a.addSublayer(layer)
    CATransaction.flush()
    layer.count = 0
    layer.setNeedsLayout()
    switch way {
    case "moved": b.addSublayer(layer)
    case "removed": layer.removeFromSuperlayer()
    case "back again":
      layer.removeFromSuperlayer()
      a.addSublayer(layer)
    default:
      b.setNeedsLayout()
      b.addSublayer(layer)
    }
    CATransaction.flush()
    #expect(layer.count == 1)
    #expect(!layer.needsLayout())
    layer.setNeedsLayout()
    CATransaction.flush()
    #expect(layer.count == 2)
  }

  /// One that leaves while its layout is due, because of another one's layout, is laid out all the same.
  @Test func `a layout may take layers out that wait`() {
    let stage = LayerStage()
    let (parent, child) = (CountingLayer(), CountingLayer())
    stage.root.addSublayer(parent)
    parent.addSublayer(child)
    CATransaction.flush()
    parent.onLayout = { child.removeFromSuperlayer() }
    child.count = 0
    child.setNeedsLayout()
    parent.setNeedsLayout()
    CATransaction.flush()
    #expect(child.superlayer == nil)
    #expect(child.count == 1 && !child.needsLayout())
  }
}

private final class CountingLayer: CALayer {
  var count = 0
  var onLayout: () -> Void = {}

  override func layoutSublayers() {
    count += 1
    onLayout()
  }
}
