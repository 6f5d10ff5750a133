public import QuartzCore

extension UIView {
  /// Changes a view and its content, such as its subviews, with a transition from its old picture to its new one.
  ///
  /// The changes are made at once. They do not animate themselves, unless `options` has `allowAnimatedContent`.
  /// `options` names the transition. A dissolve shows the view live. A flip rotates two still snapshots in front of the
  /// hidden view, with the left, right, top or bottom side coming to the front first. A curl is a dissolve here.
  /// Without a transition this is `animate`. A flip of a view without a superview, such as a window, is a dissolve.
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - options: The transition, flags and the curve.
  ///   - animations: Makes the changes. Called once, before this method returns.
  ///   - completion: Called once, when the transition has ended, with false when it was cut short, for example because
  ///     the view left its window. When the view is not visible, it is called as in `animate`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration,
      delay: 0,
      options: options,
      within: AnimationBlock.current?.settings
    )
    let changes = animations ?? {}
    guard let transition = ViewTransition(options) else {
      return AnimationBlock.run(settings, changes, completion: completion)
    }
    let block = AnimationBlock(settings)
    block.onEnd = completion
    AnimationBlock.push(block)
    let content =
      options.contains(.allowAnimatedContent)
      ? changes : { UIView.performWithoutAnimation(changes) }
    if block.animates, view.window != nil {
      transition.run(in: view, for: block, content)
    } else {
      content()
    }
    AnimationBlock.close(block)
  }

  /// Replaces a view with another one, with a transition of their superview.
  ///
  /// The whole superview of `fromView` flips or dissolves, so put the two into a view of their own. `toView` is added
  /// in front of `fromView`, which is removed. With `showHideTransitionViews`, `toView` is shown and `fromView` hidden
  /// instead. If `fromView` has no superview, the mistake is reported, and only the completion is called, with false.
  /// - Parameters:
  ///   - fromView: The view that is replaced.
  ///   - toView: The view that replaces it.
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - options: The transition, flags and the curve.
  ///   - completion: Called once, as in `transition(with:duration:options:animations:completion:)`.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      EngineReport.report(
        fromView.layer,
        "transition(from:to:duration:options:completion:)",
        "has no effect: the view to go from has no superview"
      )
      CATransaction.performAfterCommit { completion?(false) }
      return
    }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else if fromView !== toView {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: changes,
      completion: completion
    )
  }
}
