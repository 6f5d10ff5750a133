import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The paces of property animators.
final class `Timing parameters` {
  /// Made when the test runs: it sets the clock.
  private lazy var shown = ShownWindow()
  private lazy var view = shown.add()

  private func animator(
    _ parameters: any UITimingCurveProvider,
    _ duration: Double = 1
  ) -> UIViewPropertyAnimator {
    let view = view
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { view.center = CGPoint(x: 150, y: 250) }
    return animator
  }

  @Test func `kinds of curve have Apple's numbers`() {
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// T21.
  @Test func `curves have their control points`() {
    let plain = UICubicTimingParameters()
    #expect(plain.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(plain.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(plain.timingCurveType == .builtin && plain.animationCurve == .easeInOut)
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(named.controlPoint1 == .zero && named.controlPoint2 == CGPoint(x: 0.58, y: 1))
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
    let points = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 1.5))
    let own = UICubicTimingParameters(controlPoint1: points.0, controlPoint2: points.1)
    #expect(own.controlPoint1 == points.0 && own.controlPoint2 == points.1)
    #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
    #expect(own.springTimingParameters == nil)
  }

  @Test func `an animator by control points has their pace`() {
    let view = view
    let points = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    let animator = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: points.0,
      controlPoint2: points.1
    ) { view.center.x = 150 }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(abs(Double(view.layer.shown.position.x) - (50 + 31.53568126)) < 1e-4)
  }

  @Test func `control points that are no numbers make an even pace`() {
    let point = CGPoint(x: Double.nan, y: 0)
    let curve = UICubicTimingParameters(controlPoint1: point, controlPoint2: .zero)
    animator(curve).startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(view.layer.shown.position.x == 100)
  }

  /// U16, peer 130: the closed form's own values.
  @Test func `an animator by a damping ratio is the spring of a block`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { view.center.x = 150 }
    animator.startAnimation()
    shown.advance(to: 0)
    for (time, x) in [(0.15, 130.83), (0.3, 159.29), (0.45, 151.15), (0.6, 149.17)] {
      MediaClock.set(time)
      #expect(abs(Double(view.layer.shown.position.x) - x) < 0.005001, "at \(time)")
    }
    shown.advance(to: 0.8)
    #expect(animator.state == .inactive)
  }

  @Test func `a spring that is paused beyond its end stays there, and goes on from there`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { view.center.x = 150 }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.3)
    animator.pauseAnimation()
    let place = view.layer.shown.position.x
    #expect(place > 159 && animator.fractionComplete == 1)
    animator.startAnimation()
    #expect(view.layer.shown.position.x == place)
    shown.advance(to: 0.45)
    #expect(abs(Double(view.layer.shown.position.x) - 151.15) < 0.005001)
    animator.isReversed = true
    shown.advance(to: 0.6)
    #expect(abs(view.layer.shown.position.x - place) < 1e-9)
  }

  /// SP3: in whole distances per second, along x and along y, and by its length for all else.
  @Test func `a spring's speed at the start is a vector`() {
    let velocity = CGVector(dx: 3, dy: 4)
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
    #expect(spring.initialVelocity == velocity && spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    let animator = animator(spring)
    animator.addAnimations { [view] in view.alpha = 0 }
    animator.startAnimation()
    shown.advance(to: 0)
    let time = 1e-6
    MediaClock.set(time)
    let values = view.layer.shown
    // In a microsecond the spring itself adds half a k times that.
    #expect(abs((Double(values.position.x) - 50) / 100 / time - 3) < 1e-3)
    #expect(abs((Double(values.position.y) - 50) / 200 / time - 4) < 1e-3)
    #expect(abs((1 - Double(values.opacity)) / time - 5) < 1e-3)
  }

  /// SP4, SP5, SP7: their own settling time takes the place of the animator's duration.
  @Test func `springs by numbers or by look last as long as they settle`() {
    let numbers = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    #expect(abs(animator(numbers, 9).duration - 1.4727003346780927) < 1e-14)
    let look = UISpringTimingParameters(duration: 1, bounce: 0.5)
    #expect(abs(animator(look, 9).duration - 2.3438753795710707) < 1e-14)
    let fast = UISpringTimingParameters(
      duration: 1,
      bounce: 0.5,
      initialVelocity: CGVector(dx: 3, dy: 4)
    )
    #expect(fast.initialVelocity == CGVector(dx: 3, dy: 4) && animator(fast, 9).duration > 0)
    // ω = √(1000/3): (1 + ωt)·e^(−ωt) is below 0.001 at 0.6 s, not at 0.5.
    #expect(animator(UISpringTimingParameters(), 9).duration == 0.6)
  }

  @Test func `bad numbers make a spring all the same`() {
    let spring = UISpringTimingParameters(
      mass: -1,
      stiffness: .nan,
      damping: 10,
      initialVelocity: CGVector(dx: Double.nan, dy: 0)
    )
    #expect(abs(animator(spring).duration - 1.4727003346780927) < 1e-14)
    #expect(animator(UISpringTimingParameters(dampingRatio: .nan), 2).duration == 2)
    animator(UISpringTimingParameters(dampingRatio: -3), 0).startAnimation()
    #expect(view.center.x == 150)
  }

  @Test func `a custom provider names which of its parameters are used`() {
    final class Composed: NSObject, UITimingCurveProvider {
      override init() {}
      init?(coder: NSCoder) {}
      func encode(with coder: NSCoder) {}
      func copy(with zone: NSZone? = nil) -> Any { self }
      var timingCurveType: UITimingCurveType { .composed }
      var cubicTimingParameters: UICubicTimingParameters? { .init(animationCurve: .linear) }
      var springTimingParameters: UISpringTimingParameters? { .init(duration: 1, bounce: 0.5) }
    }
    #expect(abs(animator(Composed()).duration - 2.3438753795710707) < 1e-14)
  }

  @Test func `parameters are their own copies, and survive an archive`() throws {
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    #expect(curve.copy() as? UICubicTimingParameters === curve)
    let read = try #require(UICubicTimingParameters(coder: archived(curve)))
    #expect(read.controlPoint1 == curve.controlPoint1 && read.controlPoint2 == curve.controlPoint2)
    #expect(read.timingCurveType == .cubic)
    for spring in [
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2)),
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero),
      UISpringTimingParameters(duration: 1, bounce: 0.5),
    ] {
      let read = try #require(UISpringTimingParameters(coder: archived(spring)))
      #expect(read.initialVelocity == spring.initialVelocity)
      #expect(animator(read, 2).duration == animator(spring, 2).duration)
    }
  }

  /// An unarchiver of the values that `object` writes.
  private func archived(_ object: any NSCoding) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    object.encode(with: archiver)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }
}
