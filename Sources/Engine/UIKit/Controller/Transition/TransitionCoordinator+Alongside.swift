import QuartzCore

// What all coordinators here have in common.
extension UIViewControllerTransitionCoordinator {
  /// Runs it alongside like any other: everything is in one window.
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  var targetTransform: CGAffineTransform { .identity }
}
