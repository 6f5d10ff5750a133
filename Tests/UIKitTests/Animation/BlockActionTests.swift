import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The action that a view returns to its layer: outside and inside animation blocks.
struct `Block actions` {
  /// Every property that a layer has, with a change of it.
  private static let changes: [(key: String, value: Any)] = [
    ("bounds", CGRect(x: 0, y: 0, width: 20, height: 20)), ("position", CGPoint(x: 5, y: 6)),
    ("transform", CATransform3DMakeScale(2, 2, 1)), ("opacity", 0.5),
    ("backgroundColor", CGColor.black), ("cornerRadius", 4.0), ("anchorPoint", CGPoint.zero),
    ("shadowOpacity", 0.5), ("borderColor", CGColor.white), ("borderWidth", 2.0),
    ("shadowColor", CGColor.white), ("shadowOffset", CGSize(width: 1, height: 1)),
    ("shadowRadius", 9.0), ("zPosition", 3.0),
  ]

  /// U1, peer 24.
  @Test func `outside a block a view's layer never animates by itself`() {
    let shown = ShownWindow()
    let view = shown.add()
    for change in Self.changes { view.layer.setValue(change.value, forKey: change.key) }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }

  /// U1: an animation inside a block; peer 25: it has the block's duration, not the transaction's.
  @Test func `inside a block the action is an animation of the block's`() throws {
    let view = ShownWindow().add()
    var action: (any CAAction)?
    UIView.animate(withDuration: 0.8) {
      action = view.action(for: view.layer, forKey: "opacity")
      view.alpha = 0.5
      view.layer.cornerRadius = 5
    }
    #expect((action as? CABasicAnimation)?.keyPath == "opacity")
    #expect((action as? CABasicAnimation)?.duration == 0.8)
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.8)
    #expect(view.layer.animation(forKey: "cornerRadius")?.duration == 0.8)
  }

  /// Peer 29, 30, 31: which keys animate in a block, and which of those additively.
  @Test(
    arguments: [
      ("bounds", true), ("position", true), ("transform", true), ("cornerRadius", true),
      ("opacity", false), ("backgroundColor", false), ("anchorPoint", false),
      ("shadowOpacity", false), ("borderColor", nil), ("borderWidth", nil), ("shadowColor", nil),
      ("shadowOffset", nil), ("shadowRadius", nil), ("zPosition", nil),
    ] as [(String, Bool?)]
  )
  func `a block animates some keys, some of them additively`(_ key: String, _ isAdditive: Bool?)
    throws
  {
    let view = ShownWindow().add()
    let value = try #require(Self.changes.first { $0.key == key }?.value)
    UIView.animate(withDuration: 1) { view.layer.setValue(value, forKey: key) }
    let animated = key == "bounds" ? "bounds.size" : key
    #expect(view.layer.basic(animated)?.isAdditive == isAdditive)
    #expect(view.layer.animationKeys() == (isAdditive == nil ? nil : [animated]))
  }

  /// U3: from old − new to nothing, easing in and out, filled on both sides.
  @Test func `an additive animation runs from the difference down to nothing`() throws {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 1) { view.center = CGPoint(x: 150, y: 90) }
    let animation = try #require(view.layer.basic("position"))
    #expect(animation.fromValue as? CGPoint == CGPoint(x: -100, y: -40))
    #expect(animation.toValue as? CGPoint == .zero)
    #expect(animation.fillMode == .both)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
  }

  /// Recorded by motion-animator's tests of UIKit: an opacity is a `Float` in animations too, from the model's value by
  /// default, from the shown one with the option (peer 33).
  @Test(arguments: [UIView.AnimationOptions(), .beginFromCurrentState])
  func `an opacity starts from a Float`(_ options: UIView.AnimationOptions) throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 0.1) { view.alpha = 0.3 }
    shown.advance(to: 0)
    shown.advance(to: 0.0123)
    let presentation = try #require(view.layer.presentation()).opacity
    UIView.animate(withDuration: 0.1, delay: 0, options: options) { view.alpha = 0.2 }
    let from = try #require(view.layer.basic("opacity")).fromValue
    #expect(from is Float)
    #expect(from as? Float == (options.isEmpty ? 0.3 : presentation))
    #expect(presentation > 0.3 && presentation < 1)
  }

  /// As `Float`s in keyframes.
  @Test func `an opacity goes through Floats`() throws {
    let view = ShownWindow().add()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.7 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.2 }
    }
    let animation = view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation
    let values = try #require(animation?.values)
    #expect(values.compactMap { $0 as? Float } == [1, 0.7, 0.2])
  }

  /// U3 for matrices: the one that, applied before the new matrix, results in the old one.
  @Test func `a transform's difference concatenated with the new one is the old one`() throws {
    let view = ShownWindow().add()
    let old = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    let new = CGAffineTransform(scaleX: 4, y: 0.5).translatedBy(x: 7, y: -2)
    view.transform = old
    UIView.animate(withDuration: 1) { view.transform = new }
    let animation = try #require(view.layer.basic("transform"))
    let from = try #require(animation.fromValue as? CATransform3D)
    let start = CATransform3DConcat(from, CATransform3DMakeAffineTransform(new))
    let expected = CATransform3DMakeAffineTransform(old)
    #expect(abs(start.m11 - expected.m11) < 1e-12 && abs(start.m12 - expected.m12) < 1e-12)
    #expect(abs(start.m41 - expected.m41) < 1e-12 && abs(start.m42 - expected.m42) < 1e-12)
    #expect(animation.toValue as? CATransform3D == CATransform3DIdentity)
  }

  /// A matrix that squeezes flat has no inverse, so there is no difference to it.
  @Test func `a transform to nothing starts from the old one`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    let animation = try #require(view.layer.basic("transform"))
    #expect(!animation.isAdditive)
    shown.advance(to: 0)
    #expect(view.layer.shown.transform == CATransform3DIdentity)
  }

  /// Peer 34, 37.
  @Test func `a frame's change animates bounds and position`() {
    let shown = ShownWindow()
    let view = shown.add(CGRect(x: 10, y: 10, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["bounds.size", "position"])
    // U4: the values change at once.
    #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(view.layer.shown.bounds == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(view.layer.shown.position == CGPoint(x: 22.5, y: 22.5))
  }

  /// Peer 37.
  @Test func `opacity runs from the old value to the new`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.2 }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(abs(view.layer.shown.opacity - 0.6) < 1e-6)
  }

  @Test func `a color fades in from none`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .red
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let color = try #require(view.layer.shown.backgroundColor)
    #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  /// Peer 32: 100 → 20 is a difference of 80, whether or not it begins from the current state.
  @Test(arguments: [[], .beginFromCurrentState] as [UIView.AnimationOptions])
  func `a second change of position keeps the first animation`(_ options: UIView.AnimationOptions) {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 20 }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    #expect((view.layer.basic("position-2")?.fromValue as? CGPoint)?.x == 80)
    #expect(view.layer.basic("position-2")?.isAdditive == true)
  }

  /// U3: retargeted mid-flight, a view goes on from where it is.
  @Test func `what shows does not jump when a moving view is sent elsewhere`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    shown.advance(to: 0)
    shown.advance(to: 0.3)
    let before = view.layer.shown.position.x
    UIView.animate(withDuration: 1) { view.center.x = 0 }
    shown.advance(to: 0.3)
    #expect(abs(view.layer.shown.position.x - before) < 1e-9)
  }

  /// Peer 33: a second opacity animation replaces the first; only the option makes it start from what shows.
  @Test(
    arguments: [([], 0.5), (.beginFromCurrentState, 0.75)]
      as [(UIView.AnimationOptions, Double)]
  )
  func `a second change of opacity replaces the first animation`(
    _ options: UIView.AnimationOptions,
    _ start: Double
  ) throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["opacity"])
    let from = try #require(view.layer.basic("opacity")?.fromValue as? CGFloat)
    #expect(abs(from - CGFloat(start)) < 1e-6)
  }

  /// U10: the option is about animations in flight; a value set just before the block still counts.
  @Test func `with nothing in flight the option changes nothing`() {
    let view = ShownWindow().add()
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
    #expect(view.layer.basic("opacity")?.fromValue as? CGFloat == 0)
  }

  /// Peer 18, 36.
  @Test func `an equal value adds nothing`() {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(view.layer.animationKeys() == nil)
  }

  /// What counts is whether it is in a window when the transaction is committed.
  @Test func `a view that is in no window by the commit is done with it`() {
    let view = UIView(frame: .zero)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && finished == nil)
    CATransaction.flush()
    #expect(view.layer.animationKeys() == nil)
    #expect(finished == true)
  }

  @Test func `a view that comes into a window before the commit animates from then on`() {
    let shown = ShownWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    shown.window.addSubview(view)
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(abs(view.layer.shown.opacity - 0.75) < 1e-9)
  }

  /// Added and animated in one turn, as scenes do: the old value is the one it was given.
  @Test func `a view that has just been added animates`() {
    let shown = ShownWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0
    shown.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(abs(view.layer.shown.opacity - 0.25) < 1e-9)
  }
}
