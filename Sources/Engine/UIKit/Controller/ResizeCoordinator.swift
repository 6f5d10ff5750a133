import QuartzCore

extension UIViewController {
  /// Notifies the controller that its window is about to get another size.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - traits: The traits that the window will have; `nil` where they stay.
  /// - Returns: What is to be finished when it has it; `nil` if the controller's view is not loaded.
  func beginResizing(to size: CGSize, _ traits: UITraitCollection?) -> ResizeCoordinator? {
    guard let view = viewIfLoaded else { return nil }
    let coordinator = ResizeCoordinator(in: view)
    // (Of presented controllers the window has one above the other, each of which may have children that present.)
    let presentations = presentationsAbove
    if let traits {
      willTransition(to: traits, with: coordinator)
      for above in presentations { above.willTransition(to: traits, with: coordinator) }
    }
    viewWillTransition(to: size, with: coordinator)
    for above in presentations { above.viewWillTransition(to: size, with: coordinator) }
    return coordinator
  }

  /// The presentations above this controller and its children, the lowest first.
  private var presentationsAbove: [UIPresentationController] {
    let own = presentationAbove.map { [$0.controller] + $0.presented.presentationsAbove } ?? []
    return own + children.flatMap(\.presentationsAbove)
  }
}

/// The coordinator of a window's new size: what runs alongside happens at once, without an animation, as the size
/// changes with the user's hand.
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(in view: UIView) { containerView = view }

  /// Runs what was to run alongside, and then what was to run at the end.
  func finish() {
    isOver = true
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
