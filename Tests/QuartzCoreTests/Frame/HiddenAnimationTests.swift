import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// Animations below layers that show nothing wait until these come into sight, and are right then.
final class `Animations out of sight` {
  private lazy var stage = LayerStage()

  private func fills(at time: Double) -> [CGFloat] {
    stage.context.displayList(at: time, scale: 1).items.compactMap {
      if case .fill(let fill) = $0 { CGFloat(fill.toDevice.m31) } else { nil }
    }
  }

  /// A layer with one in it that goes from x = 0 to 100 in 100 seconds.
  private func carrier() -> (outer: CALayer, inner: CALayer) {
    let (outer, inner) = (CALayer(), CALayer())
    withoutActions {
      inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      inner.anchorPoint = .zero
      inner.backgroundColor = .red
      outer.addSublayer(inner)
      stage.root.addSublayer(outer)
    }
    CATransaction.flush()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 100)
    inner.add(move, forKey: "move")
    CATransaction.flush()
    return (outer, inner)
  }

  private func hide(_ layer: CALayer, from begin: Double, to end: Double) {
    let hide = CAKeyframeAnimation(keyPath: "hidden")
    hide.values = [false, true, false]
    hide.keyTimes = [0, begin / 100, end / 100, 1] as [NSNumber]
    (hide.calculationMode, hide.duration) = (.discrete, 100)
    layer.add(hide, forKey: "hide")
    CATransaction.flush()
  }

  @Test func `come back where they are by then, by an animation`() {
    let (outer, _) = carrier()
    hide(outer, from: 20, to: 60)
    #expect(fills(at: 10) == [10])
    for time in stride(from: 20.0, to: 60, by: 5) { #expect(fills(at: time) == []) }
    #expect(fills(at: 61) == [61])
    #expect(fills(at: 70) == [70])
  }

  @Test func `come back where they are by then, by a commit`() {
    let (outer, _) = carrier()
    withoutActions { outer.isHidden = true }
    CATransaction.flush()
    #expect(fills(at: 10) == [] && fills(at: 20) == [])
    withoutActions { outer.isHidden = false }
    CATransaction.flush()
    #expect(fills(at: 30) == [30])
  }

  /// Hidden layers within hidden ones: each comes into sight by itself.
  @Test func `come back one below the other`() {
    let (outer, inner) = carrier()
    let between = CALayer()
    withoutActions {
      outer.addSublayer(between)
      between.addSublayer(inner)
    }
    CATransaction.flush()
    hide(outer, from: 20, to: 40)
    hide(between, from: 10, to: 60)
    #expect(fills(at: 5) == [5])
    #expect(fills(at: 15) == [] && fills(at: 30) == [] && fills(at: 50) == [])
    #expect(fills(at: 65) == [65])
  }

  /// What is known of who is out of sight is looked at again when other layers get animations.
  @Test func `come back although others have got animations meanwhile`() {
    let (outer, inner) = carrier()
    let sibling = CALayer()
    withoutActions { outer.addSublayer(sibling) }
    hide(outer, from: 20, to: 60)
    #expect(fills(at: 10) == [10] && fills(at: 30) == [])
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 1, 100)
    sibling.add(fade, forKey: "fade")
    CATransaction.flush()
    #expect(fills(at: 40) == [] && fills(at: 50) == [])
    inner.add(fade, forKey: "fade")
    CATransaction.flush()
    #expect(fills(at: 55) == [])
    #expect(fills(at: 61) == [61] && fills(at: 70) == [70])
  }

  @Test func `end and are reported on time all the same`() {
    let (outer, inner) = carrier()
    withoutActions { outer.isHidden = true }
    let short = CABasicAnimation(keyPath: "opacity")
    (short.fromValue, short.toValue, short.duration) = (0, 1, 5)
    inner.add(short, forKey: "short")
    CATransaction.flush()
    for time in [1.0, 3] {
      _ = fills(at: time)
      stage.context.finishFrame(at: time)
      #expect(inner.animation(forKey: "short") != nil)
    }
    _ = fills(at: 6)
    stage.context.finishFrame(at: 6)
    #expect(inner.animation(forKey: "short") == nil)
  }

  /// A layer with a time of its own, whose animations are looked at in that.
  @Test func `of layers with their own pace are as far as these`() {
    let (outer, inner) = carrier()
    withoutActions { outer.speed = 0.5 }
    CATransaction.flush()
    #expect(fills(at: 40) == [20])
    hide(outer, from: 20, to: 60)
    #expect(fills(at: 100) == [])
    _ = inner
    #expect(fills(at: 130) == [65])
  }
}
