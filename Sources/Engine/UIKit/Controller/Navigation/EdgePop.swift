import QuartzCore

/// Leads the pop of a navigation controller's top controller by a finger that comes in from the left edge.
///
/// The finger leads the usual animation, or the delegate's own. Lifted, the pop finishes where the view, let go, would
/// come to rest beyond half of the way [K], and else goes back.
final class EdgePop: UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer
  private weak var navigation: UINavigationController?
  private var hand: UIPercentDrivenInteractiveTransition?

  /// How much faster than by itself the animation may go on in the finger's pace [K].
  private static let greatestSpeed: CGFloat = 4
  /// For how long something that was let go would keep its velocity, in seconds: the way of a scroll view (peer 185).
  private static let glide =
    -1 / (1000 * log(Double(UIScrollView.DecelerationRate.normal.rawValue)))

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = EdgePopRecognizer(of: navigation)
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("follow", EdgePop.follow))
  }

  /// Not where the way back was taken from the bar; who sets another delegate decides that differently.
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
    // The pop may have come to its end at once, or be led by somebody else.
    navigation.popInteractor = nil
  }

  /// The way that made it a drag moves nothing, so that the view does not jump.
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

/// The drag from the edge: while there is something to pop, scroll views wait whether it is one.
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
  /// Whether a hand may begin to lead a pop: not the root's, and not while something else is on its way.
  var canPopByHand: Bool { stack.count > 1 && running == nil && presentedViewController == nil }
}
