import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// `UIView.animate` and its free form: durations, delays, completions, nesting.
struct `Animation blocks` {
  /// U7.
  @Test func `the completion comes once, at the end, with true`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.center.x += 10
    } completion: {
      calls.append($0)
    }
    shown.advance(to: 0)
    shown.advance(to: 0.99)
    #expect(calls.isEmpty)
    shown.advance(to: 1)
    shown.advance(to: 2)
    #expect(calls == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  /// U7, peer 39: the first is cut short by the second.
  @Test func `a replaced animation ends with false`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      calls.append("first \($0)")
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      calls.append("second \($0)")
    }
    shown.advance(to: 0.6)
    #expect(calls == ["first false"])
    shown.advance(to: 2)
    #expect(calls == ["first false", "second true"])
  }

  /// R8, U7.
  @Test func `a view that leaves its window ends with false`() {
    let shown = ShownWindow()
    let view = shown.add()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    shown.advance(to: 0)
    view.removeFromSuperview()
    shown.advance(to: 0.1)
    #expect(finished == false)
  }

  /// U5, peer 35, 36.
  @Test func `a block that changes nothing completes without waiting`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [Bool] = []
    UIView.animate(withDuration: 5) {
    } completion: {
      calls.append($0)
    }
    UIView.animate(withDuration: 5) {
      view.alpha = 1
    } completion: {
      calls.append($0)
    }
    #expect(calls == [true, true])
  }

  /// Blocks that change nothing and start each other must not nest without bound.
  @Test func `empty blocks that start each other go on from commit to commit`() {
    let shown = ShownWindow()
    var count = 0
    var goesOn = true
    func again() {
      count += 1
      if goesOn {
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          again()
        }
      }
    }
    again()
    #expect(count == 2)
    shown.advance(to: 0)
    let afterOneFrame = count
    shown.advance(to: 0.1)
    #expect(count > afterOneFrame && count < 20)
    goesOn = false
    shown.advance(to: 0.2)
  }

  /// U5, peer 27: no animation, and the completion at the next turn.
  @Test(arguments: [0, -1, Double.nan])
  func `a duration of nothing changes at once`(_ duration: Double) {
    let shown = ShownWindow()
    let view = shown.add()
    var finished: Bool?
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
    #expect(finished == nil)
    CATransaction.flush()
    #expect(finished == true)
  }

  /// Peer 38: the old value shows until the delay is over.
  @Test func `a delay holds the old value back`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
      view.alpha = 0
      view.center.x = 150
    }
    shown.advance(to: 0)
    shown.advance(to: 1.9)
    #expect(view.layer.shown.opacity == 1 && view.layer.shown.position.x == 50)
    shown.advance(to: 2.5)
    #expect(view.layer.shown.opacity == 0.5 && view.layer.shown.position.x == 100)
    MediaClock.set(3)
    #expect(view.layer.shown.opacity == 0 && view.layer.shown.position.x == 150)
  }

  /// U9, U11: back and forth for ever; removed, the end value shows.
  @Test func `repeat and autoreverse run back and forth until removed`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.alpha = 0
    } completion: {
      calls.append($0)
    }
    shown.advance(to: 0)
    for (time, opacity) in [(0.25, 0.75), (1.25, 0.25), (100.5, 0.5)] {
      shown.advance(to: time)
      #expect(abs(view.layer.shown.opacity - opacity) < 1e-9)
    }
    #expect(calls.isEmpty)
    view.layer.removeAllAnimations()
    shown.advance(to: 101)
    #expect(calls == [false])
    #expect(view.layer.shown.opacity == 0)
  }

  /// U11: after a counted run back and forth the view shows its model at once.
  @Test func `after running back the end value shows`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true) { view.alpha = 0 }
    }
    shown.advance(to: 0)
    shown.advance(to: 1.75)
    #expect(view.layer.shown.opacity == 0.75)
    MediaClock.set(2)
    #expect(view.layer.shown.opacity == 0)
  }

  /// U13.
  @Test func `without animation a block's changes happen at once`() {
    let shown = ShownWindow()
    let view = shown.add()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0
      }
      view.center.x += 5
    }
    #expect(view.layer.animationKeys() == ["position"])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.layer.cornerRadius = 5
    } completion: {
      finished = $0
    }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animation(forKey: "cornerRadius") == nil)
    shown.advance(to: 0)
    #expect(finished == true)
  }

  /// Peer 41: completions in the order in which the animations end.
  @Test func `shorter blocks complete first`() {
    let shown = ShownWindow()
    let (a, b) = (shown.add(), shown.add())
    var calls: [String] = []
    UIView.animate(withDuration: 2) {
      a.alpha = 0
    } completion: { _ in
      calls.append("long")
    }
    UIView.animate(withDuration: 1) {
      b.alpha = 0
    } completion: { _ in
      calls.append("short")
    }
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(calls == ["short"])
    shown.advance(to: 2)
    #expect(calls == ["short", "long"])
  }

  /// Peer 41, when one long frame passes both ends.
  @Test func `one late frame reports the ends in their order`() {
    let shown = ShownWindow()
    let (a, b) = (shown.add(), shown.add())
    var calls: [String] = []
    UIView.animate(withDuration: 2) {
      a.alpha = 0
    } completion: { _ in
      calls.append("long")
    }
    UIView.animate(withDuration: 1) {
      b.alpha = 0
    } completion: { _ in
      calls.append("short")
    }
    shown.advance(to: 0)
    shown.advance(to: 9)
    #expect(calls == ["short", "long"])
  }

  @Test func `a chain of blocks started from completions runs one after the other`() {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    }
    shown.advance(to: 0)
    shown.advance(to: 1)
    shown.advance(to: 1.25)
    #expect(abs(view.layer.shown.opacity - 0.25) < 1e-9)
  }

  /// The closure does not escape: it needs no `self.`, and may change local state.
  @Test func `animateViews has defaults and a closure that does not escape`() {
    let shown = ShownWindow()
    let view = shown.add()
    func run(_ changes: () -> Void) { animateViews(animations: changes) }
    run { view.alpha = 0 }
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
    #expect(
      view.layer.animation(forKey: "opacity")?.timingFunction?.isEqual(
        CAMediaTimingFunction(name: .easeInEaseOut)
      ) == true
    )
    var finished: Bool?
    animateViews(duration: 1, delay: 1, options: .allowUserInteraction, curve: .linear) {
      view.layer.cornerRadius = 10
    } completion: {
      finished = $0
    }
    shown.advance(to: 0)
    shown.advance(to: 1.5)
    #expect(view.layer.shown.cornerRadius == 5)
    shown.advance(to: 2)
    #expect(finished == true)
  }

  @Test func `animateViews takes a curve from its options as well`() {
    let view = ShownWindow().add()
    animateViews(options: .curveEaseIn) { view.alpha = 0 }
    #expect(
      view.layer.animation(forKey: "opacity")?.timingFunction?.isEqual(
        CAMediaTimingFunction(name: .easeIn)
      ) == true
    )
  }
}
