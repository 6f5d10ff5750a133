import QuartzCore

/// A view's background color that depends on traits.
struct DynamicBackground {
  let color: UIColor
  /// The layer's current color for it.
  var shown: CGColor
}

extension UIView: UITraitChangeObservable, TraitHolder {
  /// The current traits of the view: those of its environment with its own overrides.
  var traitsNow: UITraitCollection {
    guard UITraitCollection.mayDiffer else { return .device }
    return enclosingTraits.overridden(byThoseOf: self)
  }

  /// The traits of the view's environment.
  private var enclosingTraits: UITraitCollection {
    superviewLink?.traitsNow ?? surroundings
  }

  /// Overrides traits for this view and its content.
  func overrideTraits(_ change: (inout TraitValues) -> Void) {
    let old = traitState.overrides
    change(&traitState.overrides)
    guard traitState.overrides != old else { return }
    UITraitCollection.mayDiffer = true
    refreshTraits()
  }

  /// Updates the traits of this view and its subviews if they have changed: from the top down, each controller before
  /// its view.
  func refreshTraits() {
    guard UITraitCollection.mayDiffer else { return }
    take(enclosingTraits)
  }

  private func take(_ enclosing: UITraitCollection) {
    let (old, new) = (seenTraits, enclosing.overridden(byThoseOf: self))
    if old != new {
      seenTraits = new
      new.performAsCurrent {
        if new.hasDifferentColorAppearance(comparedTo: old) { colorsDidChange(new) }
        viewController?.tellTraits(from: old, to: new)
        tellTraits(from: old, to: new)
      }
    }
    for view in subviewLinks { view.take(new) }
  }

  /// The limits of text sizes of the view and its superviews in words.
  var categoryLimits: String {
    let views = sequence(first: self) { $0.superviewLink }
    let lines = views.compactMap { view -> String? in
      let (least, most) = (view.kept.smallestCategory, view.kept.largestCategory)
      guard least != nil || most != nil else { return nil }
      return "\(view): from \(least?.rawValue ?? "any") to \(most?.rawValue ?? "any")"
    }
    return lines.joined(separator: "\n")
  }

  /// The limits of text sizes have changed.
  func categoryLimitsDidChange() {
    UITraitCollection.mayDiffer = true
    refreshTraits()
  }

  /// Traits with a category within the view's limits.
  func limited(_ values: TraitValues) -> TraitValues {
    guard let kept = keptBox?.values else { return values }
    var limited = values
    if let smallest = kept.smallestCategory { limited.category = max(limited.category, smallest) }
    if let largest = kept.largestCategory { limited.category = min(limited.category, largest) }
    return limited
  }

  /// Updates everything that has a color.
  private func colorsDidChange(_ traits: UITraitCollection) {
    if let own = dynamicBackground, layer.backgroundColor == own.shown {
      showBackground(own.color, traits)
    }
    tintColorDidChange()
    setNeedsLayout()
    askForDrawingInOtherColors()
  }

  /// The view's color, which may depend on traits; `nil` for none.
  var backgroundNow: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let own = dynamicBackground, own.shown == shown { return own.color }
    return UIColor(cgColor: shown)
  }

  func setBackground(_ color: UIColor?) {
    guard let color, color.isDynamic else {
      dynamicBackground = nil
      layer.backgroundColor = color?.cgColor
      return
    }
    showBackground(color, traitsNow)
  }

  private func showBackground(_ color: UIColor, _ traits: UITraitCollection) {
    let shown = color.resolvedColor(with: traits).cgColor
    dynamicBackground = DynamicBackground(color: color, shown: shown)
    layer.backgroundColor = shown
  }

  /// The value of a color in this view.
  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitsNow).cgColor : color.cgColor
  }
}

extension UITraitCollection {
  /// These traits, overridden by the view's controller, and then by the view.
  fileprivate func overridden(byThoseOf view: UIView) -> UITraitCollection {
    var own = view.traitState.overrides
    if let controller = view.viewController {
      own = controller.traitState.overrides.overridden(by: own)
    }
    let all = view.limited(own == TraitValues() ? values : values.overridden(by: own))
    return all == values ? self : UITraitCollection(all)
  }
}
