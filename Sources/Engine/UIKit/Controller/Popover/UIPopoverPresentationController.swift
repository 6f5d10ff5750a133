public import QuartzCore

/// Presents a controller in a bubble with an arrow that points to what it belongs to.
///
/// It is that of controllers with the style `.popover`. Where the width is compact, they are presented as a sheet,
/// unless the delegate's `adaptivePresentationStyle(for:)` returns `.none`. A click beside the bubble, and Escape,
/// dismiss it.
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate, which is also that of the presentation; not kept alive.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// The view that the arrow points to; default `nil`.
  open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of the view that the arrow points to; default null, for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button that the arrow points to; default `nil`.
  open weak var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may point in; default any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction that it points in; before the presentation `.unknown`.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that keep their touches while the popover is shown; default `nil`.
  open var passthroughViews: [UIView]?
  /// The color of the bubble; default `nil`: the background color of the controller's view.
  open var backgroundColor: UIColor? { didSet { bubble?.color = backgroundColor } }
  /// The least distance from the edges of the window, in points; default 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Kept, and without effect: the bubble is beside what it points to; default false.
  open var canOverlapSourceViewRect = false

  private var bubble: PopoverView?
  private let catcher = PopoverCatcher()
  /// The size of a controller that prefers none, in points [K].
  private static let usualSize = CGSize(width: 320, height: 480)

  private var isBubble: Bool { presentationStyle == .popover }

  /// The bubble.
  open override var presentedView: UIView? {
    guard isBubble else { return super.presentedView }
    if let bubble { return bubble }
    let new = PopoverView(presentedViewController.view)
    new.color = backgroundColor
    bubble = new
    return new
  }

  /// The place beside what the arrow points to.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isBubble, let container = containerView else {
      return super.frameOfPresentedViewInContainerView
    }
    let wanted = presentedViewController.preferredContentSize
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : Self.usualSize
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let source = source(in: container)
    let placement = PopoverPlacement(of: size, beside: source, in: room, permittedArrowDirections)
    arrowDirection = placement.direction
    (presentedView as? PopoverView)?.placement = placement
    return placement.frame
  }

  private func source(in container: UIView) -> CGRect {
    if let view = barButtonItem?.shownView, view.window != nil {
      return container.convert(view.bounds, from: view)
    }
    guard let view = sourceView, view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }

  /// What is beside the bubble dismisses it.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard isBubble, let container = containerView else { return }
    delegate?.prepareForPopoverPresentation(self)
    catcher.onClick = { [weak self] in self?.link?.dismissByUser() }
    catcher.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    catcher.frame = container.bounds
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(catcher, at: 0)
  }
}

/// Catches the clicks beside a popover.
private final class PopoverCatcher: DimmingView {
  var passthroughViews: () -> [UIView] = { [] }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isOther = passthroughViews().contains {
      $0.window === window && $0.bounds.contains($0.convert(point, from: self))
    }
    return !isOther && super.point(inside: point, with: event)
  }
}

/// Is notified of a popover; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented: set what it points to.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Whether the user may dismiss it; default true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// The user has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// What `popoverPresentationControllerShouldDismissPopover(_:)` says.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerShouldDismissPopover) ?? true
  }

  /// Calls `popoverPresentationControllerDidDismissPopover(_:)`.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerDidDismissPopover)
  }
}

extension UIViewController {
  /// What presents, or will present, this controller as a popover; `nil` for another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
