import QuartzCore

extension UIScreen {
  /// Sets the screen's size in points, its scale, its margins and its form; the host calls it before it makes windows.
  package func configure(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    form: ScreenForm = .window
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.form = form
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    ScreenScale.current = scale
    let classes = form.sizeClasses(of: size)
    UITraitCollection.configure {
      $0.scale = scale
      $0.idiom = form.idiom
      ($0.horizontal, $0.vertical) = (classes.horizontal, classes.vertical)
    }
  }
}

extension UITraitCollection {
  /// Sets whether the desktop is light or dark; the host calls it, the first time before the scene is made.
  ///
  /// All windows follow; views outside of windows follow when they enter one.
  package static func configure(style: UIUserInterfaceStyle) {
    configure { $0.style = style }
  }

  /// Changes the default traits, and notifies the views of all windows.
  static func configure(_ change: (inout TraitValues) -> Void) {
    guard changeDevice(change) else { return }
    for window in UIApplication.shared.windows { window.refreshTraits() }
  }
}
