import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Which view a point belongs to (V1, V2, peer 165, 167).
struct `View hit testing` {
  private func makeNested() -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func `the deepest view at the point is hit`() {
    let (outer, inner) = makeNested()
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 40, y: 40), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: -1, y: 40), with: nil) == nil)
  }

  /// V2: the minimum edges are inside, the maximum edges outside.
  @Test(arguments: [(0.0, true), (99.9, true), (100.0, false), (-0.1, false)])
  func `the bounds are half open`(_ x: Double, _ isInside: Bool) {
    let (outer, _) = makeNested()
    #expect(outer.point(inside: CGPoint(x: x, y: 0), with: nil) == isInside)
  }

  /// Peer 165: unlike layers, and regardless of `clipsToBounds`.
  @Test(arguments: [false, true])
  func `what lies outside its superview is never hit`(_ clips: Bool) {
    let (outer, inner) = makeNested()
    outer.clipsToBounds = clips
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
    #expect(inner.frame.contains(CGPoint(x: 120, y: 120)))
  }

  /// V1, peer 167: each of these takes the whole subtree out.
  @Test func `hidden, clear and disabled views are not hit, nor what is in them`() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
    ]
    for change in changes {
      let (outer, _) = makeNested()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.addSubview(outer)
      change(outer)
      #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    }
  }

  /// V1: the limit is below 0.01.
  @Test func `a view of opacity 0.01 is hit`() {
    let (outer, inner) = makeNested()
    inner.alpha = 0.01
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
  }

  /// V1: the order of subviews counts, `zPosition` does not.
  @Test func `the frontmost subview is hit whatever its zPosition`() {
    let (outer, inner) = makeNested()
    let front = UIView(frame: inner.frame)
    outer.addSubview(front)
    inner.layer.zPosition = 10
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
  }

  @Test func `transforms and scrolled bounds count`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 35), with: nil) === turned)
    let child = UIView(frame: CGRect(x: 1000, y: 0, width: 10, height: 10))
    root.addSubview(child)
    root.bounds.origin.x = 1000
    #expect(root.hitTest(CGPoint(x: 1005, y: 5), with: nil) === child)
  }

  @Test func `an overridden point(inside:) decides`() {
    final class Everywhere: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Everywhere()
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 199, y: 1), with: nil) === view)
  }

  /// U12: while a block animates a view touches pass it by, unless allowed.
  @Test func `animated views receive touches only when that is allowed`() {
    let shown = ShownWindow()
    let view = shown.add()
    let point = CGPoint(x: 5, y: 5)
    UIView.animate(withDuration: 1) { view.layer.cornerRadius = 3 }
    UIView.animate(withDuration: 2) { view.layer.cornerRadius = 5 }
    shown.advance(to: 0)
    #expect(shown.window.hitTest(point, with: nil) === shown.window)
    shown.advance(to: 1)
    #expect(shown.window.hitTest(point, with: nil) === shown.window)
    shown.advance(to: 2)
    #expect(shown.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.layer.cornerRadius = 9
    }
    shown.advance(to: 2)
    #expect(shown.window.hitTest(point, with: nil) === view)
  }

  @Test func `a removed animation restores touches`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1) { view.layer.cornerRadius = 3 }
    shown.advance(to: 0)
    view.layer.removeAllAnimations()
    shown.advance(to: 0.1)
    #expect(shown.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  /// HT7: what is hit is the model, where the view is going.
  @Test func `a moving view is hit where it goes`() {
    let shown = ShownWindow()
    let view = shown.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.center.x = 150
    }
    shown.advance(to: 0)
    #expect(shown.window.hitTest(CGPoint(x: 150, y: 25), with: nil) === view)
  }
}
