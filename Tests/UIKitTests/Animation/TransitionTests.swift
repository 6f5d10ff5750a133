import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// `UIView.transition` and snapshots (U15).
final class `Transitions of views` {
  /// Made when the test runs: it sets the clock.
  private lazy var shown = ShownWindow()
  private lazy var view = shown.add(CGRect(x: 20, y: 20, width: 40, height: 40))
  private var calls: [Bool] = []

  private func run(
    _ options: UIView.AnimationOptions,
    duration: Double = 1,
    _ changes: @escaping () -> Void = {}
  ) {
    let view = view
    UIView.transition(
      with: view,
      duration: duration,
      options: options.union(.curveLinear),
      animations: changes
    ) { [self] in calls.append($0) }
    shown.advance(to: CACurrentMediaTime())
  }

  /// The layer that turns over in front of the view, while it does.
  private var stage: CALayer? {
    let layers = view.layer.superlayer?.sublayers ?? []
    guard let index = layers.firstIndex(where: { $0 === view.layer }), index + 1 < layers.count
    else { return nil }
    return layers[index + 1]
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
  ])
  func `a dissolve leads from the old picture to the new one`(_ option: UIView.AnimationOptions)
    throws
  {
    run(option) { [view] in view.backgroundColor = .red }
    let fade = try #require(view.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(fade.type == .fade && fade.duration == 1)
    #expect(fade.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(view.layer.animationKeys() == [kCATransition] && view.backgroundColor == .red)
    shown.advance(to: 0.9)
    #expect(calls.isEmpty)
    shown.advance(to: 1)
    #expect(calls == [true] && view.layer.animationKeys() == nil)
  }

  @Test func `without a transition it is a plain block`() {
    run([]) { [view] in view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["opacity"])
    shown.advance(to: 1)
    #expect(calls == [true])
  }

  @Test func `the changes animate themselves only with allowAnimatedContent`() {
    let inner = UIView()
    view.addSubview(inner)
    CATransaction.flush()
    run(.transitionCrossDissolve) { inner.alpha = 0.5 }
    #expect(inner.layer.animationKeys() == nil && inner.alpha == 0.5)
    run([.transitionCrossDissolve, .allowAnimatedContent]) { inner.alpha = 0 }
    #expect(inner.layer.animationKeys() == ["opacity"])
  }

  /// The side that comes to the front is nearer to the eye, and so seen larger: that edge of the old picture is longer
  /// than the other after a quarter of the time.
  @Test(
    arguments: [
      (.transitionFlipFromLeft, [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]),
      (.transitionFlipFromRight, [CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)]),
      (.transitionFlipFromTop, [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 40)]),
      (.transitionFlipFromBottom, [CGPoint(x: 20, y: 40), CGPoint(x: 20, y: 0)]),
    ] as [(UIView.AnimationOptions, [CGPoint])]
  )
  func `a flip brings its side to the front (U15)`(
    _ option: UIView.AnimationOptions,
    _ sides: [CGPoint]
  ) throws {
    run(option) { [view] in view.backgroundColor = .red }
    let stage = try #require(stage)
    let faces = try #require(stage.sublayers)
    try #require(faces.count == 2)
    #expect(stage.frame == view.frame && faces.allSatisfy { !$0.isDoubleSided })
    shown.advance(to: 0.25)
    let turn = faces[0].shown.transform
    /// How far a point of the picture is before the screen, from the middle about which it turns.
    func height(_ point: CGPoint) -> Double {
      let (x, y) = (Double(point.x) - 20, Double(point.y) - 20)
      return x * Double(turn.m13) + y * Double(turn.m23)
    }
    #expect(height(sides[0]) > 14 && height(sides[1]) < -14)
    #expect(view.layer.shown.opacity == 0)
    // Half way over the old picture has turned away, and the new one is there instead.
    shown.advance(to: 0.75)
    #expect(faces[0].shown.transform.m33 < -0.7 && faces[1].shown.transform.m33 > 0.7)
    shown.advance(to: 1)
    #expect(calls == [true] && self.stage == nil && view.layer.shown.opacity == 1)
  }

  @Test func `the two pictures of a flip are those from before and after the changes`() throws {
    view.backgroundColor = .red
    CATransaction.flush()
    run(.transitionFlipFromLeft) { [view] in view.backgroundColor = .blue }
    let faces = try #require(stage?.sublayers)
    let pixels = faces.map { $0.values.contents?.pixels.first }
    #expect(
      pixels
        == [UIColor.red, .blue].map { color in
          let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
          return image.cgImage?.pixels.first
        }
    )
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve,
  ])
  func `a view that leaves its window ends it with false (R8)`(_ option: UIView.AnimationOptions) {
    run(option)
    let superlayer = view.layer.superlayer
    view.removeFromSuperview()
    shown.advance(to: 0.5)
    #expect(calls == [false] && superlayer?.sublayers?.isEmpty != false)
    #expect(view.interactionLocks == 0)
  }

  /// U12.
  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve,
  ])
  func `touches are off meanwhile unless they are allowed`(_ option: UIView.AnimationOptions) {
    run(option)
    #expect(view.interactionLocks == 1)
    shown.advance(to: 1)
    #expect(view.interactionLocks == 0)
    run(option.union(.allowUserInteraction))
    #expect(view.interactionLocks == 0)
  }

  /// U5.
  @Test func `with nothing to be seen the changes happen at once, and it completes`() {
    run(.transitionFlipFromLeft, duration: 0) { [view] in view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && stage == nil && calls == [true])
    UIView.setAnimationsEnabled(false)
    run(.transitionCrossDissolve)
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil && calls == [true, true])
    let lone = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    UIView.transition(with: lone, duration: 1, options: .transitionFlipFromTop) {
      lone.alpha = 0
    } completion: { [self] in
      calls.append($0)
    }
    #expect(calls.count == 3 && lone.alpha == 0)
  }

  @Test func `a window, which has no superview, dissolves instead of flipping`() {
    let window = shown.window
    UIView.transition(
      with: window,
      duration: 1,
      options: .transitionFlipFromLeft,
      animations: nil
    )
    #expect(window.layer.animationKeys() == [kCATransition])
    window.layer.removeAllAnimations()
    CATransaction.flush()
  }

  @Test func `a view takes the place of another (U15)`() {
    let (from, to) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    view.addSubview(from)
    CATransaction.flush()
    UIView.transition(from: from, to: to, duration: 1, options: .transitionFlipFromLeft) {
      [self] in calls.append($0)
    }
    #expect(from.superview == nil && to.superview === view && stage != nil)
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(calls == [true] && stage == nil)
  }

  @Test func `with showHideTransitionViews they are shown and hidden (U15)`() {
    let (from, to) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    to.isHidden = true
    view.addSubview(from)
    view.addSubview(to)
    CATransaction.flush()
    UIView.transition(
      from: from,
      to: to,
      duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    )
    #expect(from.isHidden && !to.isHidden && from.superview === view && to.superview === view)
    #expect(view.layer.animationKeys() == [kCATransition])
  }

  @Test func `a transition from a view without a superview is reported`() {
    let (from, to) = (UIView(), UIView())
    let told = reports {
      UIView.transition(from: from, to: to, duration: 1) { [self] in calls.append($0) }
    }
    CATransaction.flush()
    #expect(told.count == 1 && calls == [false] && to.superview == nil)
  }

  // MARK: Snapshots

  @Test func `a snapshot is a picture of the view with all in it`() throws {
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.size == view.bounds.size && snapshot.subviews.isEmpty)
    let image = try #require(snapshot.layer.values.contents)
    #expect(image.width == Int(40 * UIScreen.main.scale))
    let row = image.pixels.prefix(image.width)
    #expect(row.first == 0xFF00_00FF && row.last == 0xFFFF_0000)
  }

  @Test func `before the updates it is of what shows`() throws {
    view.backgroundColor = .red
    CATransaction.flush()
    view.backgroundColor = .blue
    let before = try #require(view.snapshotView(afterScreenUpdates: false))
    let after = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(before.layer.values.contents?.pixels.first == 0xFFFF_0000)
    #expect(after.layer.values.contents?.pixels.first == 0xFF00_00FF)
  }

  @Test func `without a size, or a screen to show, there is none`() {
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    let lone = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(lone.snapshotView(afterScreenUpdates: false) == nil)
    #expect(lone.snapshotView(afterScreenUpdates: true) != nil)
  }
}
