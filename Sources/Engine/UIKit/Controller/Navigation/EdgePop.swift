import QuartzCore

/// Drives an interactive pop of a navigation controller's top controller by a drag from the left edge.
///
/// The finger drives the default animation, or the delegate's own. On release the pop finishes if the view, at its
/// velocity, would come to rest beyond half of the distance [K]; otherwise it is cancelled.
final class EdgePop: UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer
  private weak var navigation: UINavigationController?
  private var hand: UIPercentDrivenInteractiveTransition?

  /// The maximum speed of the animation after release, relative to its normal speed, to match the finger's velocity
  /// [K].
  private static let greatestSpeed: CGFloat = 4
  /// The time in which a released view at constant velocity would go as far as a decelerating scroll view, in seconds
  /// (peer 185).
  private static let glide =
    -1 / (1000 * log(Double(UIScrollView.DecelerationRate.normal.rawValue)))

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = EdgePopRecognizer(of: navigation)
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("follow", EdgePop.follow))
  }

  /// Not where the bar shows no back button; an app that sets another delegate can decide differently.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.topViewController?.navigationItem.showsBackButton ?? false
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      lead()
    case .changed: lead()
    case .ended:
      lead()
      leave()
    case .cancelled:
      hand?.cancel()
      hand = nil
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let navigation else { return }
    let hand = UIPercentDrivenInteractiveTransition()
    self.hand = hand
    navigation.popInteractor = hand
    navigation.popViewController(animated: true)
    // The pop may have ended at once, or another object may drive it.
    navigation.popInteractor = nil
  }

  /// The distance that made it a drag is subtracted, so that the view does not jump.
  private func lead() { hand?.update(max(way - TapSeries.slop, 0) / width) }

  private func leave() {
    guard let hand else { return }
    self.hand = nil
    let velocity = recognizer.velocity(in: recognizer.view).x
    let pace = abs(velocity) * hand.duration / width
    hand.completionSpeed = min(max(pace, 1), Self.greatestSpeed)
    let rest = hand.percentComplete * width + velocity * CGFloat(Self.glide)
    if rest > width / 2 { hand.finish() } else { hand.cancel() }
  }

  private var way: CGFloat { recognizer.translation(in: recognizer.view).x }
  private var width: CGFloat { max(recognizer.view?.bounds.width ?? 0, 1) }
}

/// The drag from the edge: while there is a controller to pop, scroll views wait for it to fail.
private final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? ScrollPan else { return false }
    return !other.hasCaught && navigation?.canPopByHand == true
  }
}

extension UINavigationController {
  /// Whether an interactive pop may begin: not for the root, and not during another transition.
  var canPopByHand: Bool { stack.count > 1 && running == nil && presentedViewController == nil }
}
