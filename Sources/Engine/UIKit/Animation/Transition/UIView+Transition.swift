public import QuartzCore

extension UIView {
  /// Changes a view and all in it, such as its subviews, by a transition from its old picture to its new one.
  ///
  /// The changes are made at once. They do not animate themselves, unless `options` has `allowAnimatedContent`. The
  /// transition is one of `options`: a dissolve, which shows what goes on in the view; a flip, which turns two still
  /// pictures over, left, right, top or bottom side to the front first, in a place of their own in front of the hidden
  /// view; or a curl, which is a dissolve here. Without one it is `animate`. A flip of what has no superview, such as a
  /// window, is a dissolve.
  /// - Parameters:
  ///   - view: What changes.
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - options: The transition, flags and the curve.
  ///   - animations: Makes the changes. Called once, now.
  ///   - completion: Called once, when the transition has ended, with false when it was cut short, as by the view's
  ///     leaving its window; when nothing is seen of it, as by `animate`.
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

  /// Puts a view in the place of another by a transition of the view that they are in.
  ///
  /// It is the superview of `fromView` that flips or dissolves, with all in it: put the two into a view of their own.
  /// `toView` is added in front of `fromView`, which is removed; with `showHideTransitionViews` the one is shown and
  /// the other hidden instead. Where `fromView` has no superview that is told, and nothing happens but the completion,
  /// with false.
  /// - Parameters:
  ///   - fromView: What goes.
  ///   - toView: What comes.
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - options: The transition, flags and the curve.
  ///   - completion: Called once, as by `transition(with:duration:options:animations:completion:)`.
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

  /// A view with a picture of what is to be on screen of this one, or of what is.
  func snapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let source = afterUpdates ? layer : layer.presentation()
    guard let source, let picture = picture(of: source) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: source.bounds.size))
    snapshot.layer.contents = picture
    return snapshot
  }

  /// The picture of this view's layer or of its presentation copy, with all in it, at the screen's scale.
  ///
  /// - Returns: `nil` where there is no size.
  func picture(of layer: CALayer) -> CGImage? {
    guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
    return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
      .cgImage
  }
}
