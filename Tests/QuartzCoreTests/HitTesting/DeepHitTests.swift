import QuartzCore
import RandomScenes
import Testing

/// Ten thousand layers in each other do not overflow the stack.
struct `A chain of ten thousand layers` {
  private static let count = 10_000

  /// Layers at (1, 0) in each other: topmost and deepest.
  private func chain(_ kind: CALayer.Type = CALayer.self) -> (top: CALayer, leaf: CALayer) {
    endOpenTransactions()
    let leaf = kind.init()
    var top = leaf
    withoutActions {
      leaf.frame = CGRect(x: 1, y: 0, width: 9, height: 9)
      for _ in 1..<Self.count {
        let layer = kind.init()
        layer.frame = CGRect(x: 1, y: 0, width: 9, height: 9)
        layer.addSublayer(top)
        top = layer
      }
    }
    return (top, leaf)
  }

  /// HT1: also when each layer's own `hitTest(_:)` has to be called.
  @Test(arguments: [CALayer.self, PlainSubclass.self] as [CALayer.Type])
  func `its last layer is hit`(_ kind: CALayer.Type) {
    let (top, leaf) = chain(kind)
    #expect(top.hitTest(CGPoint(x: Self.count + 4, y: 4)) === leaf)
    #expect(top.hitTest(CGPoint(x: Self.count + 4, y: 14)) == nil)
  }

  /// HT3: also as one of many siblings, where it counts as far down as is looked.
  @Test func `its last layer is hit among many siblings`() {
    let (top, leaf) = chain()
    let root = CALayer()
    withoutActions {
      for _ in 0..<40 { root.addSublayer(CALayer()) }
      root.addSublayer(top)
    }
    let point = CGPoint(x: Self.count + 4, y: 4)
    #expect(root.hitTest(point) === leaf)
    withoutActions { leaf.position.x += 100 }
    #expect(root.hitTest(point) === leaf.superlayer)
    #expect(root.hitTest(CGPoint(x: point.x + 100, y: 4)) === leaf)
  }

  /// GE2: points go all the way up and down.
  @Test func `points are converted`() {
    let (top, leaf) = chain()
    let expected = CGPoint(x: Self.count + 2, y: 3)
    #expect(leaf.convert(CGPoint(x: 3, y: 3), to: top) == expected)
    #expect(top.convert(expected, to: leaf) == CGPoint(x: 3, y: 3))
  }

  /// T1: times go all the way up and down.
  @Test func `times are converted`() {
    let (top, leaf) = chain()
    withoutActions {
      leaf.timeOffset = 5
      leaf.superlayer?.beginTime = 1
      top.speed = 2
    }
    #expect(leaf.convertTime(3, from: nil) == 10)
    #expect(leaf.convertTime(10, to: nil) == 3)
    #expect(leaf.convertTime(10, to: top) == 6)
    #expect(leaf.isTimeRunning)
    top.speed = 0
    #expect(!leaf.isTimeRunning)
  }

  /// TT4: a loop is found however long it is.
  @Test func `it cannot hold its own beginning`() {
    let (top, leaf) = chain()
    EngineReport.handler = { _ in }
    #expect(leaf.isDescendant(of: top))
    leaf.addSublayer(top)
    #expect(top.superlayer == nil)
    #expect(leaf.sublayers == nil)
  }
}

private final class PlainSubclass: CALayer {}
