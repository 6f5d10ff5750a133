public import QuartzCore

/// Manages one presentation: the frame of the presented view, and the views around it.
///
/// A transitioning delegate can return its own one for controllers that are presented with the style `.custom`; the
/// other styles use this class. Subclasses add views, such as a dimming view, to `containerView` when the transition
/// begins.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented; it must not be read after that controller is deallocated.
  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the presented controller is no more") }
    return presented
  }
  /// The controller that presents it; before the presentation, the one that the initializer was given.
  open var presentingViewController: UIViewController {
    link?.presenter ?? planned ?? presentedViewController
  }
  /// The delegate, which is notified when the user dismisses the controller; not kept alive.
  ///
  /// Popovers have a `delegate` of their own type, which is this one.
  // (See `UIScrollView.delegate`.)
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  weak var link: (any PresentationLink)?
  // Weak, as the presented controller keeps this object alive.
  private weak var presented: UIViewController?
  private weak var planned: UIViewController?

  /// A presentation controller for a controller that is going to be presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that will be presented.
  ///   - presentingViewController: The controller that will present it; `nil` if not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    planned = presentingViewController
    super.init()
  }

  /// The style with which the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    link?.style ?? presentedViewController.modalPresentationStyle
  }

  /// The view that contains the whole presentation, from before its beginning to its end; otherwise `nil`.
  open var containerView: UIView? { link?.container }

  /// The view that moves: by default the controller's view or the sheet that contains it; a subclass may return a view
  /// around that.
  open var presentedView: UIView? {
    link?.ownContent ?? presentedViewController.viewIfLoaded
  }

  /// The presented view's final frame in the container; by default set by the style: all of it, or a centered part for
  /// a sheet.
  open var frameOfPresentedViewInContainerView: CGRect {
    link?.contentFrame(preferring: presentedViewController.preferredContentSize) ?? .zero
  }

  /// Whether a controller that is presented `.custom` covers the window, and not only the controller that defines the
  /// context; default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed while the controller is shown; the default depends on the style.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// The size that the presented controller prefers, in points; zero for none.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The preferred size of the presented controller has changed; the default lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// The size that constraints give the presented controller has changed; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The presented controller's size in a container of the size `parentSize`; by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The window is about to get another size, in points; the default notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// The size classes are about to change; the default notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  /// The container is about to lay out its subviews; the default does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid out its subviews; the default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Presenting is about to begin; the container and the transition's coordinator exist; the default does nothing.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended, with `completed` false if it was cancelled; the default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The controller is about to be dismissed; the default does nothing.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended, with `completed` false if it was cancelled; the default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// One presentation, as its controllers know it: `Presentation`, which is above them, as it names animators and views.
protocol PresentationLink: AnyObject {
  var presenter: UIViewController { get }
  var presented: UIViewController { get }
  var controller: UIPresentationController { get }
  var style: UIModalPresentationStyle { get }
  var phase: PresentationPhase { get }
  /// The view that contains all of the presentation.
  var container: UIView { get }
  /// The controller's view, or the sheet that contains it.
  var ownContent: UIView { get }
  /// The view that moves: `ownContent`, or the view in which the presentation controller has put it.
  var content: UIView { get }
  /// The frame of the content in the container.
  func contentFrame(preferring size: CGSize) -> CGRect
  func dismiss(animated: Bool, _ done: (() -> Void)?)
  /// The user dismisses it, as far as that is allowed.
  func dismissByUser()
  /// Completes the transition that is under way.
  func settle()
}

/// How far a presentation is.
enum PresentationPhase {
  case presenting, shown, dismissing, over
}

/// What a controller does by the code above it: it presents others, and exchanges its children's views.
///
/// `UIViewController` conforms beside that code, which names presentations, transitions and animations of views.
protocol PresentingController: AnyObject {
  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?)
  func beginDismissing(animated: Bool, completion: (() -> Void)?)
  /// Ends all presentations above this controller, as it leaves the window for good.
  func endPresentations()
  /// Exchanges the views of two children; a child that leaves meanwhile is handled.
  func exchange(
    _ old: UIViewController,
    _ new: UIViewController,
    _ request: UIViewController.AnimationRequest,
    completion: ((Bool) -> Void)?
  )
}

extension UIViewController {
  /// The controller as one that presents; each does.
  var presenting: (any PresentingController)? { (self as UIResponder) as? any PresentingController }

  /// An animation that replaces one child's view with another's.
  struct AnimationRequest {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let animations: (() -> Void)?
  }
}

/// Is notified when the user dismisses a sheet or a popover, with a click beside it or with Escape, and decides how a
/// popover is presented where the width is compact; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in place of that of a popover where the width is compact; default `.automatic`, a sheet.
  ///
  /// `.none` leaves it a popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The same, by the traits; default what `adaptivePresentationStyle(for:)` returns.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the user may dismiss it; default true. Not called when `isModalInPresentation` is true.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The user is dismissing it; not called when the program does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The dismissal by the user has ended.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user has tried to dismiss it, which was not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// Returns what `adaptivePresentationStyle(for:)` does.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns true.
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
