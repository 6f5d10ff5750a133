import QuartzCore

extension UIViewController {
  /// Exchanges the views; a child that leaves meanwhile is handled.
  func exchange(
    _ old: UIViewController,
    _ new: UIViewController,
    _ request: AnimationRequest,
    completion: ((Bool) -> Void)?
  ) {
    for child in [old, new] {
      precondition(child.parentLink === self, "\(child) is not a child of \(self)")
    }
    guard old !== new, let oldView = old.view, let newView = new.view else { return }
    let animated = request.duration > 0
    let place: UIView? = oldView.superview ?? view
    old.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
    let end = { (finished: Bool) in
      if oldView.superview === place { oldView.removeFromSuperview() }
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(finished)
    }
    if let place, ViewTransition(request.options) != nil {
      return turn(place, from: oldView, to: newView, request, end)
    }
    place?.addSubview(newView)
    UIView.animate(
      withDuration: request.duration,
      delay: 0,
      options: request.options,
      animations: { request.animations?() },
      completion: end
    )
  }

  /// Uses a view transition: the new view takes the old one's place at once, and the transition shows snapshots.
  private func turn(
    _ place: UIView,
    from oldView: UIView,
    to newView: UIView,
    _ request: AnimationRequest,
    _ end: @escaping (Bool) -> Void
  ) {
    UIView.transition(
      with: place,
      duration: request.duration,
      options: request.options,
      animations: {
        if newView.superview !== place { place.addSubview(newView) }
        request.animations?()
        oldView.removeFromSuperview()
      },
      completion: end
    )
  }
}
