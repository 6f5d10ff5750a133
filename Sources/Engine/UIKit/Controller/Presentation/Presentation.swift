import QuartzCore

/// One presentation of a controller by another, from the start of presenting to the end of dismissing.
final class Presentation: PresentationLink {
  let presenter: UIViewController
  let presented: UIViewController
  let style: UIModalPresentationStyle
  private(set) var phase = PresentationPhase.presenting
  private(set) var context: TransitionContext?
  let controller: UIPresentationController
  private(set) lazy var view = PresentationView(self, frame: .zero)
  /// The controller's view, or the sheet that contains it.
  private(set) lazy var ownContent: UIView = makeContent()
  /// The view that moves: `ownContent`, or the view in which the presentation controller has put it.
  private(set) lazy var content: UIView = controller.presentedView ?? ownContent
  /// The original position of the presenter's view.
  private var home: (superview: UIView, index: Int)?
  private var completions: [() -> Void] = []

  init(
    _ presented: UIViewController,
    by presenter: UIViewController,
    _ controller: UIPresentationController
  ) {
    (self.presented, self.presenter, self.controller) = (presented, presenter, controller)
    style = Self.style(of: presented, by: presenter, controller)
    controller.link = self
  }

  /// The controller's style; that of a popover depends on the width.
  private static func style(
    of presented: UIViewController,
    by presenter: UIViewController,
    _ controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    let (style, traits) = (presented.modalPresentationStyle, presenter.traitCollection)
    guard style == .popover, traits.horizontalSizeClass == .compact else { return style }
    let other =
      controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
      ?? .automatic
    return other == .none ? style : other
  }

  private func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    style == .popover
      ? DissolveAnimator() : presented.modalTransitionStyle.animator(isPresenting: isPresenting)
  }

  /// Whether it covers only a part of the window.
  var isInContext: Bool {
    style.isInContext || style == .custom && !controller.shouldPresentInFullscreen
  }

  private var removesPresenter: Bool { controller.shouldRemovePresentersView }

  private func makeContent() -> UIView {
    let view: UIView = presented.view
    return style.isSheet ? SheetView(view) : view
  }

  /// Places the presented view; during dismissal it is not moved back.
  func placeContent() {
    guard phase != .dismissing, content.superview === view else { return }
    let frame = controller.frameOfPresentedViewInContainerView
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if content.bounds.size != frame.size { content.bounds.size = frame.size }
    if content.center != center { content.center = center }
  }

  /// Brings the presented view in front of `place`; `source` is the controller on which `present` was called.
  func begin(from source: UIViewController, in place: UIView, animated: Bool, _ done: (() -> Void)?)
  {
    if let done { completions.append(done) }
    let presenterView = presenterContent
    home = presenterView.superview.flatMap { superview in
      superview.subviews.firstIndex { $0 === presenterView }.map { (superview, $0) }
    }
    view.frame = isInContext ? presenterView.frame : place.bounds
    place.addSubview(view)
    let frame = controller.frameOfPresentedViewInContainerView
    // Made before, as the controller may begin animations when its view is loaded.
    let content = content
    UIView.performWithoutAnimation { content.frame = frame }
    let context = makeContext(
      animated: animated,
      from: side(presenter, removesPresenter ? presenterView : nil),
      to: TransitionContext.Side(controller: presented, view: content, finalFrame: frame)
    ) { [self] in presentingDidEnd($0) }
    controller.presentationTransitionWillBegin()
    presented.beginAppearanceTransition(true, animated: animated)
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    // A notified object may have dismissed it.
    guard self.context === context else { return }
    let delegate = presented.transitioningDelegate
    let own = delegate?.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
    if !animated { view.addSubview(content) }
    setDimming(1, in: context)
    context.run(
      own ?? animator(isPresenting: true),
      own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    )
  }

  func dismiss(animated: Bool, _ done: (() -> Void)?) {
    if phase == .presenting { context?.settle() }
    if let done { completions.append(done) }
    guard phase == .shown else { return phase == .over ? runCompletions() : () }
    // The presentations above it end with it.
    presented.presentationAbove?.dismiss(animated: false, nil)
    presented.presentationAbove?.settle()
    phase = .dismissing
    let presenterView = presenterContent
    let context = makeContext(
      animated: animated,
      from: TransitionContext.Side(
        controller: presented,
        view: content,
        initialFrame: content.frame
      ),
      to: side(presenter, removesPresenter ? presenterView : nil)
    ) { [self] in dismissingDidEnd($0) }
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if removesPresenter {
      presenter.beginAppearanceTransition(true, animated: animated)
      putPresenterBack()
    }
    guard self.context === context else { return }
    let delegate = presented.transitioningDelegate
    let own = delegate?.animationController(forDismissed: presented)
    if !animated { content.removeFromSuperview() }
    setDimming(0, in: context)
    context.run(
      own ?? animator(isPresenting: false),
      own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    )
    // Without an animation it is over when the call returns, so that another controller can be presented at once.
    if !animated { context.settle() }
  }

  /// The user clicked beside the sheet, or pressed Escape.
  func dismissByUser() {
    guard phase == .shown else { return }
    let delegate = controller.delegate
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else { return delegate?.presentationControllerDidAttemptToDismiss(controller) ?? () }
    delegate?.presentationControllerWillDismiss(controller)
    presented.dismiss(animated: true) { [controller] in
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }

  var container: UIView { view }
  func contentFrame(preferring size: CGSize) -> CGRect { view.contentFrame(preferring: size) }

  /// Completes the transition that is under way.
  func settle() { context?.settle() }

  private func makeContext(
    animated: Bool,
    from: TransitionContext.Side,
    to: TransitionContext.Side,
    onEnd: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let context = TransitionContext(
      in: view,
      clockLayer: view.layer,
      from: from,
      to: to,
      animated: animated,
      style: style,
      onEnd: onEnd
    )
    self.context = context
    return context
  }

  private func side(_ controller: UIViewController, _ moving: UIView?) -> TransitionContext.Side {
    // A view that was removed comes back to where this one is.
    let seen = controller.viewIfLoaded.flatMap { $0.window == nil ? nil : $0 }
    let frame = seen.map { view.convert($0.bounds, from: $0) } ?? view.bounds
    return TransitionContext.Side(
      controller: controller,
      view: moving,
      initialFrame: frame,
      finalFrame: frame
    )
  }

  private func setDimming(_ alpha: CGFloat, in context: TransitionContext) {
    guard style.isSheet else { return }
    let dimming = view.dimming
    context.coordinator.animate(alongsideTransition: { _ in dimming.alpha = alpha })
  }

  private func presentingDidEnd(_ didComplete: Bool) {
    context = nil
    guard didComplete else {
      phase = .dismissing
      view.dimming.alpha = 0
      presented.beginAppearanceTransition(false, animated: true)
      if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
      completions = []
      return leave { controller.presentationTransitionDidEnd(false) }
    }
    // The animation never added the view, or never ran.
    if content.superview !== view { view.addSubview(content) }
    placeContent()
    if removesPresenter {
      presenterContent.removeFromSuperview()
      presenter.endAppearanceTransition()
    } else {
      putPresenterBack()
    }
    presented.endAppearanceTransition()
    phase = .shown
    controller.presentationTransitionDidEnd(true)
    runCompletions()
  }

  private func dismissingDidEnd(_ didComplete: Bool) {
    context = nil
    guard !didComplete else {
      return leave { controller.dismissalTransitionDidEnd(true) }
    }
    view.dimming.alpha = 1
    presented.beginAppearanceTransition(true, animated: true)
    if removesPresenter {
      presenter.beginAppearanceTransition(false, animated: true)
      presenterContent.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    phase = .shown
    placeContent()
    presented.endAppearanceTransition()
    completions = []
    controller.dismissalTransitionDidEnd(false)
  }

  /// Removes the presented view, and restores the previous state.
  private func leave(_ tell: () -> Void) {
    putPresenterBack()
    content.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    view.removeFromSuperview()
    presented.endAppearanceTransition()
    presenter.endAppearanceTransition()
    phase = .over
    tell()
    controller.link = nil
    presented.plannedPresentation = nil
    if presenter.presentationAbove === self { presenter.presentationAbove = nil }
    if presented.presentationBelow === self { presented.presentationBelow = nil }
    runCompletions()
  }

  /// Puts the presenter's view back, if an animation or the presentation moved it.
  private func putPresenterBack() {
    guard let home else { return }
    let presenterView = presenterContent
    guard presenterView.superview == nil || presenterView.superview === view else { return }
    home.superview.insertSubview(presenterView, at: home.index)
    // The superview may have another size by now.
    home.superview.setNeedsLayout()
    home.superview.layoutIfNeeded()
  }

  /// The presenter's view that is covered: its own view, or the sheet that contains it.
  private var presenterContent: UIView {
    presenter.presentationBelow?.content ?? presenter.view
  }

  private func runCompletions() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}

extension UIModalTransitionStyle {
  /// The animation; a fade with reduced motion.
  @MainActor
  func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.isReduceMotionEnabled { return DissolveAnimator() }
    return switch self {
    case .coverVertical: CoverAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
    case .crossDissolve: DissolveAnimator()
    }
  }
}
