import QuartzCore

/// Runs animations alongside a transition.
final class TransitionCoordinator: NSObject, RunningCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  // A retain cycle until the transition is over.
  private var context: TransitionContext?
  private let last: (container: UIView, style: UIModalPresentationStyle)
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var handlers: [Work] = []
  private var hasBegun = false
  private(set) var isCancelled = false
  let isAnimated: Bool
  var percentComplete: CGFloat = 0
  var transitionDuration: TimeInterval = 0
  var initiallyInteractive = false
  /// The spring of the transition's own animation, if it has one: animations alongside use it too.
  var spring: BlockSpring?

  init(_ context: TransitionContext) {
    self.context = context
    last = (context.containerView, context.presentationStyle)
    isAnimated = context.isAnimated
    super.init()
  }

  var isOver: Bool { context == nil }
  var presentationStyle: UIModalPresentationStyle { last.style }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var containerView: UIView { last.container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      animations.append(animation)
      if hasBegun { runAnimations() }
    }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    handlers.append(handler)
  }

  /// The transition's own animation has begun.
  func begin() {
    hasBegun = true
    runAnimations()
  }

  func interactionDidChange(isCancelled: Bool) {
    self.isCancelled = isCancelled
    for handler in handlers { handler(self) }
  }

  func end(didComplete: Bool) {
    isCancelled = !didComplete
    let due = completions
    (animations, completions, handlers) = ([], [], [])
    for completion in due { completion(self) }
    context = nil
  }

  private func runAnimations() {
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    var settings = AnimationSettings(
      duration: 0,
      delay: 0,
      // Animations of an interactive transition follow it linearly.
      options: isInteractive ? .curveLinear : [],
      within: AnimationBlock.current?.settings
    )
    settings.duration = isAnimated ? transitionDuration : 0
    if !isInteractive { settings.spring = spring }
    AnimationBlock.run(settings, { for animation in due { animation(self) } }, completion: nil)
  }
}
