public import QuartzCore

/// Looks after one presentation: where the presented view lies, and what is seen beside it.
///
/// A transitioning delegate answers one of its own for controllers that are presented `.custom`; the other styles have
/// theirs from here. Subclasses add views, such as a dimming one, to `containerView` when the transition begins.
open class UIPresentationController: NSObject {
  /// The controller that is presented; this object is not to be asked for it when that is gone.
  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the presented controller is no more") }
    return presented
  }
  /// The controller that presents it; before it does, the one that was said to.
  open var presentingViewController: UIViewController {
    link?.presenter ?? planned ?? presentedViewController
  }
  /// Who hears how a person dismisses the controller; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  weak var link: Presentation?
  // Weak, as that one keeps this.
  private weak var presented: UIViewController?
  private weak var planned: UIViewController?

  /// One for a controller that is going to be presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller.
  ///   - presentingViewController: Who presents it; `nil` when that is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    planned = presentingViewController
    super.init()
  }

  /// The style that the controller is presented with.
  open var presentationStyle: UIModalPresentationStyle {
    link?.style ?? presentedViewController.modalPresentationStyle
  }

  /// What all of the presentation lies in, from before its beginning to its end; else `nil`.
  open var containerView: UIView? { link?.view }

  /// What moves: by default the controller's view, or the sheet that it is in; a view around that may be answered.
  open var presentedView: UIView? {
    link?.ownContent ?? presentedViewController.viewIfLoaded
  }

  /// Where it lies at the end, in the container; by default what the style says: all of it, or the middle for a sheet.
  open var frameOfPresentedViewInContainerView: CGRect {
    link.map { $0.view.contentFrame(preferring: presentedViewController.preferredContentSize) }
      ?? .zero
  }

  /// Whether a controller that is presented `.custom` covers the window, and not only the one that defines the context;
  /// default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is taken out while the controller is shown; default what the style says.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// The container is about to lay its views out; default does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid its views out; default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// The controller is about to come: the container is there, and the transition's coordinator; default does nothing.
  open func presentationTransitionWillBegin() {}

  /// It has come, or with `completed` false gone back; default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The controller is about to go; default does nothing.
  open func dismissalTransitionWillBegin() {}

  /// It has gone, or with `completed` false come back; default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Hears how a person dismisses a sheet, by a click beside it or by Escape; every call is optional.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the person may; default true. `isModalInPresentation` says no before this is asked.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The person dismisses it; not called when the program does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// It has gone by the person's will.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The person would have liked to.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// What looks after the presentation that this controller, or the nearest of those that it is in, is or will be
  /// presented by.
  ///
  /// Before that it is made for the controller's style and delegate at the time; another style makes another one.
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
      own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    // Without a presentation only who asked keeps it, but the next one is to have what was said to it.
    plannedPresentation = (modalPresentationStyle, controller)
    return controller
  }
}
