import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The life of a property animator: start, end, values and completions (U17).
final class `Property animators`: AnimatorRoom {
  @Test func `a new one is inactive, with Apple's defaults (U17)`() {
    let animator = mover(2)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.duration == 2 && animator.delay == 0)
    #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
    #expect(animator.isInterruptible && animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(view.center.x == 50)
  }

  @Test func `states and positions have Apple's numbers`() {
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(states.map(\.rawValue) == [0, 1, 2] && positions.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `started it runs to its end, and completes with that frame (U4, U17)`() {
    let animator = mover()
    animator.startAnimation()
    #expect(view.center.x == 150 && animator.state == .active && animator.isRunning)
    #expect(view.layer.basic("position.x")?.isAdditive == true)
    shown.advance(to: 0)
    for time in [0.25, 0.5, 0.75] {
      shown.advance(to: time)
      #expect(x == 50 + 100 * time && animator.fractionComplete == CGFloat(time))
    }
    #expect(calls.isEmpty)
    shown.advance(to: 1)
    #expect(calls == ["end"] && x == 150 && view.layer.animationKeys() == nil)
    #expect(animator.state == .inactive && !animator.isRunning)
    shown.advance(to: 2)
    #expect(calls == ["end"])
  }

  /// T21, peer 115: the pace of a named curve.
  @Test func `the curve paces it`() {
    mover(1, .easeInOut).startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(abs(x - (50 + 12.9161931)) < 1e-5)
  }

  @Test func `completions are called in their order`() {
    let animator = mover()
    animator.addCompletion { [heard] in heard.calls.append("second \($0)") }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(calls == ["end", "second end"])
  }

  @Test func `a second start has no effect`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.startAnimation()
    #expect(x == 100)
    shown.advance(to: 1)
    #expect(calls == ["end"])
  }

  @Test func `used again, new blocks run from the start (U17)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 1)
    animator.addAnimations { [view] in view.center.x = 50 }
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    shown.advance(to: 1.5)
    #expect(x == 100)
    shown.advance(to: 2)
    #expect(calls == ["end"] && x == 50 && animator.state == .inactive)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a duration of nothing changes at once, and completes after the commit (U5)`(
    _ duration: Double
  ) {
    let animator = mover(duration)
    animator.startAnimation()
    #expect(view.center.x == 150 && view.layer.animationKeys() == nil && calls.isEmpty)
    CATransaction.flush()
    #expect(calls == ["end"] && animator.state == .inactive && animator.duration == 0)
  }

  @Test func `one that has nothing to animate completes after the commit (U5)`() {
    for animations in [nil, { [view] in view.center.x = 50 }] {
      heard.calls = []
      let animator = UIViewPropertyAnimator(duration: 3, curve: .linear, animations: animations)
      animator.addCompletion { [heard] in heard.calls.append("\($0)") }
      animator.startAnimation()
      #expect(calls.isEmpty && animator.state == .active)
      CATransaction.flush()
      #expect(calls == ["end"] && animator.state == .inactive)
    }
  }

  @Test func `a delay holds the old values, which the model has no longer`() {
    let animator = mover()
    animator.startAnimation(afterDelay: 2)
    #expect(animator.delay == 2 && view.center.x == 150 && animator.isRunning)
    shown.advance(to: 0)
    shown.advance(to: 1.9)
    #expect(x == 50 && animator.fractionComplete == 0)
    shown.advance(to: 2.5)
    #expect(x == 100 && animator.fractionComplete == 0.5)
    shown.advance(to: 3)
    #expect(calls == ["end"])
  }

  @Test func `a running one is made and started in one go`() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2,
      delay: 1,
      options: .curveLinear,
      animations: { [view] in view.center.x = 150 },
      completion: { [heard] in heard.calls.append("\($0)") }
    )
    #expect(animator.isRunning && animator.delay == 1 && animator.duration == 2)
    shown.advance(to: 0)
    shown.advance(to: 2)
    #expect(x == 100)
    shown.advance(to: 3)
    #expect(calls == ["end"])
  }

  @Test func `one without references runs on and completes`() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = mover()
      running.startAnimation()
      animator = running
    }
    shown.advance(to: 0)
    #expect(animator != nil)
    shown.advance(to: 1)
    #expect(calls == ["end"] && animator == nil)
  }

  @Test func `a paused one without references holds its views until they leave`() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let paused = mover()
      paused.fractionComplete = 0.5
      animator = paused
    }
    shown.advance(to: 9)
    #expect(x == 100 && animator != nil)
    view.removeFromSuperview()
    shown.advance(to: 10)
    #expect(animator == nil && calls.isEmpty)
  }

  @Test func `a stopped one without references leaves the views where they are`() {
    do {
      let stopped = mover()
      stopped.fractionComplete = 0.5
      stopped.stopAnimation(false)
    }
    shown.advance(to: 9)
    #expect(view.center.x == 100 && calls.isEmpty)
  }

  @Test func `a view that leaves its window ends its animations; the others go on (R8)`() {
    let other = shown.add()
    let animator = mover()
    animator.addAnimations { other.alpha = 0 }
    animator.startAnimation()
    shown.advance(to: 0)
    view.removeFromSuperview()
    shown.advance(to: 0.5)
    #expect(calls.isEmpty && other.layer.shown.opacity == 0.5 && view.center.x == 150)
    other.removeFromSuperview()
    shown.advance(to: 0.6)
    #expect(calls == ["end"] && animator.state == .inactive)
  }

  @Test func `two animators of one property add up (U3, peer 29)`() {
    mover().startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let back = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 50 }
    back.startAnimation()
    #expect(x == 100)
    shown.advance(to: 0.75)
    // 50 + 75 of the second, 25 less than 150 of the first.
    #expect(x == 100)
    shown.advance(to: 1.25)
    #expect(x == 75 && calls == ["end"])
  }

  @Test func `what cannot be added goes on from what shows, in place of the first`() {
    let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    first.addCompletion { [heard] in heard.calls.append("first \($0)") }
    first.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 1 }
    second.startAnimation()
    CATransaction.flush()
    #expect(view.layer.shown.opacity == 0.5)
    shown.advance(to: 1)
    #expect(view.layer.shown.opacity == 0.75 && calls == ["first end"])
  }

  @Test func `blocks within a block are the animator's, unless they have a duration of their own`()
  {
    let heard = heard
    let (inner, own) = (shown.add(), shown.add())
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9) {
        inner.alpha = 0
      } completion: { [heard] in
        heard.calls.append("inner \($0)")
      }
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        own.alpha = 0
      }
    }
    animator.fractionComplete = 0.5
    shown.advance(to: 0)
    #expect(inner.layer.shown.opacity == 0.5 && own.layer.shown.opacity == 1)
    animator.startAnimation()
    shown.advance(to: 1)
    #expect(calls == ["inner true"] && own.layer.shown.opacity == 0.5)
  }

  @Test func `nothing is woken while it is paused`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(shown.context.nextEventTime(after: 0.25) == 0.25)
    animator.pauseAnimation()
    shown.advance(to: 0.25)
    #expect(shown.context.nextEventTime(after: 0.25) == .infinity)
    animator.startAnimation()
    shown.advance(to: 0.5)
    #expect(shown.context.nextEventTime(after: 0.5) == 0.5)
    shown.advance(to: 1)
    #expect(shown.context.nextEventTime(after: 1) == .infinity)
  }

  @Test func `its clock is the layers': in a slow window it is slow (T15)`() {
    shown.window.layer.speed = 0.5
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(x == 100 && animator.fractionComplete == 0.5)
    animator.pauseAnimation()
    shown.advance(to: 2)
    animator.startAnimation()
    shown.advance(to: 2.5)
    #expect(x == 125)
    shown.advance(to: 3)
    #expect(calls == ["end"])
  }

  @Test func `a copy has the pace and the blocks that have not run`() throws {
    let animator = mover(2)
    animator.isReversed = true
    animator.scrubsLinearly = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy !== animator && copy.duration == 2 && copy.state == .inactive)
    #expect(copy.isReversed && !copy.scrubsLinearly)
    copy.isReversed = false
    copy.startAnimation()
    #expect(view.center.x == 150 && animator.state == .inactive)
  }

  /// U12.
  @Test func `touches are off only when it is set so`() {
    func touched(_ change: (UIViewPropertyAnimator) -> Void) -> Bool {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.alpha = view.alpha > 0.6 ? 0.5 : 0.75
      }
      change(animator)
      animator.startAnimation()
      defer {
        animator.stopAnimation(true)
        CATransaction.flush()
      }
      return shown.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view
    }
    #expect(touched { _ in })
    #expect(!touched { $0.isUserInteractionEnabled = false })
    let isLeftAlone = touched {
      $0.isUserInteractionEnabled = false
      $0.isManualHitTestingEnabled = true
    }
    #expect(isLeftAlone)
    #expect(view.interactionLocks == 0)
  }

  @Test func `touches can be turned off and on on the way, and come back at the end (U12)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    #expect(view.interactionLocks == 0)
    animator.isUserInteractionEnabled = false
    #expect(view.interactionLocks == 1)
    animator.isUserInteractionEnabled = true
    #expect(view.interactionLocks == 0)
    animator.isUserInteractionEnabled = false
    shown.advance(to: 1)
    #expect(view.interactionLocks == 0 && calls == ["end"])
  }
}
