import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Blocks that move by a spring.
struct `Spring blocks` {
  /// Runs `changes` in a block of springs.
  private func animate(
    _ ratio: Double,
    _ duration: Double,
    delay: Double = 0,
    velocity: Double = 0,
    options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration,
      delay: delay,
      usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity),
      options: options,
      animations: changes,
      completion: completion
    )
  }

  /// The spring that moves a view over `duration` seconds.
  private func spring(_ ratio: Double, _ duration: Double, velocity: Double = 0) throws
    -> CASpringAnimation
  {
    let view = ShownWindow().add()
    animate(ratio, duration, velocity: velocity) { view.center.x = 150 }
    return try #require(view.layer.basic("position") as? CASpringAnimation)
  }

  /// How much of the distance the swing still spans at the end, by the condition of peer 127 and 128.
  private func remainder(_ spring: CASpringAnimation) -> Double {
    let (k, v) = (Double(spring.stiffness), Double(spring.initialVelocity))
    let (decay, time) = (Double(spring.damping) / 2, spring.duration)
    let square = k - decay * decay
    guard square > 1e-9 * k else { return abs(1 + (decay - v) * time) * exp(-decay * time) }
    return abs((decay - v) / square.squareRoot()) * exp(-decay * time)
  }

  /// Peer 127, 129: UIKit's own stiffness for ratio, duration and velocity; the mass is 1 (U16).
  ///
  /// UIKit's solver stops early: put into the condition, its numbers miss the thousandth by up to
  /// 5 parts in 10⁸, so nothing can be nearer to them than that.
  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548),
    (0.1, 1, 0, 2125.3901278407934), (0.5, 1, 0, 161.7195025042016),
    (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972),
    (0.99, 1, 0, 80.02518243167793), (0.5, 0.3, 0, 1796.8833611577954),
    (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
    (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
  ])
  func `the stiffness is UIKit's`(
    _ ratio: Double,
    _ duration: Double,
    _ velocity: Double,
    _ stiffness: Double
  ) throws {
    let spring = try spring(ratio, duration, velocity: velocity)
    #expect(abs(Double(spring.stiffness) / stiffness - 1) < 2e-8)
    #expect(spring.mass == 1)
    #expect(spring.duration == duration)
    #expect(Double(spring.initialVelocity) == velocity)
    let ownRatio = Double(spring.damping) / (2 * Double(spring.stiffness).squareRoot())
    #expect(abs(ownRatio - ratio) < 1e-12)
  }

  /// Peer 128: critically damped; UIKit's numbers miss the condition by up to 4 parts in 10⁷ here.
  @Test(arguments: [(0.0, 85.25592900599884), (1, 83.13803615388531)])
  func `a spring without a swing has its own condition`(_ velocity: Double, _ stiffness: Double)
    throws
  {
    let spring = try spring(1, 1, velocity: velocity)
    #expect(abs(Double(spring.stiffness) / stiffness - 1) < 1e-7)
    #expect(abs(Double(spring.damping) - 2 * Double(spring.stiffness).squareRoot()) < 1e-12)
  }

  /// Peer 127, 128: whatever is asked for, a thousandth of the distance is left at the end.
  @Test(arguments: [0.01, 0.2, 0.5, 0.9, 0.999, 1.0])
  func `a thousandth is left at the end`(_ ratio: Double) throws {
    for duration in [0.1, 1, 7] {
      for velocity in [-40, -1, 0, 0.5, 2, 6, 6.9, 7, 50, 1000] {
        let left = remainder(try spring(ratio, duration, velocity: velocity))
        // Bisection ends at neighboring doubles; the exponential makes some digits of that.
        #expect(abs(left / 0.001 - 1) < 1e-9, "\(ratio) \(duration) \(velocity): \(left)")
      }
    }
  }

  /// Peer 129: of several springs that fit it is the stiffest, so a faster start changes it little by
  /// little for as long as that one is there, up to 3.8 here. (UIKit leaves it at about 1.65.)
  @Test func `a faster start does not jump to another spring`() throws {
    var last = Double(try spring(0.5, 1).stiffness)
    for step in 1...35 {
      let next = Double(try spring(0.5, 1, velocity: Double(step) / 10).stiffness)
      #expect(next < last && next > 0.96 * last, "at \(Double(step) / 10)")
      last = next
    }
  }

  /// Peer 130: where UIKit's views were seen, within what the fact allows: they fit a slightly lower
  /// ratio than was asked for; the reason is unknown.
  @Test func `a view is where UIKit's view was`() {
    let shown = ShownWindow()
    let across = shown.add()
    let down = shown.add(CGRect(x: 0, y: -10, width: 100, height: 100))
    animate(0.6, 0.8) { across.center.x = 150 }
    animate(0.35, 1) { down.center.y = 160 }
    shown.advance(to: 0)
    for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)] {
      MediaClock.set(time)
      #expect(abs(Double(across.layer.shown.position.x) - x) < 0.2, "x at \(time)")
    }
    for (time, y) in [
      (0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160),
    ] {
      MediaClock.set(time)
      #expect(abs(Double(down.layer.shown.position.y) - y) < 0.7, "y at \(time)")
    }
    shown.advance(to: 1)
    #expect(down.layer.shown.position.y == 160)
  }

  /// Peer 130: the closed form's own values, to the two digits that are given.
  @Test func `a view follows the closed form`() {
    let shown = ShownWindow()
    let view = shown.add()
    animate(0.6, 0.8) { view.center.x = 150 }
    shown.advance(to: 0)
    for (time, x) in [(0.15, 130.83), (0.3, 159.29), (0.45, 151.15), (0.6, 149.17)] {
      MediaClock.set(time)
      #expect(abs(Double(view.layer.shown.position.x) - x) < 0.005001, "at \(time)")
    }
  }

  /// U16: a ratio of 1 does not swing over, and one nearer to 0 swings over more.
  @Test func `the nearer to 0 the ratio the more it swings over`() {
    func farthest(_ ratio: Double) -> Double {
      let shown = ShownWindow()
      let view = shown.add()
      animate(ratio, 1) { view.center.x = 150 }
      shown.advance(to: 0)
      return (0...100).map { step in
        MediaClock.set(Double(step) / 100)
        return Double(view.layer.shown.position.x)
      }.max() ?? 0
    }
    #expect(farthest(1) <= 150)
    #expect(farthest(0.8) > 150)
    #expect(farthest(0.3) > farthest(0.8))
  }

  /// U16: a velocity of 1 is the whole distance in a second.
  @Test(arguments: [-1.0, 0, 1, 5])
  func `the velocity counts distances per second`(_ velocity: Double) {
    let shown = ShownWindow()
    let view = shown.add()
    animate(0.5, 1, velocity: velocity) { view.center.x = 150 }
    shown.advance(to: 0)
    MediaClock.set(1e-6)
    let speed = (Double(view.layer.shown.position.x) - 50) / 100 / 1e-6
    // In a microsecond the spring itself adds half a k times that, at most 1e-4.
    #expect(abs(speed - velocity) < 1e-4)
  }

  /// U5, U7: the block completes at its duration, with the view at its end.
  @Test func `it completes when its duration is over`() {
    let shown = ShownWindow()
    let view = shown.add()
    var calls: [Bool] = []
    animate(0.1, 1, delay: 1, velocity: 3) {
      view.center.x = 150
      view.alpha = 0
    } completion: {
      calls.append($0)
    }
    #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
    shown.advance(to: 0)
    shown.advance(to: 0.9)
    #expect(view.layer.shown.position.x == 50)
    shown.advance(to: 1.99)
    #expect(calls.isEmpty)
    shown.advance(to: 2)
    #expect(calls == [true])
    #expect(view.layer.shown.position.x == 150 && view.layer.shown.opacity == 0)
  }

  /// What no spring can have is taken for the nearest that one can.
  @Test func `bad numbers make a spring all the same`() throws {
    #expect(try spring(2, 1).stiffness == spring(1, 1).stiffness)
    #expect(try spring(.nan, 1).stiffness == spring(1, 1).stiffness)
    #expect(try spring(0, 1).stiffness == spring(0.01, 1).stiffness)
    #expect(try spring(-1, 1).stiffness == spring(0.01, 1).stiffness)
    #expect(try spring(0.5, 1, velocity: .infinity).initialVelocity == 0)
    let view = ShownWindow().add()
    animate(0.5, 0) { view.center.x = 150 }
    #expect(view.layer.animationKeys() == nil)
  }

  /// U8: within another block the curve is inherited, and with it the spring, or that there is none.
  @Test func `a spring is inherited with the curve`() {
    func inner(_ options: UIView.AnimationOptions) -> CAAnimation? {
      let view = ShownWindow().add()
      UIView.animate(withDuration: 3) { animate(0.5, 1, options: options) { view.alpha = 0 } }
      return view.layer.animation(forKey: "opacity")
    }
    #expect(inner([]).map { $0 is CASpringAnimation } == false)
    let overriding = inner(.overrideInheritedCurve) as? CASpringAnimation
    #expect(overriding?.duration == 3)
    let view = ShownWindow().add()
    animate(0.5, 3) { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
  }

  /// SP7: the spring of that look, for as long as it takes to settle; peer 122.
  @Test func `a spring by its look lasts as long as it settles`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    var finished: Bool?
    UIView.animate(springDuration: 1, bounce: 0.5) {
      view.center.x = 150
    } completion: {
      finished = $0
    }
    let spring = try #require(view.layer.basic("position") as? CASpringAnimation)
    #expect(spring.isAdditive && spring.duration == spring.settlingDuration)
    #expect(abs(spring.duration - 2.3438753795710707) < 1e-14)
    #expect(abs(Double(spring.stiffness) - 4 * Double.pi * Double.pi) < 1e-12)
    #expect(abs(Double(spring.damping) - 2 * Double.pi) < 1e-12)
    shown.advance(to: 0)
    shown.advance(to: 2.34)
    #expect(finished == nil && abs(view.layer.shown.position.x - 150) < 0.1)
    shown.advance(to: 2.35)
    #expect(finished == true && view.layer.shown.position.x == 150)
  }

  @Test func `by default it takes half a second and does not swing over`() throws {
    let view = ShownWindow().add()
    UIView.animate(springDuration: 0.5) { view.alpha = 0 }
    let named = try #require(view.layer.basic("opacity") as? CASpringAnimation)
    UIView.animate(animations: { view.alpha = 1 }, completion: nil)
    let plain = try #require(view.layer.basic("opacity") as? CASpringAnimation)
    #expect(plain.perceptualDuration == named.perceptualDuration && plain.initialVelocity == 0)
    #expect(abs(plain.perceptualDuration - 0.5) < 1e-12 && abs(plain.bounce) < 1e-12)
  }

  @Test func `a spring by its look has a delay, a speed and options as others have`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(
      springDuration: 1,
      bounce: 0.2,
      initialSpringVelocity: 3,
      delay: 2,
      options: .allowUserInteraction
    ) { view.center.x = 150 }
    let spring = try #require(view.layer.basic("position") as? CASpringAnimation)
    #expect(spring.initialVelocity == 3 && spring.beginTime == 2 && view.interactionLocks == 0)
    shown.advance(to: 0)
    shown.advance(to: 1.9)
    #expect(view.layer.shown.position.x == 50)
  }

  /// Peer 124: one with a bounce of −1 does not move, and settles at once.
  @Test(arguments: [(0.0, 0.0), (.nan, 0), (1, .nan)])
  func `values that no spring has select the default spring`(_ duration: Double, _ bounce: Double)
    throws
  {
    let view = ShownWindow().add()
    UIView.animate(springDuration: duration, bounce: CGFloat(bounce)) { view.alpha = 0 }
    let spring = try #require(view.layer.basic("opacity") as? CASpringAnimation)
    #expect(spring.stiffness == 100 && spring.damping == 10)
    UIView.animate(springDuration: 1, bounce: -1) { view.center.x = 150 }
    #expect(view.layer.animation(forKey: "position") == nil && view.center.x == 150)
  }
}
