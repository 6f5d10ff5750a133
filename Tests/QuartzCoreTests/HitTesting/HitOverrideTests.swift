import QuartzCore
import RandomScenes
import Testing

/// `hitTest(_:)` and `contains(_:)` are open: among many siblings too, those that override them are asked
/// as often as one by one, and in that order (HT1, HT2).
struct `Hit testing with layers that answer for themselves` {
  init() { endOpenTransactions() }

  /// A hundred plain layers side by side, with `layer` in front of the first fifty.
  private func field(with layer: CALayer) -> (CALayer, [CALayer]) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let layers = (0..<100).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: 10 * index, y: 0, width: 8, height: 50)
      return layer
    }
    withoutActions { root.sublayers = layers[..<50] + [layer] + layers[50...] }
    return (root, layers)
  }

  /// A shape larger than the bounds is found outside them.
  @Test func `contains decides beyond the bounds`() {
    let odd = AskedLayer()
    let (root, layers) = field(with: odd)
    odd.onContains = { $0.x > 300 }
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[10])
    #expect(root.hitTest(CGPoint(x: 402, y: 10)) === odd)
    #expect(root.hitTest(CGPoint(x: 602, y: 10)) === layers[60])
  }

  /// HT4: a hidden layer is skipped by its own `hitTest(_:)`, which may see it in another way.
  @Test func `hitTest decides, even hidden`() {
    let odd = AskedLayer()
    let (root, layers) = field(with: odd)
    odd.isHidden = true
    odd.onHitTest = { $0.x > 300 ? odd : nil }
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[10])
    #expect(root.hitTest(CGPoint(x: 402, y: 10)) === odd)
    odd.onHitTest = nil
    #expect(root.hitTest(CGPoint(x: 402, y: 10)) === layers[40])
  }

  /// One below a plain sibling counts with that one, unless it is cut off.
  @Test func `one deeper down is asked through its superlayer`() {
    let odd = AskedLayer()
    let (root, layers) = field(with: CALayer())
    layers[99].addSublayer(odd)
    odd.onContains = { _ in true }
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === odd)
    layers[99].masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[10])
    #expect(root.hitTest(CGPoint(x: 992, y: 10)) === odd)
  }

  /// Only what is in front of the hit is asked.
  @Test func `no layer behind the hit is asked`() {
    let odd = AskedLayer()
    let (root, layers) = field(with: odd)
    var asked = 0
    odd.onContains = { _ in
      asked += 1
      return false
    }
    #expect(root.hitTest(CGPoint(x: 602, y: 10)) === layers[60])
    #expect(asked == 0)
    #expect(root.hitTest(CGPoint(x: 402, y: 10)) === layers[40])
    #expect(asked == 1)
    odd.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 602, y: 10)) === layers[60])
    #expect(asked == 2)
  }

  /// A question may change the tree and ask another: the list stays as it was when the test began.
  @Test func `a layer that is asked may change the tree`() {
    let odd = AskedLayer()
    let (root, layers) = field(with: odd)
    var inner: CALayer?
    odd.onContains = { _ in
      odd.onContains = { _ in false }
      for index in 0..<40 { layers[index].removeFromSuperlayer() }
      layers[41].position.x = 105
      inner = root.hitTest(CGPoint(x: 102, y: 10))
      return false
    }
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[10])
    #expect(inner === layers[41])
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[41])
  }

  /// Where most answer for themselves the index is no help, and not in the way.
  @Test func `most of them may answer for themselves`() {
    let (root, layers) = field(with: CALayer())
    withoutActions {
      for index in 0..<150 {
        let odd = AskedLayer()
        odd.frame = CGRect(x: 10 * index, y: 60, width: 8, height: 8)
        root.addSublayer(odd)
      }
    }
    #expect(root.hitTest(CGPoint(x: 102, y: 10)) === layers[10])
    #expect(root.hitTest(CGPoint(x: 102, y: 62))?.position.x == 104)
    #expect(root.hitTest(CGPoint(x: 102, y: 75)) === root)
  }
}

/// A layer whose answers the test sets.
private final class AskedLayer: CALayer {
  var onContains: ((CGPoint) -> Bool)?
  var onHitTest: ((CGPoint) -> CALayer?)?

  override func contains(_ p: CGPoint) -> Bool { onContains?(p) ?? super.contains(p) }

  override func hitTest(_ p: CGPoint) -> CALayer? {
    if let onHitTest { onHitTest(p) } else { super.hitTest(p) }
  }
}
