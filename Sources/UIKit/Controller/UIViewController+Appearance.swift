import QuartzCore

extension UIViewController {
  /// How far the view has come in or gone.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The view is about to come into a window.
  func beginAppearing() {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(false)
  }

  /// The view is in the window; it has appeared once that is committed, layout included (V13).
  func continueAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(false)
    CATransaction.performAfterCommit { self.endAppearing() }
  }

  private func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }

  func beginDisappearing() {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(false)
  }

  func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(false)
  }
}
