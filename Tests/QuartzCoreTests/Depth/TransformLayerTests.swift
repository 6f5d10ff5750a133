import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing

/// Layers that share a space (GE9, SL8, HT9).
final class `A transform layer` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = LayerStage()
  private lazy var space = {
    let space = CATransformLayer()
    withoutActions {
      space.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      stage.root.addSublayer(space)
    }
    return space
  }()

  /// A 100 × 100 layer in the middle of the space, turned about y and moved along z.
  @discardableResult
  private func addFace(
    _ alpha: CGFloat,
    turned angle: Double = 0,
    z: CGFloat = 0,
    to parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    withoutActions {
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.position = CGPoint(x: 50, y: 50)
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: alpha)
      layer.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0),
        0,
        0,
        z
      )
      (parent ?? space).addSublayer(layer)
    }
    return layer
  }

  /// The alphas of all fills, back to front.
  private func alphas() -> [Double] {
    CATransaction.flush()
    return stage.context.displayList(at: 0, scale: 1).items.compactMap {
      if case .fill(let fill) = $0 { (fill.color.alpha * 100).rounded() / 100 } else { nil }
    }
  }

  @Test func `what is nearer is in front, whatever its place in the tree`() {
    addFace(0.1, z: 30)
    addFace(0.2, z: -10)
    addFace(0.3, z: 10)
    #expect(alphas() == [0.2, 0.3, 0.1])
  }

  @Test func `at the same depth the tree's order holds`() {
    for alpha in [0.1, 0.2, 0.3] { addFace(CGFloat(alpha)) }
    #expect(alphas() == [0.1, 0.2, 0.3])
  }

  @Test func `transform layers in it share its space`() {
    addFace(0.1, z: 5)
    let inner = CATransformLayer()
    withoutActions {
      inner.frame = space.bounds
      inner.zPosition = 20
      space.addSublayer(inner)
    }
    addFace(0.2, z: -10, to: inner)
    addFace(0.3, z: -30, to: inner)
    #expect(alphas() == [0.3, 0.1, 0.2])
  }

  @Test func `a layer in it flattens its own sublayers`() {
    let face = addFace(0.1)
    addFace(0.2, z: 50, to: face)
    addFace(0.3, z: 10)
    #expect(alphas() == [0.1, 0.2, 0.3])
  }

  @Test func `layers that cut each other are seen in part, in two halves`() {
    addFace(0.1, turned: 0.5)
    addFace(0.2, turned: -0.5)
    let list = alphas()
    #expect(list.count == 3)
    #expect(list.first == list.last)
  }

  /// The sides of a cube only touch.
  @Test func `layers that share an edge are not cut`() {
    for side in 0..<4 { addFace(0.1, turned: Double(side) * .pi / 2 + 0.3, z: 50) }
    #expect(alphas().count == 4)
  }

  @Test func `rotating it inverts the order`() {
    addFace(0.1, z: 30)
    addFace(0.2, z: -30)
    #expect(alphas() == [0.2, 0.1])
    withoutActions { space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    #expect(alphas() == [0.1, 0.2])
    #expect(stage.context.frame.retained.change == .patched)
  }

  /// SL8: the background, border, mask and clip are not looked at; the opacity is each sublayer's.
  @Test func `it shows nothing itself, and fades its sublayers one by one`() {
    addFace(0.5, z: 1)
    addFace(1, z: 2)
    withoutActions {
      space.backgroundColor = .white
      space.borderColor = .white
      space.borderWidth = 5
      space.masksToBounds = true
      space.cornerRadius = 5
      space.shadowOpacity = 1
      space.shouldRasterize = true
      space.mask = CALayer()
      space.opacity = 0.5
    }
    #expect(alphas() == [0.25, 0.5])
    #expect(stage.context.frame.list.items.count == 2)
  }

  @Test func `a layer behind the eye is no harm`() {
    withoutActions { stage.root.sublayerTransform.m34 = -1 / 200 }
    addFace(0.1, z: 300)
    addFace(0.2, turned: 1.2, z: 150)
    addFace(0.3)
    #expect(Set(alphas()).isSuperset(of: [0.3]))
  }

  @Test func `no number in it is a harm`() {
    let numbers: [CGFloat] = [0, 1e-9, 1e9, -1e300, .infinity, .nan]
    for number in numbers {
      let face = addFace(0.1, z: number)
      withoutActions { face.bounds.size.width = number }
      addFace(0.2, turned: Double(number))
    }
    _ = alphas()
  }

  // MARK: Hits and points

  @Test func `the nearest one at a point is hit, and never the transform layer itself`() {
    let near = addFace(0.1, z: 30)
    addFace(0.2, z: -10)
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 150)) === near)
    near.isHidden = true
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 150)) !== near)
    space.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 150)) === stage.root)
    #expect(space.hitTest(CGPoint(x: 150, y: 150)) == nil)
  }

  @Test func `where two cut each other each is hit on its own side`() {
    let right = addFace(0.1, turned: -0.5)
    let left = addFace(0.2, turned: 0.5)
    #expect(stage.root.hitTest(CGPoint(x: 170, y: 150)) === right)
    #expect(stage.root.hitTest(CGPoint(x: 130, y: 150)) === left)
  }

  /// In the transform layer's own plane the side is seen edge-on: points go through the space, not through
  /// that plane.
  @Test func `points of the side of a rotated cube convert both ways`() throws {
    let side = addFace(0.1, turned: .pi / 2, z: 50)
    let label = CALayer()
    withoutActions {
      label.frame = CGRect(x: 20, y: 10, width: 30, height: 30)
      side.addSublayer(label)
      space.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
      stage.root.sublayerTransform.m34 = -1 / 500
    }
    let p = stage.root.convert(CGPoint(x: 15, y: 15), from: label)
    let back = label.convert(p, from: stage.root)
    #expect(abs(back.x - 15) < 1e-9 && abs(back.y - 15) < 1e-9)
    #expect(stage.root.hitTest(p) === label)
    // By hand: right of the middle by cos(π/2 − 1) times the way on the side, and so on.
    let (x, z) = (-15.0, 50.0)
    let angle = Double.pi / 2 - 1
    let (turnedX, turnedZ) = (x * cos(angle) + z * sin(angle), -x * sin(angle) + z * cos(angle))
    // The eye is over the root's middle, (200, 150), at 500.
    let scale = 1 / (1 - turnedZ / 500)
    #expect(abs(Double(p.x) - (200 + (150 + turnedX - 200) * scale)) < 1e-9)
    #expect(abs(Double(p.y) - (150 + (125 - 150) * scale)) < 1e-9)
  }

  @Test func `a subclass of layer in it answers for itself`() {
    let deaf = DeafLayer()
    withoutActions {
      deaf.frame = space.bounds
      deaf.zPosition = 5
      space.addSublayer(deaf)
    }
    let face = addFace(0.1)
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 150)) === face)
  }
}

/// A layer that is never hit.
private final class DeafLayer: CALayer {
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
