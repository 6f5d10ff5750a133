import QuartzCore

extension UIWindow {
  /// The window has a size with these classes from now on.
  func take(_ classes: SizeClasses) {
    sizeClasses = classes
    let (now, device) = (traits(with: classes), UITraitCollection.device)
    if now != device { UITraitCollection.mayDiffer = true }
    refreshTraits()
  }
}
