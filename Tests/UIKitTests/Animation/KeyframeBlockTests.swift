import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// `UIView.animateKeyframes` and `addKeyframe` (U14).
final class `Blocks of key frames` {
  /// Made when the test runs: it sets the clock.
  private lazy var shown = ShownWindow()
  private lazy var view = shown.add()

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  /// Runs key frames that set the place along x, over a second, at an even pace.
  private func animate(
    _ frames: [(start: Double, duration: Double, x: Double)],
    _ options: UIView.KeyframeAnimationOptions = []
  ) {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options.union(Self.linear)) {
      for frame in frames {
        UIView.addKeyframe(
          withRelativeStartTime: frame.start,
          relativeDuration: frame.duration
        ) { view.center.x = CGFloat(frame.x) }
      }
    }
    shown.advance(to: 0)
  }

  private func x(at time: Double) -> Double {
    MediaClock.set(time)
    return Double(view.layer.shown.position.x)
  }

  private func expect(
    _ places: [(time: Double, x: Double)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for place in places {
      let x = x(at: place.time)
      #expect(abs(x - place.x) < 1e-9, "at \(place.time)", sourceLocation: location)
    }
  }

  @Test(
    arguments: [
      (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2),
      (.repeat, 1 << 3), (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5),
      (.overrideInheritedOptions, 1 << 9), (.calculationModeLinear, 0),
      (.calculationModeDiscrete, 1 << 10), (.calculationModePaced, 2 << 10),
      (.calculationModeCubic, 3 << 10), (.calculationModeCubicPaced, 4 << 10),
    ] as [(UIView.KeyframeAnimationOptions, UInt)]
  )
  func `options have Apple's bits`(_ option: UIView.KeyframeAnimationOptions, _ bits: UInt) {
    #expect(option.rawValue == bits)
  }

  @Test func `frames follow each other; the model has the last value at once (U4, U14)`() throws {
    animate([(0, 0.25, 150), (0.25, 0.75, 75)])
    #expect(view.center.x == 75 && view.layer.animationKeys() == ["position"])
    let animation = try #require(view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
    #expect(animation.isAdditive && animation.calculationMode == .linear)
    expect([(0, 50), (0.125, 100), (0.25, 150), (0.625, 112.5), (0.9375, 81.25)])
    shown.advance(to: 1)
    #expect(view.layer.animationKeys() == nil && view.layer.shown.position.x == 75)
  }

  @Test func `before, between and after its frames a property holds (U14)`() {
    animate([(0.25, 0.25, 150), (0.75, 0.125, 50)])
    expect([
      (0.2, 50), (0.375, 100), (0.5, 150), (0.7, 150), (0.8125, 100), (0.875, 50), (0.99, 50),
    ])
  }

  @Test func `unless a curve is given it eases in and out as a whole (U6)`() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
    }
    shown.advance(to: 0)
    #expect(abs(x(at: 0.25) - (50 + 12.9161931)) < 1e-4)
  }

  @Test func `a frame that begins while another is on its way takes over from there`() {
    animate([(0, 0.5, 150), (0.25, 0.5, 0)])
    expect([(0.125, 75), (0.25, 100), (0.5, 50), (0.75, 0), (0.9, 0)])
  }

  @Test func `of two frames that begin together the later one counts`() {
    animate([(0, 1, 150), (0, 0.5, 0)])
    expect([(0.25, 25), (0.5, 0), (0.75, 0)])
  }

  @Test func `frames may be added in any order; the last in time is the end`() {
    animate([(0.5, 0.5, 150), (0, 0.5, 0)])
    #expect(view.center.x == 150)
    expect([(0.25, 25), (0.5, 0), (0.75, 75), (1, 150)])
  }

  @Test func `a frame of no duration jumps`() {
    animate([(0.5, 0, 150)])
    expect([(0.49, 50), (0.5, 150), (0.9, 150)])
  }

  @Test(arguments: [
    (-1.0, 0.5, 0.25, 100.0), (0.5, 9, 0.75, 100), (.nan, 0.5, 0.25, 100), (2, 1, 0.9, 50),
    (0, .nan, 0, 150), (0, -1, 0, 150), (0, .infinity, 0.5, 100),
  ])
  func `what lies outside the block is cut off`(
    _ start: Double,
    _ duration: Double,
    _ time: Double,
    _ place: Double
  ) {
    animate([(start, duration, 150)])
    expect([(time, place)])
    #expect(view.center.x == 150)
  }

  @Test func `changes outside of frames take the whole time`() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    }
    shown.advance(to: 0)
    expect([(0.25, 100), (0.75, 150)])
    #expect(view.layer.shown.opacity == 0.25)
  }

  /// KF7.
  @Test func `discrete ones jump at the end of each frame`() {
    animate([(0, 0.25, 150), (0.25, 0.5, 0)], .calculationModeDiscrete)
    expect([(0.2, 50), (0.25, 150), (0.7, 150), (0.75, 0), (0.99, 0)])
  }

  /// KF14: 100 there, 300 on, at an even pace of 400 a second.
  @Test func `paced ones go evenly, whatever their times`() {
    animate([(0, 0.5, 150), (0.5, 0.5, 450)], .calculationModePaced)
    expect([(0.25, 150), (0.5, 250)])
  }

  /// KF11, KF12: 0, 10, 10 at three quarters is 10.625.
  @Test func `cubic ones follow a smooth curve`() {
    view.center.x = 0
    CATransaction.flush()
    animate([(0, 0.5, 10), (0.5, 0.5, 10.000_000_000_001)], .calculationModeCubic)
    expect([(0.5, 10), (0.75, 10.625)])
  }

  /// KF14: the times of the paced mode; along a line their curve is that line, at an even pace too.
  @Test func `cubicPaced ones go evenly, whatever their times`() {
    animate([(0, 0.75, 150), (0.75, 0.25, 450)], .calculationModeCubicPaced)
    expect([(0.125, 100), (0.25, 150), (0.5, 250)])
  }

  /// Peer 29, 30.
  @Test func `each kind of property animates as in a plain block`() throws {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.alpha = 0.5
        view.backgroundColor = .red
        view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.backgroundColor = nil
        view.transform = .identity
      }
    }
    let keys = ["backgroundColor", "bounds.origin", "bounds.size", "opacity", "transform"]
    #expect(view.layer.animationKeys()?.sorted() == keys)
    let isAdditive = keys.map {
      (view.layer.animation(forKey: $0) as? CAPropertyAnimation)?.isAdditive
    }
    #expect(isAdditive == [false, true, true, false, true])
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    let values = view.layer.shown
    #expect(values.opacity == 0.75 && values.bounds == CGRect(x: 5, y: 0, width: 150, height: 100))
    #expect(abs(Double(values.transform.m11) - 1.5) < 1e-9)
    #expect(abs(Double(values.backgroundColor?.alpha ?? 0) - 0.5) < 1e-9)
    shown.advance(to: 0.75)
    #expect(abs(Double(view.layer.shown.backgroundColor?.alpha ?? 0) - 0.5) < 1e-9)
    shown.advance(to: 1)
    #expect(view.backgroundColor == nil)
  }

  @Test func `additive ones add up with what runs (U3)`() {
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    animate([(0, 0.5, 50), (0.5, 0.5, 250)])
    // The block is 75 short of 150; the frames go 150 to 50 to 250.
    expect([(0.25, 100 - 75), (0.75, 150 - 25)])
  }

  /// U7, R8.
  @Test func `the completion comes at the end, and with false when it was cut short`() {
    let view = view
    var calls: [Bool] = []
    func run() {
      UIView.animateKeyframes(withDuration: 1, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          view.alpha = view.alpha == 1 ? 0 : 1
        }
      } completion: {
        calls.append($0)
      }
    }
    run()
    shown.advance(to: 0)
    shown.advance(to: 1.9)
    #expect(calls.isEmpty)
    shown.advance(to: 2)
    #expect(calls == [true])
    run()
    shown.advance(to: 2)
    view.removeFromSuperview()
    shown.advance(to: 2.5)
    #expect(calls == [true, false])
  }

  /// U5.
  @Test func `without frames, or without duration, the completion does not wait`() {
    let view = view
    var calls: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
    } completion: {
      calls.append($0)
    }
    #expect(calls == [true])
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      calls.append($0)
    }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
    CATransaction.flush()
    #expect(calls == [true, true])
  }

  /// U9, U11.
  @Test func `they repeat and run back`() {
    animate([(0, 0.5, 150)], [.repeat, .autoreverse])
    expect([(0.25, 100), (0.75, 150), (1.25, 150), (1.75, 100), (2.25, 100)])
  }

  @Test func `a frame outside of a block is reported, and changes at once (U14)`() {
    let view = view
    let told = reports {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
      UIView.animate(withDuration: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 0 }
      }
    }
    #expect(told.count == 2 && told[0].hasPrefix("UIView: addKeyframe"))
    #expect(view.alpha == 0.5 && view.center.x == 0 && view.layer.animationKeys() == nil)
  }

  /// U8.
  @Test func `within a plain block they have its duration, unless they override it`() {
    func duration(_ options: UIView.KeyframeAnimationOptions) -> Double? {
      let view = ShownWindow().add()
      UIView.animate(withDuration: 3) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }
      return view.layer.animation(forKey: "opacity")?.duration
    }
    #expect(duration([]) == 3 && duration(.overrideInheritedDuration) == 1)
  }

  /// U8.
  @Test func `a plain block within a frame is that frame's, unless it has its own duration`() {
    let (view, other) = (view, shown.add())
    var calls: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 9) {
          view.center.x = 150
        } completion: {
          calls.append("inner \($0)")
        }
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { other.center.x = 150 }
      }
    } completion: {
      calls.append("outer \($0)")
    }
    shown.advance(to: 0)
    expect([(0.5, 50), (0.75, 100)])
    #expect(other.layer.shown.position.x == 75)
    shown.advance(to: 1)
    #expect(calls.sorted() == ["inner true", "outer true"])
    #expect(other.layer.shown.position.x == 100)
  }

  @Test func `key frames within a frame are parts of it`() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animateKeyframes(withDuration: 5, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 150
          }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 50
        }
      }
    }
    shown.advance(to: 0)
    expect([(0.5, 50), (0.625, 100), (0.75, 150), (0.875, 100)])
  }

  /// U13.
  @Test func `without animation they change at once`() {
    _ = view
    UIView.performWithoutAnimation { animate([(0, 1, 150)]) }
    #expect(view.layer.animationKeys() == nil && view.center.x == 150)
  }

  @Test func `with layoutSubviews what a layout moves is in the same frame`() {
    final class Filled: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let filled = Filled()
    filled.addSubview(filled.inner)
    _ = shown.add(filled)
    let options = Self.linear.union(.layoutSubviews)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        filled.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
      }
    }
    shown.advance(to: 0)
    shown.advance(to: 0.75)
    #expect(filled.inner.layer.shown.bounds.width == 40)
    #expect(filled.layer.shown.bounds.width == 40)
  }

  /// U12.
  @Test func `touches are off meanwhile`() {
    animate([(0, 1, 150)])
    #expect(view.interactionLocks == 1)
    shown.advance(to: 1)
    #expect(view.interactionLocks == 0)
    animate([(0, 1, 50)], .allowUserInteraction)
    #expect(view.interactionLocks == 0)
  }
}
