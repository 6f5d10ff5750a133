import QuartzCore
import Testing

/// Layers put where they cannot be: refused, said once with the layer's name, and both trees stay as
/// they were (TT4).
struct `Misused trees` {
  /// A layer of three generations, and what each way of putting a layer somewhere is called.
  private struct Family {
    let stage = LayerStage()
    let top: CALayer, middle: CALayer, leaf: CALayer

    init() {
      top = stage.addLayer(named: "top")
      (middle, leaf) = (CALayer(), CALayer())
      (middle.name, leaf.name) = ("middle", "leaf")
      top.addSublayer(middle)
      middle.addSublayer(leaf)
      CATransaction.flush()
    }

    var isUntouched: Bool {
      top.superlayer === stage.root && top.sublayers?.map(\.name) == ["middle"]
        && middle.superlayer === top && middle.sublayers?.map(\.name) == ["leaf"]
        && leaf.superlayer === middle && leaf.sublayers == nil
        && [top, middle, leaf].allSatisfy { $0.mask == nil }
    }
  }

  private static let ways: [(String, (CALayer, CALayer) -> Void)] = [
    ("add", { $0.addSublayer($1) }), ("insert at", { $0.insertSublayer($1, at: 0) }),
    ("insert above", { $0.insertSublayer($1, above: $0.sublayers?.first) }),
    ("insert below", { $0.insertSublayer($1, below: nil) }), ("mask", { $0.mask = $1 }),
    ("keyed mask", { $0.setValue($1, forKey: "mask") }),
    ("assign", { $0.sublayers = ($0.sublayers ?? []) + [$1] }),
  ]

  /// TT4.
  @Test func `a layer cannot be put into itself`() {
    for (way, put) in Self.ways {
      let family = Family()
      for _ in 0..<2 { put(family.middle, family.middle) }
      #expect(family.isUntouched, "\(way)")
      #expect(family.stage.reports.count == 1, "\(way)")
      let report = family.stage.reports.first ?? ""
      #expect(report.hasPrefix("CALayer 'middle': "), "\(way)")
      #expect(report.hasSuffix("cannot hold the layer itself"), "\(way)")
    }
  }

  /// TT4.
  @Test func `a layer cannot be put into one below it`() {
    for (way, put) in Self.ways {
      let family = Family()
      for above in [family.top, family.middle, family.stage.root] { put(family.leaf, above) }
      #expect(family.isUntouched, "\(way)")
      #expect(family.stage.reports.count == 1, "\(way)")
      let report = family.stage.reports.first ?? ""
      #expect(report.hasPrefix("CALayer 'leaf': "), "\(way)")
      #expect(report.hasSuffix("cannot hold a layer above it"), "\(way)")
    }
  }

  /// TT4, TT2: nor can it take the place of one below it.
  @Test func `a layer cannot replace what is below it`() {
    let family = Family()
    family.middle.replaceSublayer(family.leaf, with: family.top)
    family.middle.replaceSublayer(family.leaf, with: family.leaf)
    family.middle.replaceSublayer(family.top, with: CALayer())
    #expect(family.isUntouched)
    #expect(family.stage.reports.count == 1)
  }

  /// TR12: copies are for reading; they are in no tree, and nothing is in theirs.
  @Test func `presentation copies stay out of trees`() throws {
    for (way, put) in Self.ways {
      let family = Family()
      let copy = try #require(family.leaf.presentation())
      put(family.middle, copy)
      put(copy, CALayer())
      copy.removeFromSuperlayer()
      #expect(family.isUntouched, "\(way)")
      for report in family.stage.reports { #expect(report.hasSuffix("use their models"), "\(way)") }
    }
  }

  /// TT1: the same layer several times is there once, where it was named last.
  @Test func `sublayers named twice are there once`() {
    let stage = LayerStage()
    let (a, b) = (CALayer(), CALayer())
    stage.root.sublayers = [a, b, a, b, b, a]
    let sublayers = stage.root.sublayers ?? []
    #expect(sublayers.count == 2 && sublayers[0] === b && sublayers[1] === a)
    #expect(a.superlayer === stage.root && b.superlayer === stage.root)
  }

  /// The root of a window's tree goes under another layer and comes back: it is on screen again.
  @Test func `a window's root under another layer`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0, to: 10), to: layer)
    let above = CALayer()
    above.addSublayer(stage.root)
    stage.advance(to: 0.5)
    #expect(layer.presentation() == nil)
    #expect(layer.animationKeys() == nil)
    stage.root.removeFromSuperlayer()
    stage.add(basic("zPosition", from: 0, to: 10), to: layer, at: 1)
    stage.advance(to: 1.5)
    #expect(layer.presentation()?.zPosition == 5)
  }

  /// The layer that it was put under may also end: then it is a root again.
  @Test func `a window's root under a layer that ends`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let action = RecordingAction()
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    do {
      let above = CALayer()
      above.addSublayer(stage.root)
      CATransaction.flush()
      #expect(layer.presentation() == nil)
    }
    CATransaction.flush()
    #expect(layer.presentation() != nil)
    #expect(action.events == [kCAOnOrderOut, kCAOnOrderIn])
  }
}
