import QuartzCore

/// Keys that no responder handles scroll, as on a desktop: no scroll view has to be the first responder.
extension UIWindow {
  /// Offers a key press that reached the window to scroll views; returns whether one handled it.
  ///
  /// First the scroll view that was last clicked or scrolled by the wheel is asked, with the enclosing ones; then those
  /// under the pointer; then all visible ones in the front controller [K].
  func scrolls(by press: UIPress) -> Bool {
    let front = rootViewController?.keyTarget.presentedRoot?.viewIfLoaded ?? self
    var asked = lastScrolled?.scrollingUpwards ?? []
    if let place = hover.location, let view = hitTest(place, with: nil) {
      asked += view.scrollingUpwards
    }
    // Content below a presented controller is not scrolled by keys.
    asked = asked.filter { $0.window === self && $0.isDescendant(of: front) }
    return asked.contains { $0.takesKey(of: press) }
      || front.shownScrolling.contains { $0.takesKey(of: press) }
  }

  /// Records the place of a press: keys go to the scroll view there.
  func notePress(of event: UIEvent) {
    guard let touch = event.orderedTouches.first, touch.phase == .began else { return }
    lastScrolled = touch.view?.scrollingUpwards.first
  }
}

extension UIViewController {
  /// The presented controller among this one and its ancestors; `nil` for none.
  fileprivate var presentedRoot: UIViewController? {
    presentationBelow == nil ? parentLink?.presentedRoot : self
  }
}

extension UIView {
  /// The visible views in this one in which the user scrolls, from the top of the tree down.
  fileprivate var shownScrolling: [any ScrollingView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? any ScrollingView).map { [$0] } ?? []
    return own + subviews.flatMap(\.shownScrolling)
  }
}
