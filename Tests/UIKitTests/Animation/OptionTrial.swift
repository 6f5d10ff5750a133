import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// What blocks with some options do, in words; each in a new window.
enum OptionTrial {
  /// A view in the window with another in it, and the window.
  private static func room() -> (shown: ShownWindow, view: UIView, inner: UIView) {
    let shown = ShownWindow()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    return (shown, shown.add(view), inner)
  }

  private static func fade(
    _ view: UIView,
    _ options: UIView.AnimationOptions,
    to alpha: CGFloat = 0,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.alpha = alpha
    } completion: {
      completion?($0)
    }
  }

  static func layout(_ options: UIView.AnimationOptions) -> String {
    final class Filled: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let (shown, _, _) = room()
    let filled = Filled()
    filled.addSubview(filled.inner)
    _ = shown.add(filled)
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      filled.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    }
    let isEarly = filled.inner.bounds.width == 50
    CATransaction.flush()
    guard filled.inner.bounds.width == 50 else { return "not laid out" }
    let animates = filled.inner.layer.animationKeys() != nil
    return "laid out \(isEarly ? "in the block" : "later"), \(animates ? "animated" : "at once")"
  }

  static func touches(_ options: UIView.AnimationOptions) -> String {
    let shown = ShownWindow()
    let view = TouchedView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    _ = shown.add(view)
    func heard() -> String {
      view.heard = []
      shown.click(30, 30, at: CACurrentMediaTime())
      return view.heard.isEmpty ? "none" : view.heard.joined(separator: " ")
    }
    fade(view, options, to: 0.5)
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let meanwhile = heard()
    shown.advance(to: 1)
    return "meanwhile \(meanwhile), afterwards \(heard())"
  }

  static func start(_ options: UIView.AnimationOptions) -> String {
    let (shown, view, _) = room()
    fade(view, .curveLinear, to: 0.5)
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    fade(view, options)
    return "from \(view.layer.basic("opacity")?.fromValue ?? "nothing")"
  }

  /// A quarter into the eleventh pass, if there is one.
  static func later(_ options: UIView.AnimationOptions) -> String {
    let (shown, view, _) = room()
    var state = "runs"
    fade(view, options.union(.curveLinear)) { state = $0 ? "ended" : "cut short" }
    shown.advance(to: 0)
    shown.advance(to: 10.25)
    return "\(view.layer.shown.opacity), \(state)"
  }

  /// A quarter into the second pass of those that repeat.
  static func secondPass(_ options: UIView.AnimationOptions) -> String {
    let (shown, view, _) = room()
    fade(view, options.union([.repeat, .curveLinear]))
    shown.advance(to: 0)
    shown.advance(to: 1.25)
    return "\(view.layer.shown.opacity)"
  }

  /// A block of 1 s, easing in, within one of 3 s, linear, that repeats.
  static func inner(_ options: UIView.AnimationOptions) -> String {
    let (_, view, _) = room()
    UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, .repeat]) {
      fade(view, options.union(.curveEaseIn))
    }
    guard let animation = view.layer.animation(forKey: "opacity") else { return "none" }
    let curves: [(String, CAMediaTimingFunctionName)] = [("linear", .linear), ("easeIn", .easeIn)]
    let curve = curves.first { animation.timingFunction == CAMediaTimingFunction(name: $0.1) }
    let count = animation.repeatCount == .infinity ? "repeats" : "once"
    return "\(animation.duration) s, \(curve?.0 ?? "another"), \(count)"
  }

  static func content(_ options: UIView.AnimationOptions) -> String {
    let (_, view, inner) = room()
    UIView.transition(
      with: view,
      duration: 1,
      options: options.union(.transitionCrossDissolve)
    ) {
      inner.alpha = 0
    }
    return inner.layer.animationKeys() == ["opacity"] ? "content animates" : "content at once"
  }

  static func exchange(_ options: UIView.AnimationOptions) -> String {
    let (_, view, from) = room()
    let to = UIView(frame: view.bounds)
    if options.contains(.showHideTransitionViews) {
      to.isHidden = true
      view.addSubview(to)
    }
    UIView.transition(
      from: from,
      to: to,
      duration: 1,
      options: options.union(.transitionCrossDissolve)
    )
    guard view.layer.animationKeys() == [kCATransition] else { return "no transition" }
    let old = from.superview == nil ? "removed" : from.isHidden ? "hidden" : "there"
    let new = to.superview !== view ? "missing" : options.isEmpty ? "added" : "shown"
    return "\(old), \(to.isHidden ? "hidden" : new)"
  }

  static func quarter(_ options: UIView.AnimationOptions) -> String {
    let (shown, view, _) = room()
    view.alpha = 0
    CATransaction.flush()
    fade(view, options, to: 1)
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    return String(format: "%.5f", view.layer.shown.opacity)
  }

  static func transition(_ options: UIView.AnimationOptions) -> String {
    let (shown, view, _) = room()
    UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) {
      view.alpha = 0.5
    }
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    if view.layer.animationKeys() == [kCATransition] { return "dissolves" }
    if view.layer.animationKeys() == ["opacity"] { return "animates" }
    // The picture of before is a quarter on its way over: the side that comes to the front is nearer to the eye.
    guard let stage = shown.window.layer.sublayers?.last, let turn = stage.sublayers?.first?.shown
    else { return "nothing" }
    let (right, bottom) = (turn.transform.m13, turn.transform.m23)
    if abs(right) > abs(bottom) { return "\(right > 0 ? "right" : "left") to the front" }
    return "\(bottom > 0 ? "bottom" : "top") to the front"
  }

  static func rate(_ options: UIView.AnimationOptions) -> String {
    let (_, view, _) = room()
    fade(view, options)
    guard let animation = view.layer.animation(forKey: "opacity") else { return "none" }
    let range = animation.preferredFrameRateRange
    guard range != .default, let rate = range.preferred else { return "the screen's" }
    return range.minimum == rate && range.maximum == rate ? "\(rate)" : "\(range)"
  }
}
