import QuartzCore

extension UINavigationController {
  /// Sets a new stack, and shows its last controller.
  func setStack(_ new: [UIViewController], animated: Bool) {
    let ids = Set(new.map { ObjectIdentifier($0) })
    precondition(ids.count == new.count, "\(new): a controller is on the stack of \(self) twice")
    for controller in new {
      precondition(
        !(controller is UINavigationController),
        "\(controller) is a navigation controller: it cannot be on the stack of another one"
      )
    }
    if !isShowing { running?.settle() }
    let old = stack
    stack = new
    for controller in old where !ids.contains(ObjectIdentifier(controller)) {
      if controller.parentLink === self { controller.willMove(toParent: nil) }
      arriving.removeAll { $0 === controller }
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      if controller.parentLink === self {
        // It was leaving.
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
      arriving.append(controller)
    }
    if isViewLoaded { showTop(animated: animated) } else { finishMoves() }
  }

  /// Shows the controller on top; if called during a change, afterwards.
  func showTop(animated: Bool) {
    guard !isShowing else { return }
    while !stack.elementsEqual(shownStack, by: ===) {
      running?.settle()
      isShowing = true
      show(stack.last, animated: animated)
      isShowing = false
      // The callbacks may have changed the stack: then show again.
    }
    if running == nil { finishMoves() }
  }

  private func show(_ new: UIViewController?, animated: Bool) {
    let (oldStack, old) = (shownStack, shownStack.last)
    let isPush = new.map { new in !oldStack.contains { $0 === new } } ?? false
    shownStack = stack
    // Its view is loaded first, as that may set what the bar shows.
    new?.loadViewIfNeeded()
    let items = shownStack.map(\.navigationItem)
    let isAnimated = animated && old != nil && new != nil && old !== new && view.window != nil
    let change = navigationBar.changeItems(
      to: items,
      direction: isAnimated && !UIAccessibility.isReduceMotionEnabled ? (isPush ? 1 : -1) : 0
    )
    showToolbarItems(animated: isAnimated)
    guard old !== new else { return change.finish() }
    let content = navigationView.content
    let newView: UIView? = new?.view
    navigationView.layoutIfNeeded()
    content.shown = newView
    if let newView { UIView.performWithoutAnimation { content.fit(newView) } }
    let isSeen = view.window != nil
    let context = makeContext(from: old, to: new, animated: isAnimated) { [self] didComplete in
      end(didComplete, from: (old, oldStack), to: new, isSeen: isSeen, isAnimated: isAnimated)
    }
    running = context
    _ = context.coordinator.animate(
      alongsideTransition: { _ in change.animations() },
      completion: { change.end(!$0.isCancelled) }
    )
    if let new { delegate?.navigationController(self, willShow: new, animated: isAnimated) }
    if isSeen {
      old?.beginAppearanceTransition(false, animated: isAnimated)
      new?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if isAnimated {
      run(context, isPush ? .push : .pop)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let newView { content.addSubview(newView) }
      // In a window the end comes with the commit; elsewhere nothing waits for it.
      if isSeen { context.run(nil) } else { context.settle() }
    }
  }

  private func makeContext(
    from old: UIViewController?,
    to new: UIViewController?,
    animated: Bool,
    onEnd: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let content = navigationView.content
    return TransitionContext(
      in: content,
      clockLayer: navigationView.layer,
      from: TransitionContext.Side(
        controller: old,
        view: old?.viewIfLoaded,
        initialFrame: content.bounds
      ),
      to: TransitionContext.Side(
        controller: new,
        view: new?.viewIfLoaded,
        finalFrame: content.bounds
      ),
      animated: animated,
      onEnd: onEnd
    )
  }

  /// Runs the delegate's animation or the default one, interactively if the delegate provides that.
  private func run(_ context: TransitionContext, _ operation: Operation) {
    guard let old = context.viewController(forKey: .from),
      let new = context.viewController(forKey: .to)
    else { return context.settle() }
    let own = delegate?.navigationController(
      self,
      animationControllerFor: operation,
      from: old,
      to: new
    )
    let usual: any UIViewControllerAnimatedTransitioning =
      UIAccessibility.isReduceMotionEnabled
      ? DissolveAnimator() : SlideAnimator(isPush: operation == .push)
    let hand = own.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    context.run(own ?? usual, hand ?? (operation == .pop ? popInteractor : nil))
    popInteractor = nil
  }

  private func end(
    _ didComplete: Bool,
    from old: (controller: UIViewController?, stack: [UIViewController]),
    to new: UIViewController?,
    isSeen: Bool,
    isAnimated: Bool
  ) {
    running = nil
    let content = navigationView.content
    if didComplete {
      remove(old.controller, from: content)
      // The animation never added the view.
      if let view = new?.viewIfLoaded, new === shownStack.last, view.superview !== content {
        content.addSubview(view)
      }
    } else {
      takeBack(old.stack, from: new)
    }
    if isSeen {
      if !didComplete {
        old.controller?.beginAppearanceTransition(true, animated: true)
        new?.beginAppearanceTransition(false, animated: true)
        remove(new, from: content)
      }
      old.controller?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
    finishMoves()
    if didComplete, let new {
      delegate?.navigationController(self, didShow: new, animated: isAnimated)
    }
  }

  /// An interactive transition was cancelled: the stack is restored.
  private func takeBack(_ old: [UIViewController], from new: UIViewController?) {
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: self)
      arriving.append(controller)
    }
    for controller in stack where !old.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    (stack, shownStack) = (old, old)
    let content = navigationView.content
    guard let view = old.last?.viewIfLoaded else { return }
    if view.superview !== content { content.addSubview(view) }
    content.shown = view
    content.fit(view)
  }

  private func remove(_ controller: UIViewController?, from content: UIView) {
    guard let view = controller?.viewIfLoaded, view.superview === content else { return }
    view.removeFromSuperview()
  }

  /// Notifies the controllers that have come, and lets those that are gone leave.
  private func finishMoves() {
    let arrived = arriving.filter { controller in
      controller.parentLink === self && stack.contains { $0 === controller }
    }
    arriving = []
    for child in childLinks
    where child !== shownStack.last && !stack.contains(where: { $0 === child }) {
      remove(child, from: navigationView.content)
      child.removeFromParent()
    }
    for controller in arrived { controller.didMove(toParent: self) }
  }
}

extension UINavigationBar.Change {
  /// Ends the transition without an animation.
  func finish() {
    animations()
    end(true)
  }
}
