import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What blocks do to views, fact by fact: bounds, starts, chains, and what they leave alone.
struct `Facts of animation blocks` {
  /// U2, peer 25: what a view can animate, the layer's key that it moves, in the block's duration.
  @Test func `a view's properties animate`() {
    let changes: [(String, (UIView) -> Void)] = [
      ("position", { $0.frame.origin.x += 5 }), ("bounds.size", { $0.frame.size.width = 5 }),
      ("bounds.size", { $0.bounds.size.width = 5 }), ("position", { $0.center.x += 5 }),
      ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
      ("transform", { $0.transform3D = CATransform3DMakeScale(2, 2, 2) }),
      ("opacity", { $0.alpha = 0.5 }), ("opacity", { $0.layer.opacity = 0.5 }),
      ("backgroundColor", { $0.backgroundColor = .red }),
    ]
    for (key, change) in changes {
      let view = ShownWindow().add()
      UIView.animate(withDuration: 0.8) { change(view) }
      #expect(view.layer.animation(forKey: key)?.duration == 0.8, "\(key)")
    }
  }

  /// U3, peer 29, 89: bounds move by their origin and their size, each additively and by itself.
  @Test func `bounds animate as origin and size`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds = CGRect(x: 10, y: 20, width: 140, height: 60)
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    let origin = try #require(view.layer.basic("bounds.origin"))
    #expect(origin.keyPath == "bounds.origin" && origin.isAdditive)
    #expect(origin.fromValue as? CGPoint == CGPoint(x: -10, y: -20))
    #expect(origin.toValue as? CGPoint == .zero)
    let size = try #require(view.layer.basic("bounds.size"))
    #expect(size.keyPath == "bounds.size" && size.isAdditive)
    #expect(size.fromValue as? CGSize == CGSize(width: -40, height: 40))
    #expect(size.toValue as? CGSize == .zero)
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(view.layer.shown.bounds == CGRect(x: 5, y: 10, width: 120, height: 80))
  }

  /// Peer 89: what did not change of the two is left alone, and what is retargeted keeps both.
  @Test func `a resize on the way leaves the scrolling alone`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.origin.y = 100
      view.bounds.size.width = 200
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size.width = 100
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size", "bounds.size-2"])
    shown.advance(to: 0.5)
    #expect(view.layer.shown.bounds == CGRect(x: 0, y: 50, width: 150, height: 100))
    shown.advance(to: 0.75)
    // U3: two opposed linear blocks appear to stand still: −25 and +75 on 100.
    #expect(view.layer.shown.bounds == CGRect(x: 0, y: 75, width: 150, height: 100))
  }

  /// Peer 29: a component that is set by its key path moves additively, as the whole does.
  @Test(
    arguments: [
      ("bounds.size.width", 5, "bounds.size"), ("bounds.size.height", 5, "bounds.size"),
      ("position.x", 5, "position"), ("position.y", 5, "position"),
      ("transform.rotation", 0.5, "transform"), ("transform.scale", 2, "transform"),
    ] as [(String, Double, String)]
  )
  func `components move additively`(_ keyPath: String, _ value: Double, _ key: String) {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 1) { view.layer.setValue(value, forKeyPath: keyPath) }
    #expect(view.layer.animationKeys() == [key])
    #expect(view.layer.basic(key)?.isAdditive == true)
  }

  /// Peer 34: a frame's change adds two animations, for the place and for the bounds.
  @Test func `a frame's change adds two animations`() {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 5, y: 5, width: 10, height: 10) }
    #expect(view.layer.animationKeys()?.count == 2)
  }

  /// U1, peer 24: outside a block the result for every key is "none, and search no further".
  @Test func `outside a block no key has an action`() {
    let view = ShownWindow().add()
    for property in LayerProperty.allCases {
      #expect(view.action(for: view.layer, forKey: property.rawValue) is NSNull)
    }
  }

  /// Peer 26: a change of the sublayers is no animation, of the view or of what was put in.
  @Test func `new sublayers add no animation`() {
    let view = ShownWindow().add()
    let old = CALayer()
    view.layer.addSublayer(old)
    CATransaction.flush()
    let new = CALayer()
    UIView.animate(withDuration: 1) { view.layer.sublayers = [new] }
    #expect(view.layer.animationKeys() == nil)
    #expect(new.animationKeys() == nil && old.animationKeys() == nil)
    #expect(view.layer.sublayers?.first === new)
  }

  /// Peer 40: half way from 0 to 10 it begins from 5.
  @Test func `beginning from what shows starts half way`() {
    let shown = ShownWindow()
    let view = shown.add()
    view.layer.anchorPoint = .zero
    CATransaction.flush()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.anchorPoint.x = 10
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      view.layer.anchorPoint.x = 0
    }
    #expect((view.layer.basic("anchorPoint")?.fromValue as? CGPoint)?.x == 5)
  }

  /// Peer 41: what a completion starts begins with that frame, so it completes at a later one,
  /// however late the frame was.
  @Test func `a chained block completes at a later tick`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      calls.append("first")
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        calls.append("second")
      }
    }
    shown.advance(to: 0)
    shown.advance(to: 9)
    #expect(calls == ["first"])
    shown.advance(to: 9.9)
    #expect(calls == ["first"])
    shown.advance(to: 10)
    #expect(calls == ["first", "second"])
  }

  /// Peer 42: a block's animations start together, its delay after it was opened, however long its
  /// changes take; before that the old values show.
  @Test func `a block's animations start together`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelay(1)
    view.alpha = 0
    MediaClock.set(0.25)
    view.center.x = 150
    UIView.commitAnimations()
    #expect(view.layer.animation(forKey: "opacity")?.beginTime == 1)
    #expect(view.layer.animation(forKey: "position")?.beginTime == 1)
    shown.advance(to: 0.9)
    #expect(view.layer.shown.opacity == 1 && view.layer.shown.position.x == 50)
  }

  /// Peer 23: also when the block is within the transaction that turned actions off.
  @Test func `actions turned off around a block are off in it`() {
    let view = ShownWindow().add()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 0.5) { layer.opacity = 0 }
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }
}
