extension UIViewController: UITraitChangeObservable, TraitHolder {
  /// The view's traits; before the view is loaded, the ones that it would have.
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
  /// The desktop's traits.
  public var traitCollection: UITraitCollection { .device }

  /// Does nothing, and is never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment {
  /// The desktop's traits.
  public var traitCollection: UITraitCollection { .device }

  /// Does nothing, and is never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
