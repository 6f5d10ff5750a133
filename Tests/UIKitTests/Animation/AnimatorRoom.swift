import QuartzCore
import UIKit

/// A view on show, a property animator that moves it, and what the animator's completion said.
class AnimatorRoom {
  /// Made when the test runs: it sets the clock.
  private(set) lazy var shown = ShownWindow()
  private(set) lazy var view = shown.add()
  let heard = Heard()
  var calls: [String] { heard.calls }

  init() {}

  /// One that moves the view from 50 to 150.
  func mover(
    _ duration: Double = 1,
    _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let view = view
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 150 }
    animator.addCompletion { [heard] in heard.calls.append("\($0)") }
    return animator
  }

  /// Where the view is seen.
  var x: Double { Double(view.layer.shown.position.x) }
}
