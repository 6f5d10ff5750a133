import QuartzCore
import Testing

/// Hit testing (HT1–HT8; peer 161, 164–166).
struct `Layer hit testing` {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    return layer
  }

  /// HT1, peer 164: the point is the superlayer's; the answer is the deepest, itself included.
  @Test func `the deepest layer at a point of the superlayer is hit`() {
    let (parent, child) = (square(50, 50), square(10, 10, 20))
    parent.addSublayer(child)
    #expect(parent.hitTest(CGPoint(x: 65, y: 65)) === child)
    #expect(parent.hitTest(CGPoint(x: 120, y: 120)) === parent)
    #expect(parent.hitTest(CGPoint(x: 15, y: 15)) == nil)
  }

  /// HT2, peer 166: least edges are in, greatest are out.
  @Test func `contains is half open`() {
    let layer = square(0, 0)
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.contains(CGPoint(x: 5, y: 5)))
    #expect(layer.contains(CGPoint(x: 104.999, y: 104.999)))
    #expect(!layer.contains(CGPoint(x: 105, y: 50)))
    #expect(!layer.contains(CGPoint(x: 50, y: 105)))
    #expect(!layer.contains(CGPoint(x: 4.999, y: 50)))
  }

  /// HT2: a subclass may have a shape of its own.
  @Test func `contains can be overridden`() {
    let (parent, round) = (square(0, 0), RoundLayer())
    round.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.addSublayer(round)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === round)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === parent)
  }

  /// HT3, peer 165: outside the parent's bounds, unless that cuts it off.
  @Test func `a sublayer outside is hit unless it is cut off`() {
    let (parent, child) = (square(0, 0), square(150, 0))
    parent.addSublayer(child)
    #expect(parent.hitTest(CGPoint(x: 200, y: 50)) === child)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 200, y: 50)) == nil)
  }

  /// HT4, HT8, peer 166: hidden subtrees are skipped; opacity, corners and contents are not looked at.
  @Test func `hidden subtrees are skipped`() {
    let (parent, child, leaf) = (square(0, 0), square(0, 0), square(0, 0))
    parent.addSublayer(child)
    child.addSublayer(leaf)
    child.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === parent)
    child.isHidden = false
    (child.opacity, leaf.opacity, leaf.cornerRadius) = (0, 0, 50)
    #expect(parent.hitTest(CGPoint(x: 2, y: 2)) === leaf)
  }

  /// HT5, peer 164: by depth first, then the later sibling.
  @Test func `zPosition comes before order`() {
    let (parent, a, b) = (square(0, 0), square(0, 0), square(0, 0))
    parent.sublayers = [a, b]
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === b)
    a.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === a)
    b.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === b)
  }

  /// HT6, peer 161: transforms apply; one that leaves no area is missed.
  @Test func `transforms apply`() {
    let (parent, child) = (square(0, 0, 200), square(50, 50))
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(parent.hitTest(CGPoint(x: 52, y: 52)) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 35)) === child)
    child.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(parent.hitTest(CGPoint(x: 100, y: 100)) === parent)
    child.transform = CATransform3DIdentity
    parent.sublayerTransform = CATransform3DMakeTranslation(50, 0, 0)
    #expect(parent.hitTest(CGPoint(x: 60, y: 100)) === parent)
    #expect(parent.hitTest(CGPoint(x: 160, y: 100)) === child)
  }

  /// HT7: model values, or on a presentation layer what shows, and from there back to the model.
  @Test func `a moving layer is hit through its presentation`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let point = CGPoint(x: 50, y: 100)
    stage.add(basic("position.x", from: 50, to: 50), to: layer)
    #expect(stage.root.hitTest(point) === stage.root)
    let hit = try stage.shown(stage.root, at: 0.5).hitTest(point)
    #expect(hit !== layer)
    #expect(hit?.model() === layer)
  }
}

/// A layer in the shape of the circle in its bounds.
private final class RoundLayer: CALayer {
  override func contains(_ p: CGPoint) -> Bool {
    hypot(Double(p.x - bounds.midX), Double(p.y - bounds.midY)) < Double(bounds.width / 2)
  }
}
