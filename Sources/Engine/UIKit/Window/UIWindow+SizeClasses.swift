import QuartzCore

extension UIWindow {
  /// The traits around the window: the desktop's, with the size classes of the window's own size.
  var surroundings: UITraitCollection { sizeClasses.map { traits(with: $0) } ?? .device }

  /// The desktop's traits with other size classes.
  func traits(with classes: SizeClasses) -> UITraitCollection {
    var values = UITraitCollection.device.values
    (values.horizontal, values.vertical) = (classes.horizontal, classes.vertical)
    return values == UITraitCollection.device.values ? .device : UITraitCollection(values)
  }

  /// The window has a size with these classes from now on.
  func take(_ classes: SizeClasses) {
    sizeClasses = classes
    let (now, device) = (traits(with: classes), UITraitCollection.device)
    if now != device { UITraitCollection.mayDiffer = true }
    refreshTraits()
  }
}
