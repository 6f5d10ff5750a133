import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Blocks within blocks inherit (U8).
struct `Nested animation blocks` {
  /// The animation of a block of 1 s, easing in, inside one of 3 s, linear, repeating.
  private func inner(_ options: UIView.AnimationOptions) throws -> CAAnimation {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, .repeat]) {
      UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveEaseIn)) {
        view.alpha = 0
      }
    }
    return try #require(view.layer.animation(forKey: "opacity"))
  }

  /// U8.
  @Test func `duration, curve and options are the outer block's`() throws {
    let animation = try inner([])
    #expect(animation.duration == 3)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(animation.repeatCount == .infinity)
  }

  /// U8, U9.
  @Test func `each can be overridden by itself`() throws {
    #expect(try inner(.overrideInheritedDuration).duration == 1)
    #expect(try inner(.overrideInheritedDuration).repeatCount == .infinity)
    let curve = try inner(.overrideInheritedCurve)
    #expect(curve.duration == 3)
    #expect(curve.timingFunction == CAMediaTimingFunction(name: .easeIn))
    let options = try inner(.overrideInheritedOptions)
    #expect(options.repeatCount == 0)
    #expect(options.duration == 3)
  }

  @Test func `the inner block's own completion waits for its own animations`() {
    let shown = ShownWindow()
    let (a, b) = (shown.add(), shown.add())
    var calls: [String] = []
    UIView.animate(withDuration: 2) {
      a.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        b.alpha = 0
      } completion: { _ in
        calls.append("inner")
      }
    } completion: { _ in
      calls.append("outer")
    }
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(calls == ["inner"])
    shown.advance(to: 2)
    #expect(calls == ["inner", "outer"])
  }

  @Test func `the open block's duration can be asked for`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 3) { #expect(UIView.inheritedAnimationDuration == 3) }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `a block left open inside another closes with it`() {
    let view = ShownWindow().add()
    UIView.animate(withDuration: 1) { UIView.beginAnimations("left open", context: nil) }
    view.alpha = 0
    #expect(view.layer.animationKeys() == nil)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
