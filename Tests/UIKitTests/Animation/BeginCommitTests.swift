import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The older form of animation blocks (U6, peer 42).
struct `Begin and commit` {
  private final class Listener {
    var heard: [String] = []

    func started(_ id: String?) { heard.append("started \(id ?? "nil")") }
    func stopped(_ id: String?, _ finished: Bool?) {
      heard.append("stopped \(id ?? "nil") \(finished.map { "\($0)" } ?? "?")")
    }
    func over() { heard.append("over") }
  }

  /// U6.
  @Test func `0.2 s easing in and out unless set`() throws {
    let view = ShownWindow().add()
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    let animation = try #require(view.layer.animation(forKey: "opacity"))
    #expect(animation.duration == 0.2)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    view.alpha = 1
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func `what is set holds for the block`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    MediaClock.set(10)
    UIView.beginAnimations("all", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(3)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationRepeatCount(4)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    let animation = try #require(view.layer.animation(forKey: "opacity"))
    #expect(animation.duration == 2 && animation.beginTime == 13)
    #expect(animation.repeatCount == 4 && animation.autoreverses)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeOut))
    MediaClock.set(12.9)
    #expect(view.layer.shown.opacity == 1)
  }

  /// Peer 33, in this form.
  @Test func `it can begin from what shows`() throws {
    let shown = ShownWindow()
    let view = shown.add()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.layer.basic("opacity")?.fromValue as? CGFloat == 0.75)
  }

  /// Peer 42: didStop after all of the block's animations.
  @Test func `the delegate is notified of the start and of the end of all`() {
    let shown = ShownWindow()
    let view = shown.add()
    let listener = Listener()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelay(1)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("started", Listener.started))
    UIView.setAnimationDidStop(Selector("stopped", Listener.stopped))
    view.alpha = 0
    view.center.x += 10
    UIView.commitAnimations()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(listener.heard.isEmpty)
    shown.advance(to: 1)
    #expect(listener.heard == ["started fade"])
    shown.advance(to: 2)
    #expect(listener.heard == ["started fade", "stopped fade true"])
  }

  /// U7 in this form; and an action that takes nothing.
  @Test func `an end cut short is reported as such`() {
    let shown = ShownWindow()
    let view = shown.add()
    let listener = Listener()
    for selector in [
      Selector("stopped", Listener.stopped), Selector("over", Listener.over),
    ] {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(selector)
      view.alpha = view.alpha == 0 ? 1 : 0
      UIView.commitAnimations()
      shown.advance(to: 0)
    }
    view.layer.removeAllAnimations()
    shown.advance(to: 0.1)
    #expect(listener.heard == ["stopped nil false", "over"])
  }

  @Test func `the inner of two blocks is the one that is set and committed`() {
    let shown = ShownWindow()
    let (a, b) = (shown.add(), shown.add())
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(3)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(1)
    a.alpha = 0
    UIView.commitAnimations()
    b.alpha = 0
    UIView.commitAnimations()
    #expect(a.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(b.layer.animation(forKey: "opacity")?.duration == 3)
  }

  @Test func `commit without begin does nothing`() {
    let view = ShownWindow().add()
    UIView.commitAnimations()
    view.alpha = 0
    #expect(view.layer.animationKeys() == nil)
  }
}
