import QuartzCore
import RandomScenes
import Testing

/// Editing the tree (TT1–TT4; peer 156, 168).
struct `Layer tree` {
  private func named(_ names: String...) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
  }

  private func names(_ layer: CALayer) -> [String] {
    layer.sublayers?.compactMap(\.name) ?? []
  }

  /// TT1, peer 156: by index, below and above.
  @Test func `sublayers are inserted at their place`() {
    let (parent, layers) = (CALayer(), named("a", "b", "c", "d", "e", "f"))
    parent.addSublayer(layers[0])
    parent.addSublayer(layers[1])
    parent.insertSublayer(layers[2], at: 0)
    parent.insertSublayer(layers[3], at: 100)
    parent.insertSublayer(layers[4], below: layers[0])
    parent.insertSublayer(layers[5], above: layers[0])
    #expect(names(parent) == ["c", "e", "a", "f", "b", "d"])
    #expect(layers.allSatisfy { $0.superlayer === parent })
  }

  /// TT1: within its parent a layer moves; the index counts without it.
  @Test func `a sublayer moves within its superlayer`() {
    let (parent, layers) = (CALayer(), named("a", "b", "c"))
    parent.sublayers = layers
    parent.addSublayer(layers[0])
    #expect(names(parent) == ["b", "c", "a"])
    parent.insertSublayer(layers[0], below: layers[1])
    #expect(names(parent) == ["a", "b", "c"])
    parent.insertSublayer(layers[0], above: layers[1])
    #expect(names(parent) == ["b", "a", "c"])
    parent.insertSublayer(layers[2], at: 0)
    #expect(names(parent) == ["c", "b", "a"])
  }

  /// TT1, peer 156: one superlayer at a time; removal clears it.
  @Test func `a layer leaves its superlayer for another`() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers == nil)
    #expect(child.superlayer === b)
    child.removeFromSuperlayer()
    #expect(child.superlayer == nil)
    #expect(b.sublayers == nil)
    child.removeFromSuperlayer()
  }

  /// TT2: the new layer takes the old one's index.
  @Test func `a replacement takes the place`() {
    let (parent, layers) = (CALayer(), named("a", "b", "c", "new"))
    parent.sublayers = Array(layers[0...2])
    parent.replaceSublayer(layers[1], with: layers[3])
    #expect(names(parent) == ["a", "new", "c"])
    #expect(layers[1].superlayer == nil)
    parent.replaceSublayer(CALayer(), with: layers[1])
    #expect(names(parent) == ["a", "new", "c"])
    parent.replaceSublayer(layers[0], with: layers[2])
    #expect(names(parent) == ["c", "new"])
  }

  /// TT2: assigning replaces them all, back to front.
  @Test func `assigning replaces all sublayers`() {
    let (parent, layers) = (CALayer(), named("a", "b", "c"))
    parent.sublayers = [layers[0], layers[1]]
    parent.sublayers = [layers[2], layers[0]]
    #expect(names(parent) == ["c", "a"])
    #expect(layers[1].superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(layers.allSatisfy { $0.superlayer == nil })
  }

  /// TT3: neither the superlayer nor the delegate is kept alive.
  @Test func `superlayer and delegate are weak`() {
    let child = CALayer()
    do {
      let (parent, delegate) = (CALayer(), ActionDelegate())
      parent.addSublayer(child)
      child.delegate = delegate
      CATransaction.flush()
    }
    #expect(child.superlayer == nil)
    #expect(child.delegate == nil)
  }

  /// TT4: a cycle is refused whole, by every way of inserting, and reported.
  @Test(arguments: ["add", "at", "below", "above", "replace", "assign", "itself"])
  func `a layer cannot hold a layer above it`(_ way: String) {
    let stage = LayerStage()
    let (top, middle, leaf) = (stage.addLayer(named: "top"), CALayer(), CALayer())
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    switch way {
    case "add": middle.addSublayer(top)
    case "at": middle.insertSublayer(top, at: 0)
    case "below": middle.insertSublayer(top, below: leaf)
    case "above": middle.insertSublayer(top, above: leaf)
    case "replace": middle.replaceSublayer(leaf, with: top)
    case "assign": middle.sublayers = [leaf, top]
    default: middle.addSublayer(middle)
    }
    #expect(stage.root.sublayers?.first === top)
    #expect(top.sublayers?.first === middle)
    #expect(middle.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(leaf)])
    #expect(stage.reports.count == 1)
  }

  /// LA1, LA4, peer 168: what asks for layout: a child that comes or goes, and a change of size.
  @Test func `the superlayer needs layout, not the layer added`() {
    endOpenTransactions()
    let (parent, child) = (CALayer(), CALayer())
    CATransaction.flush()
    parent.addSublayer(child)
    #expect(parent.needsLayout() && !child.needsLayout())
    CATransaction.flush()
    #expect(!parent.needsLayout())
    child.position = CGPoint(x: 3, y: 3)
    child.bounds.origin.x = 5
    #expect(!parent.needsLayout() && !child.needsLayout())
    child.bounds.size.width = 5
    #expect(child.needsLayout())
    CATransaction.flush()
    child.removeFromSuperlayer()
    #expect(parent.needsLayout())
    CATransaction.flush()
  }

  /// LA2, LA3, TR14: parents first, before the commit, by the delegate.
  @Test func `layout comes before the commit, parents first`() {
    let stage = LayerStage()
    let (parent, child) = (stage.addLayer(named: "parent"), CALayer())
    parent.addSublayer(child)
    child.name = "child"
    CATransaction.flush()
    let delegate = LayoutDelegate()
    (parent.delegate, child.delegate) = (delegate, delegate)
    child.setNeedsLayout()
    parent.setNeedsLayout()
    CATransaction.flush()
    #expect(delegate.names == ["parent", "child"])
    #expect(child.presentation()?.position == CGPoint(x: 7, y: 7))
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(delegate.names == ["parent", "child", "child"])
  }
}

/// A delegate that lays out, and remembers whom.
private final class LayoutDelegate: CALayerDelegate {
  private(set) var names: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  func layoutSublayers(of layer: CALayer) {
    names.append(layer.name ?? "-")
    for sublayer in layer.sublayers ?? [] { sublayer.position = CGPoint(x: 7, y: 7) }
  }
}
