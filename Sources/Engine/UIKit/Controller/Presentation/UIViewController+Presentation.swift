import QuartzCore

extension UIViewController: PresentingController {
  /// The controller that this one or its nearest ancestor presents; `nil` without one.
  public var presentedViewController: UIViewController? { nearestAbove?.presented }

  /// The controller that presents this one or its nearest ancestor; `nil` without one.
  public var presentingViewController: UIViewController? { nearestBelow?.presenter }

  /// Whether the controller is being presented: from before its view will appear until it has appeared.
  public var isBeingPresented: Bool { presentationBelow?.phase == .presenting }

  /// Whether the controller is being dismissed: from before its view will disappear until it has disappeared.
  public var isBeingDismissed: Bool { presentationBelow?.phase == .dismissing }

  private var nearestAbove: (any PresentationLink)? {
    presentationAbove ?? parentLink?.nearestAbove
  }

  private var nearestBelow: (any PresentationLink)? {
    presentationBelow ?? parentLink?.nearestBelow
  }

  func beginPresenting(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    if presenter.presentationAbove?.phase == .dismissing { presenter.presentationAbove?.settle() }
    let attempt = "attempt to present \(presented) on \(presenter) (from \(self))"
    guard presented !== presenter, !presented.contains(presenter) else {
      return refuse("\(attempt), which it is or is in")
    }
    guard let screen = presenter.viewIfLoaded?.enclosingScreen else {
      return refuse("\(attempt) whose view is not in the window hierarchy")
    }
    if let other = presented.presentationBelow?.presenter {
      return refuse("\(attempt) which is already being presented by \(other)")
    }
    guard presented.parentLink == nil, presented.rootWindow == nil else {
      return refuse("\(attempt) which is shown already, by its parent or a window")
    }
    if let other = presenter.presentationAbove?.presented {
      return refuse("\(attempt) which is already presenting \(other)")
    }
    let controller = presented.makePresentationController(presenting: presenter, source: self)
    let presentation = Presentation(presented, by: presenter, controller)
    presenter.presentationAbove = presentation
    presented.presentationBelow = presentation
    let place = presentation.isInContext ? presenter.viewIfLoaded?.superview ?? screen : screen
    presentation.begin(from: self, in: place, animated: animated, completion)
  }

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = nearestAbove ?? nearestBelow else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion)
  }

  /// Ends all presentations above this controller, as it leaves the window for good.
  func endPresentations() {
    presentationAbove?.dismiss(animated: false, nil)
    presentationAbove?.settle()
  }

  /// The controller that presents when this one is asked to.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    while let parent = controller.parentLink {
      if style.isInContext, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  private func contains(_ other: UIViewController) -> Bool {
    var next: UIViewController? = other
    while let controller = next {
      if controller === self { return true }
      next = controller.parentLink
    }
    return false
  }

  /// Reports each time why nothing is presented.
  private func refuse(_ reason: String) {
    EngineReport.handler("\(type(of: self)): present does nothing: \(reason)")
  }
}
