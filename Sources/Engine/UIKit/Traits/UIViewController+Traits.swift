extension UIViewController: UITraitChangeObservable, TraitHolder {
  /// The view's; before there is one, what it would have.
  var traitsNow: UITraitCollection {
    if let view = viewIfLoaded { return view.traitsNow }
    let around = parentLink?.traitsNow ?? .device
    return UITraitCollection(traitsFrom: [around, UITraitCollection(traitState.overrides)])
  }

  func overrideTraits(_ change: (inout TraitValues) -> Void) {
    let old = traitState.overrides
    change(&traitState.overrides)
    guard traitState.overrides != old else { return }
    UITraitCollection.mayDiffer = true
    viewIfLoaded?.refreshTraits()
  }
}

extension UIScreen: UITraitEnvironment {
  /// What the desktop says.
  public var traitCollection: UITraitCollection { .device }

  /// Nobody tells the screen.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment {
  /// What the desktop says.
  public var traitCollection: UITraitCollection { .device }

  /// Nobody tells the scene.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
