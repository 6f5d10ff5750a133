import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Blocks that a property animator gets on its way, and other paces that it goes on at (U17).
final class `Changes of property animators`: AnimatorRoom {
  // MARK: Blocks added on the way

  @Test func `a block that is added while it runs starts now and ends with it (U17)`() {
    let other = shown.add()
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.addAnimations { other.center.x = 150 }
    #expect(other.center.x == 150 && other.layer.shown.position.x == 50 && x == 100)
    shown.advance(to: 0.75)
    #expect(other.layer.shown.position.x == 100 && x == 125)
    shown.advance(to: 1)
    #expect(calls == ["end"] && other.layer.animationKeys() == nil)
  }

  @Test func `a delay factor is of the time that is left (U17)`() {
    let other = shown.add()
    let animator = mover()
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(other.layer.shown.position.x == 50)
    shown.advance(to: 0.75)
    #expect(other.layer.shown.position.x == 100)
    let third = shown.add()
    animator.addAnimations({ third.alpha = 0 }, delayFactor: 0.5)
    shown.advance(to: 0.875)
    #expect(third.layer.shown.opacity == 1 && other.layer.shown.position.x == 125)
    shown.advance(to: 0.9375)
    #expect(third.layer.shown.opacity == 0.5)
    animator.isReversed = true
    shown.advance(to: 1)
    #expect(third.layer.shown.opacity == 1 && other.layer.shown.position.x == 125)
    shown.advance(to: 1.875)
    #expect(calls == ["start"] && other.center.x == 50 && third.alpha == 1)
  }

  @Test func `scrubbing heeds delays`() {
    let other = shown.add()
    let animator = mover()
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
    animator.fractionComplete = 0.25
    shown.advance(to: 0)
    #expect(x == 75 && other.layer.shown.position.x == 50)
    animator.fractionComplete = 0.75
    #expect(x == 125 && other.layer.shown.position.x == 100)
  }

  @Test(arguments: [(-1.0, 100.0), (.nan, 100), (1, 50), (3, 50)])
  func `a delay factor beyond the ends is the nearest one`(_ factor: Double, _ place: Double) {
    let other = shown.add()
    let animator = mover()
    animator.addAnimations({ other.center.x = 150 }, delayFactor: CGFloat(factor))
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(Double(other.layer.shown.position.x) == place)
    shown.advance(to: 1)
    #expect(other.layer.shown.position.x == 150 && calls == ["end"])
  }

  @Test func `the same property changed again on the way blends, and goes back as a whole`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.addAnimations { [view] in view.center.x = 250 }
    CATransaction.flush()
    #expect(x == 100)
    shown.advance(to: 0.75)
    #expect(x == 175)
    animator.isReversed = true
    shown.advance(to: 1.5)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `a block that is added while it is paused starts there`() {
    let other = shown.add()
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.addAnimations { other.center.x = 150 }
    shown.advance(to: 0)
    #expect(other.center.x == 150 && other.layer.shown.position.x == 50)
    animator.fractionComplete = 0.75
    #expect(other.layer.shown.position.x == 100)
    animator.fractionComplete = 0.25
    #expect(other.layer.shown.position.x == 50)
  }

  // MARK: Another pace

  @Test func `it goes on at another pace without a jump, in the time that is left (U17)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.pauseAnimation()
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    animator.continueAnimation(withTimingParameters: easeIn, durationFactor: 0)
    #expect(x == 100 && animator.isRunning)
    shown.advance(to: 0.75)
    #expect(abs(x - (100 + 15.76784063)) < 1e-4)
    shown.advance(to: 1)
    #expect(calls == ["end"])
  }

  @Test func `a duration factor is of the whole duration (U17)`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    shown.advance(to: 0)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    shown.advance(to: 1)
    #expect(x == 125)
    animator.pauseAnimation()
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 4)
    shown.advance(to: 3)
    #expect(x == 137.5 && animator.fractionComplete == 0.875)
    shown.advance(to: 5)
    #expect(calls == ["end"])
  }

  @Test func `with other timing it can be paused, moved and reversed like before`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    shown.advance(to: 0)
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 1)
    shown.advance(to: 0.5)
    #expect(x == 125)
    animator.isReversed = true
    #expect(x == 125 && animator.fractionComplete == 0.25)
    shown.advance(to: 1)
    // As fast as the animator is: the whole way in its duration.
    #expect(x == 75)
    animator.fractionComplete = 0.25
    #expect(x == 125)
    animator.startAnimation()
    shown.advance(to: 1.75)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `a reversed one goes on to its start`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    shown.advance(to: 0)
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 1)
    shown.advance(to: 0.5)
    #expect(x == 75)
    shown.advance(to: 1)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `a delayed block waits on at another pace`() {
    let other = shown.add()
    let animator = mover()
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.75)
    animator.fractionComplete = 0.5
    shown.advance(to: 0)
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 1)
    shown.advance(to: 0.5)
    #expect(other.layer.shown.position.x == 50 && x == 125)
    shown.advance(to: 0.75)
    #expect(other.layer.shown.position.x == 100)
    shown.advance(to: 1)
    #expect(calls == ["end"])
  }

  @Test func `an inactive one cannot continue, which is reported (U17)`() {
    let animator = mover()
    let told = reports { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(told.count == 1 && animator.state == .inactive)
  }

  @Test func `key frames within an animator are scrubbed with it (U14)`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 50
        }
      }
    }
    animator.fractionComplete = 0.25
    shown.advance(to: 0)
    #expect(x == 100)
    animator.fractionComplete = 0.5
    #expect(x == 150)
    animator.startAnimation()
    shown.advance(to: 0.25)
    #expect(x == 100)
    animator.stopAnimation(false)
    #expect(view.center.x == 100)
    animator.finishAnimation(at: .start)
    #expect(view.center.x == 50)
  }
}
