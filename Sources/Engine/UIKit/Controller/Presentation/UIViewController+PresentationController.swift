import QuartzCore

extension UIViewController {
  /// The presentation controller that presents, or will present, this controller or its nearest ancestor.
  ///
  /// Before a presentation it is made for the controller's current style and delegate; a new style makes a new one.
  public var presentationController: UIPresentationController? {
    if let presentationBelow { return presentationBelow.controller }
    if let parentLink { return parentLink.presentationController }
    return makePresentationController(presenting: nil, source: nil)
  }

  func makePresentationController(
    presenting: UIViewController?,
    source: UIViewController?
  ) -> UIPresentationController {
    if let plannedPresentation, plannedPresentation.style == modalPresentationStyle {
      return plannedPresentation.controller
    }
    var own: UIPresentationController?
    if modalPresentationStyle == .custom {
      own = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source ?? presenting ?? self
      )
    }
    let controller =
      own
      ?? (modalPresentationStyle == .popover
        ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        : UIPresentationController(presentedViewController: self, presenting: presenting))
    // Without a presentation only the caller keeps it, but the next presentation shall use it with its settings.
    plannedPresentation = (modalPresentationStyle, controller)
    return controller
  }
}
