import QuartzCore

/// Keys that no responder takes scroll, as on a desktop: no scroll view has to be the first responder for it.
extension UIWindow {
  /// Whether a scroll view takes the key of a press that came up the chain to the window.
  ///
  /// The one that was clicked or turned last is asked first, with those that it is in, then the ones under the pointer,
  /// then all that are seen in the controller in front [K].
  func scrolls(by press: UIPress) -> Bool {
    let front = rootViewController?.keyTarget.presentedRoot?.viewIfLoaded ?? self
    var asked = lastScrolled?.scrollViewsUpwards ?? []
    if let place = hover.location, let view = hitTest(place, with: nil) {
      asked += view.scrollViewsUpwards
    }
    // What lies below something that is presented is not moved by keys.
    asked = asked.filter { $0.window === self && $0.isDescendant(of: front) }
    return asked.contains { $0.takesKey(of: press) }
      || front.shownScrollViews.contains { $0.takesKey(of: press) }
  }

  /// Notes where a person pressed: keys are for the scroll view there.
  func notePress(of event: UIEvent) {
    guard let touch = event.orderedTouches.first, touch.phase == .began else { return }
    lastScrolled = touch.view?.scrollViewsUpwards.first
  }
}

extension UIViewController {
  /// The controller, of this one and those that it is in, that is presented; `nil` for none.
  fileprivate var presentedRoot: UIViewController? {
    presentationBelow == nil ? parentLink?.presentedRoot : self
  }
}

extension UIView {
  /// The scroll views that are seen in this view, from the top of the tree down.
  fileprivate var shownScrollViews: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? UIScrollView).map { [$0] } ?? []
    return own + subviews.flatMap(\.shownScrollViews)
  }
}
