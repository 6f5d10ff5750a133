import QuartzCore

/// The appearance state of a controller's view, and what drives it.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether the container reports when the view has appeared or disappeared; otherwise the view's window changes do.
  var isDriven = false
  var hasSaidIsAppearing = false
}

/// Appearance callbacks caused by the view entering or leaving a window.
extension UIViewController {
  /// The view is about to come into a window.
  ///
  /// In a container that is itself appearing, it has appeared when the container has.
  func beginAppearing() {
    guard hearsOfMoves else { return }
    if let parent = parentLink?.appearance, parent.isDriven, parent.phase == .appearing {
      appearance.isDriven = true
      startAppearing(animated: parent.isAnimated)
    } else {
      startAppearing(animated: false)
    }
  }

  /// The view is in the window; it has appeared once that is committed, layout included (V13).
  func continueAppearing() {
    sayIsAppearing()
    guard appearance.phase == .appearing, !appearance.isDriven else { return }
    CATransaction.performAfterCommit {
      if !self.appearance.isDriven { self.finishAppearing() }
    }
  }

  func beginDisappearing() {
    if hearsOfMoves { startDisappearing(animated: false) }
  }

  func endDisappearing() {
    if !appearance.isDriven { finishDisappearing() }
  }

  private var hearsOfMoves: Bool {
    parentLink?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

/// Appearance callbacks caused by the container.
extension UIViewController {
  func beginDriven(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance.isDriven = true
    if isAppearing {
      startAppearing(animated: animated)
      if viewIfLoaded?.window != nil { sayIsAppearing() }
    } else {
      startDisappearing(animated: animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endDriven() {
    guard appearance.isDriven else { return }
    appearance.isDriven = false
    finishAppearing()
    finishDisappearing()
    for child in forwardedChildren where child.appearance.isDriven {
      child.endAppearanceTransition()
    }
  }

  /// The children whose views are in this controller's view, unless the controller notifies them itself.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childLinks.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}

extension UIViewController {
  private func startAppearing(animated: Bool) {
    guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
    appearance.phase = .appearing
    appearance.isAnimated = animated
    appearance.hasSaidIsAppearing = false
    viewWillAppear(animated)
  }

  private func sayIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasSaidIsAppearing else { return }
    appearance.hasSaidIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  private func finishAppearing() {
    guard appearance.phase == .appearing else { return }
    appearance.phase = .appeared
    viewDidAppear(appearance.isAnimated)
  }

  private func startDisappearing(animated: Bool) {
    guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
    appearance.phase = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
  }

  private func finishDisappearing() {
    guard appearance.phase == .disappearing else { return }
    appearance.phase = .disappeared
    viewDidDisappear(appearance.isAnimated)
  }
}
