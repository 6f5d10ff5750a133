import QuartzCore

extension UIView {
  /// Whether this view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superviewLink
    }
    return false
  }

  /// The first view with that `tag` among this view and its descendants, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewLinks.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The window that contains the view; a window's is itself.
  var enclosingWindow: UIWindow? {
    var next: UIView? = self
    while let current = next {
      if let window = current as? UIWindow { return window }
      next = current.superviewLink
    }
    return nil
  }

  /// Inserts `view` at `index` among the other subviews.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - index: The index, counted from the back.
  ///   - sibling: The subview directly in front of whose layer the view's layer is inserted, as other layers may be in
  ///     between; `nil` inserts it directly behind the layer of the next subview.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    guard !isDescendant(of: view) else {
      return EngineReport.report(
        layer,
        "subviews",
        "cannot hold \(view === self ? "the view itself" : "a view above it")"
      )
    }
    if view.superviewLink === self { return place(view, at: index, above: sibling) }
    move(view) { place(view, at: index, above: sibling) }
    didAddSubview(view)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviewLinks.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviewLinks.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: others.count)
    }
    insert(view, at: index + 1, above: sibling)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    precondition(
      subviewLinks.indices.contains(low) && subviewLinks.indices.contains(high),
      "indices \(index1) and \(index2) are not both among \(subviewLinks.count) subviews"
    )
    guard low != high else { return }
    let (back, front) = (subviewLinks[low], subviewLinks[high])
    place(front, at: low)
    place(back, at: high)
  }

  /// Links both trees: the views, and their layers in the same order.
  private func place(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    if view.superviewLink === self { subviewLinks.removeAll { $0 === view } }
    let index = max(0, min(index, subviewLinks.count))
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < subviewLinks.count {
      layer.insertSublayer(view.layer, below: subviewLinks[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviewLinks.insert(view, at: index)
    view.superviewLink = self
  }

  /// Calls the notifications of a move to this view, before and after the move (V8).
  private func move(_ view: UIView, _ change: () -> Void) {
    let (oldWindow, newWindow) = (view.window, window)
    let (oldSuperview, oldTint) = (view.superviewLink, view.tintColor)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    if LayoutRules.isInUse { view.constrained?.dropConstraintsFromOutside() }
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.subviewLinks.removeAll { $0 === view }
    change()
    if view.isPlacedByConstraints { constrained?.constraintsDidChange() }
    view.tellTintColor(ifNot: oldTint)
    view.refreshTraits()
    if oldWindow !== newWindow {
      // Only in a window there are a device's margins.
      if UIScreen.main.safeAreaInsets != .zero || UIView.someScreensHaveMargins {
        view.constrained?.safeAreaChanged()
      }
      view.announceMoved()
    }
    view.didMoveToSuperview()
  }

  func leaveSuperview() {
    guard let superview = superviewLink else { return }
    let (leavesWindow, oldTint) = (window != nil, tintColor)
    if leavesWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    if LayoutRules.isInUse { constrained?.dropConstraintsFromOutside() }
    superview.willRemoveSubview(self)
    superview.subviewLinks.removeAll { $0 === self }
    superviewLink = nil
    layer.removeFromSuperlayer()
    tellTintColor(ifNot: oldTint)
    if leavesWindow { announceMoved() }
    didMoveToSuperview()
  }

  /// Notifies the view and its descendants that their window is about to change, and controllers of appearing or
  /// disappearing.
  private func announceMove(to window: UIWindow?) {
    if window == nil, isFirstResponder {
      firstResponderLeavesWindow()
      _ = resignFirstResponder()
    }
    if window == nil {
      viewController?.beginDisappearing()
      if viewController?.isFirstResponder == true { _ = viewController?.resignFirstResponder() }
    } else {
      viewController?.beginAppearing()
    }
    willMove(toWindow: window)
    for subview in subviewLinks { subview.announceMove(to: window) }
  }

  private func announceMoved() {
    if window == nil {
      viewController?.endDisappearing()
    } else {
      viewController?.continueAppearing()
      AppearanceGiving.current.giver?.apply(to: self)
    }
    didMoveToWindow()
    for subview in subviewLinks { subview.announceMoved() }
  }

  /// Calls `tell` with the controllers of the views in this one, from the top down.
  func tellControllers(_ tell: (UIViewController) -> Void) {
    viewController.map(tell)
    for subview in subviewLinks { subview.tellControllers(tell) }
  }
}
