import DisplayList
import QuartzCore
import Testing

/// Depth, flattening, flipping and the direction of y, in conversions and in what is painted.
final class `Facts of geometry` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()

  /// A committed layer of 10 × 10 at (x, y), filled.
  private func block(_ x: CGFloat, _ y: CGFloat, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    withoutActions {
      layer.frame = CGRect(x: x, y: y, width: 10, height: 10)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      (parent ?? stage.root).addSublayer(layer)
    }
    CATransaction.flush()
    return layer
  }

  private var painted: [String] {
    stage.context.displayList(at: 0, scale: 1).description.split(separator: "\n").map(String.init)
  }

  /// GE15: y points down from the root on: a greater y is painted lower, in the root and below it.
  @Test func `y points down`() {
    let outer = block(10, 20)
    let inner = block(1, 2, in: outer)
    #expect(
      painted == [
        "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 10 20",
        "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 11 22",
      ]
    )
    #expect(inner.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 11, y: 22))
    #expect(stage.root.contentsAreFlipped())
  }

  /// GE7: with y down a positive turn about z is clockwise: what pointed right points down.
  @Test func `a positive rotation is clockwise`() {
    let layer = block(0, 0)
    withoutActions { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
    let tip = layer.convert(CGPoint(x: 10, y: 5), to: stage.root)
    #expect(abs(tip.x - 5) < 1e-12 && abs(tip.y - 10) < 1e-12)
  }

  /// GE2: the anchor point's depth moves the layer away by itself, and `zPosition` towards the viewer.
  @Test func `both depths count under a perspective`() {
    stage.root.sublayerTransform.m34 = -1 / 500
    let layer = block(195, 145)
    let middle = CGPoint(x: 10, y: 5)
    func offset() -> CGFloat { layer.convert(middle, to: stage.root).x - 200 }
    #expect(abs(offset() - 5) < 1e-12)
    withoutActions { layer.zPosition = 250 }
    #expect(abs(offset() - 10) < 1e-12)
    withoutActions { layer.anchorPointZ = 250 }
    #expect(abs(offset() - 5) < 1e-12)
    withoutActions { layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    // Turned about an axis 250 behind it: twice that nearer, on the other side.
    withoutActions { layer.zPosition = 0 }
    #expect(abs(offset() + 10) < 1e-9)
  }

  /// GE8: what a layer applies to its sublayers does not apply to its own contents, border or background.
  @Test func `a sublayer transform leaves the layer's own drawing`() {
    let outer = block(10, 20)
    _ = block(0, 0, in: outer)
    withoutActions { outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
    #expect(
      painted == [
        "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 1 10 20",
        "fill 0 0 10 10 color 1 0 0 1 map 2 0 0 2 5 15",
      ]
    )
  }

  /// GE9: a plain layer flattens what is in it, so a perspective above does not reach its sublayers'
  /// depth, nor add up two turns.
  @Test func `a plain layer flattens its sublayers`() {
    stage.root.sublayerTransform.m34 = -1 / 500
    let outer = block(100, 100)
    let inner = block(0, 0, in: outer)
    let flat = inner.convert(CGPoint.zero, to: stage.root)
    withoutActions { inner.zPosition = 250 }
    #expect(inner.convert(CGPoint.zero, to: stage.root) == flat)
    withoutActions {
      stage.root.sublayerTransform = CATransform3DIdentity
      outer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      inner.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    }
    // Each halves the width by itself; together in space they would be cos 120°, the other way round.
    let (left, right) = (
      inner.convert(CGPoint(x: 0, y: 5), to: stage.root),
      inner.convert(CGPoint(x: 10, y: 5), to: stage.root)
    )
    #expect(abs(right.x - left.x - 2.5) < 1e-9)
  }

  /// GE11: flipped geometry turns the sublayers' places round; pictures stay the right way up.
  @Test func `flipping moves sublayers and leaves pictures upright`() {
    let image = CGImage(width: 2, height: 2, pixels: [0, 0, 0, 0])
    let outer = block(0, 0)
    withoutActions {
      outer.bounds.size.height = 100
      outer.position.y = 50
      outer.backgroundColor = nil
      outer.contents = image
      outer.isGeometryFlipped = true
    }
    _ = block(0, 0, in: outer)
    #expect(
      painted == [
        "image 2×2 from 0 0 2 2 to 0 0 10 100 map 1 0 0 1 0 0",
        "fill 0 0 10 10 color 1 0 0 1 map 1 0 0 -1 0 100",
      ]
    )
  }

  /// GE5: scrolling moves the sublayers; the picture stays where the bounds are on screen.
  @Test func `scrolling moves sublayers and leaves the picture`() {
    let outer = block(20, 30)
    withoutActions {
      outer.backgroundColor = nil
      outer.contents = CGImage(width: 2, height: 2, pixels: [0, 0, 0, 0])
    }
    _ = block(0, 0, in: outer)
    func corner(_ line: String) -> String {
      line.split(separator: " ").suffix(2).joined(separator: " ")
    }
    #expect(painted.map(corner) == ["20 30", "20 30"])
    withoutActions { outer.bounds.origin = CGPoint(x: 3, y: 4) }
    #expect(corner(painted[1]) == "17 26")
    #expect(painted[0].contains("to 3 4 10 10") && corner(painted[0]) == "17 26")
  }

  /// GE6: a turn of a transform about an axis of no length leaves it; the order is row vectors'.
  @Test func `operations on a transform act before it`() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DRotate(move, 1, 0, 0, 0) == move)
    #expect((move.m41, move.m42, move.m43) == (1, 2, 3))
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(CATransform3DRotate(move, 0.5, 0, 0, 1) == CATransform3DConcat(turn, move))
    #expect(
      CATransform3DTranslate(turn, 1, 2, 3) == CATransform3DConcat(move, turn)
    )
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DScale(turn, 2, 3, 4) == CATransform3DConcat(scale, turn))
  }

  /// Peer 111: no axis, no turn; and peer 110's other four products.
  @Test func `a rotation about a zero axis does nothing`() {
    #expect(CATransform3DMakeRotation(2, 0, 0, 0) == CATransform3DIdentity)
    let (move, scale) = (CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 1, 1))
    #expect(CATransform3DConcat(move, scale).m11 == 2)
    #expect(CATransform3DTranslate(move, 5, 0, 0).m41 == 15)
  }

  /// Peer 161: a layer that is seen edge-on, or squeezed flat, converts and is missed.
  @Test func `a layer without an area is missed`() {
    let layer = block(0, 0)
    withoutActions { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    #expect(stage.root.hitTest(CGPoint(x: 5, y: 5)) === stage.root)
    let p = layer.convert(CGPoint(x: 5, y: 5), from: stage.root)
    #expect(p.x.isFinite && p.y.isFinite)
  }

  /// Peer 160, over GE13: `nil` is the superlayer's space, not the root's: the sources differ.
  @Test func `nil is one layer up`() {
    let outer = block(100, 100)
    let inner = block(1, 2, in: outer)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: nil).minX == -1)
  }
}
