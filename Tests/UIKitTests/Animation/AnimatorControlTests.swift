import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A property animator that is paused, moved, reversed and stopped (U17).
final class `Control of property animators`: AnimatorRoom {
  // MARK: Pause and scrub

  @Test func `pause holds, and start goes on from there (U17)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 150)
    shown.advance(to: 7)
    #expect(x == 75 && animator.fractionComplete == 0.25)
    animator.startAnimation()
    shown.advance(to: 7.5)
    #expect(x == 125)
    shown.advance(to: 7.75)
    #expect(calls == ["end"] && x == 150)
  }

  @Test func `pause of an inactive one makes it active at its start (U17)`() {
    let animator = mover()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 150)
    shown.advance(to: 3)
    #expect(x == 50 && calls.isEmpty)
  }

  @Test func `setting the fraction moves it there, and makes it active (U17)`() {
    let animator = mover(1, .easeIn)
    for fraction in [0.25, 1, 0, 0.5] {
      animator.fractionComplete = CGFloat(fraction)
      shown.advance(to: 0)
      #expect(x == 50 + 100 * fraction && animator.fractionComplete == CGFloat(fraction))
    }
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 150)
    #expect(calls.isEmpty)
  }

  @Test func `a fraction that is set while it runs pauses it there`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.fractionComplete = 0.75
    shown.advance(to: 3)
    #expect(x == 125 && !animator.isRunning)
  }

  /// T21: easeIn is at 0.3153568126 after half the time.
  @Test func `paused with a curve it does not jump, and scrubs by the way`() {
    let animator = mover(1, .easeIn)
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let way = 0.3153568126
    #expect(abs(Double(animator.fractionComplete) - way) < 1e-6)
    animator.pauseAnimation()
    #expect(abs(x - (50 + 100 * way)) < 1e-4)
    #expect(abs(Double(animator.fractionComplete) - way) < 1e-6)
    animator.fractionComplete += 0.1
    #expect(abs(x - (60 + 100 * way)) < 1e-4)
  }

  @Test func `without scrubsLinearly the fraction is of the time`() {
    let animator = mover(1, .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    shown.advance(to: 0)
    #expect(abs(x - (50 + 31.53568126)) < 1e-4)
    animator.startAnimation()
    shown.advance(to: 0.25)
    #expect(animator.fractionComplete == 0.75)
    #expect(abs(x - (50 + 62.18618692)) < 1e-4)
    shown.advance(to: 0.5)
    #expect(calls == ["end"])
  }

  /// From where the curve is as far: easeIn comes to 0.0934646507 after a quarter of the time.
  @Test func `after scrubbing it goes on along the curve, without a jump`() {
    let animator = mover(1, .easeIn)
    animator.fractionComplete = 0.0934646507
    shown.advance(to: 0)
    animator.startAnimation()
    #expect(abs(x - (50 + 9.34646507)) < 1e-4)
    shown.advance(to: 0.5)
    #expect(abs(x - (50 + 62.18618692)) < 1e-3)
    shown.advance(to: 0.74)
    #expect(calls.isEmpty)
    shown.advance(to: 0.7501)
    #expect(calls == ["end"])
  }

  @Test(arguments: [(-1.0, 50.0), (2, 150), (.infinity, 150), (-.infinity, 50)])
  func `a fraction beyond the ends is the nearest one`(_ fraction: Double, _ place: Double) {
    let animator = mover()
    animator.fractionComplete = CGFloat(fraction)
    shown.advance(to: 0)
    #expect(x == place)
  }

  @Test func `a fraction that is not a number is reported and changes nothing`() {
    let animator = mover()
    let told = reports { animator.fractionComplete = .nan }
    #expect(told == ["UIViewPropertyAnimator: fractionComplete cannot be nan"])
    #expect(animator.state == .inactive && view.center.x == 50)
  }

  @Test func `a pause ends the delay`() {
    let animator = mover()
    animator.startAnimation(afterDelay: 2)
    shown.advance(to: 0)
    shown.advance(to: 1)
    animator.pauseAnimation()
    animator.startAnimation()
    shown.advance(to: 1.5)
    #expect(x == 100)
  }

  // MARK: Reversal

  @Test func `reversed while it runs it goes back from where it is (U17)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.75)
    animator.isReversed = true
    #expect(x == 125 && animator.fractionComplete == 0.25 && animator.isRunning)
    #expect(view.center.x == 150)
    shown.advance(to: 1)
    #expect(x == 100 && animator.fractionComplete == 0.5)
    shown.advance(to: 1.25)
    animator.isReversed = false
    #expect(x == 75)
    animator.isReversed = true
    shown.advance(to: 1.5)
    #expect(calls == ["start"] && x == 50 && view.center.x == 50)
    #expect(animator.state == .inactive)
  }

  @Test func `it goes back along the curve that it came (U17)`() {
    let animator = mover(1, .easeIn)
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.75)
    animator.isReversed = true
    #expect(abs(x - (50 + 62.18618692)) < 1e-4)
    shown.advance(to: 1)
    #expect(abs(x - (50 + 31.53568126)) < 1e-4)
    shown.advance(to: 1.5)
    #expect(calls == ["start"])
  }

  @Test func `reversed while paused it stays, counts the other way, and goes back (U17)`() {
    let animator = mover()
    animator.fractionComplete = 0.75
    animator.isReversed = true
    shown.advance(to: 0)
    #expect(x == 125 && animator.fractionComplete == 0.25 && !animator.isRunning)
    animator.fractionComplete = 0.5
    #expect(x == 100)
    animator.startAnimation()
    shown.advance(to: 0.25)
    #expect(x == 75)
    shown.advance(to: 0.5)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `reversed before the start it runs from the end to the start`() {
    let animator = mover()
    animator.isReversed = true
    animator.startAnimation()
    shown.advance(to: 0)
    #expect(x == 150 && animator.fractionComplete == 0)
    shown.advance(to: 0.25)
    #expect(x == 125)
    shown.advance(to: 1)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `all properties go back to their old values`() {
    view.backgroundColor = .red
    CATransaction.flush()
    let old = view.layer.values
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [view] in
      view.frame = CGRect(x: 10, y: 20, width: 33, height: 44)
      view.bounds.origin.y = 7
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
      view.alpha = 0.3
      view.backgroundColor = nil
      view.layer.cornerRadius = 9
    }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.isReversed = true
    shown.advance(to: 1)
    #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
    for property in [LayerProperty.position, .bounds, .transform, .opacity, .cornerRadius] {
      #expect(view.layer.values[property] == old[property], "\(property)")
    }
    #expect(view.backgroundColor == .red)
  }

  @Test func `what others have changed since keeps their part when it goes back`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.isReversed = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 250
    }
    shown.advance(to: 0.5)
    shown.advance(to: 0.75)
    // 250, less 75 of the animator, less 75 of the block's 100.
    #expect(x == 100)
    shown.advance(to: 1)
    #expect(calls == ["start"] && x == 100 && view.center.x == 150)
    shown.advance(to: 1.5)
    #expect(x == 150)
  }

  // MARK: Stop and finish

  @Test func `stopped for good the views stay, and no completion is called (U17)`() {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 100 && !animator.isRunning)
    shown.advance(to: 2)
    #expect(calls.isEmpty && x == 100 && view.layer.animationKeys() == nil)
  }

  @Test(
    arguments: [(.end, 150), (.start, 50), (.current, 75)] as [(UIViewAnimatingPosition, Double)]
  )
  func `a stopped one finishes at the requested position (U17)`(
    _ position: UIViewAnimatingPosition,
    _ place: Double
  ) {
    let animator = mover()
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.center.x == 75 && calls.isEmpty)
    shown.advance(to: 0.5)
    #expect(x == 75 && view.layer.animationKeys() == nil)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && Double(view.center.x) == place)
    #expect(calls == ["\(position)"])
  }

  @Test func `a paused one can be stopped too, and a stop without an animation has no effect`() {
    let animator = mover()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 100 && calls.isEmpty)
  }

  @Test func `a stop takes what shows of it alone where others add to it (U3)`() {
    let animator = mover()
    animator.startAnimation()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 250
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let before = x
    animator.stopAnimation(true)
    CATransaction.flush()
    #expect(before == 150 && x == 150 && view.center.x == 200)
    shown.advance(to: 1)
    #expect(x == 200)
  }

  @Test func `in the stopped state most calls are reported and do nothing (U17)`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    let told = reports {
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 1
      animator.addAnimations { [view] in view.alpha = 0 }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(told.count == 5)
    #expect(
      told.first == "UIViewPropertyAnimator: startAnimation() has no effect: "
        + "the animator is stopped"
    )
    #expect(animator.state == .stopped && view.center.x == 100 && view.alpha == 1)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 150 && view.alpha == 1 && calls == ["end"])
  }

  @Test func `finishing one that is not stopped is reported and does nothing (U17)`() {
    let animator = mover()
    let told = reports { animator.finishAnimation(at: .end) }
    animator.startAnimation()
    let toldOfRunning = reports { animator.finishAnimation(at: .end) }
    #expect(told.count == 1 && toldOfRunning.count == 1 && calls.isEmpty && animator.isRunning)
  }

  @Test func `one that is not interruptible runs on`() {
    let animator = mover()
    animator.isInterruptible = false
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let told = reports {
      animator.pauseAnimation()
      animator.stopAnimation(true)
      animator.fractionComplete = 0
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(told.count == 5 && animator.isRunning && !animator.isReversed && x == 100)
    shown.advance(to: 1)
    #expect(calls == ["end"])
  }

  // MARK: At the end

  @Test func `with pausesOnCompletion it stays at the end, and can go back (U17)`() {
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    shown.advance(to: 4)
    #expect(x == 150 && calls.isEmpty)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    shown.advance(to: 4.25)
    #expect(x == 125)
    animator.pausesOnCompletion = false
    shown.advance(to: 5)
    #expect(calls == ["start"] && view.center.x == 50)
  }

  @Test func `started at its end it is there at once`() {
    let animator = mover()
    animator.fractionComplete = 1
    animator.startAnimation()
    #expect(calls.isEmpty)
    CATransaction.flush()
    #expect(calls == ["end"] && animator.state == .inactive && x == 150)
  }
}
