import QuartzCore

/// A view's background that goes by traits.
struct DynamicBackground {
  let color: UIColor
  /// What the layer was given for it.
  var shown: CGColor
}

extension UIView: UITraitChangeObservable, TraitHolder {
  /// What the view is told by its surroundings and itself, as it is now.
  var traitsNow: UITraitCollection {
    guard UITraitCollection.mayDiffer else { return .device }
    return enclosingTraits.overridden(byThoseOf: self)
  }

  /// What the view is told by what it is in.
  private var enclosingTraits: UITraitCollection {
    superviewLink?.traitsNow ?? .device
  }

  /// Overrides traits for this view and all in it.
  func overrideTraits(_ change: (inout TraitValues) -> Void) {
    let old = traitState.overrides
    change(&traitState.overrides)
    guard traitState.overrides != old else { return }
    UITraitCollection.mayDiffer = true
    refreshTraits()
  }

  /// Has this view and those in it take traits that are others than they knew: from the top down, the controller before
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

  /// Everything that has a color is shown anew.
  private func colorsDidChange(_ traits: UITraitCollection) {
    if let own = dynamicBackground, layer.backgroundColor == own.shown {
      showBackground(own.color, traits)
    }
    tintColorDidChange()
    setNeedsLayout()
    askForDrawingInOtherColors()
  }

  /// The view's color, which may go by traits; `nil` for none.
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

  /// A color as it is in this view.
  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitsNow).cgColor : color.cgColor
  }
}

extension UITraitCollection {
  /// These, but for what a view's controller says, and then the view itself.
  fileprivate func overridden(byThoseOf view: UIView) -> UITraitCollection {
    var own = view.traitState.overrides
    if let controller = view.viewController {
      own = controller.traitState.overrides.overridden(by: own)
    }
    guard own != TraitValues() else { return self }
    let all = values.overridden(by: own)
    return all == values ? self : UITraitCollection(all)
  }
}
