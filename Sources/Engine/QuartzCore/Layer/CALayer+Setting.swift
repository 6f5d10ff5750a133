import CoreGraphics

extension CALayer {
  /// Changes a property; the only way to do so: searches the action, changes the model, runs the action (A7).
  ///
  /// An equal value ends here (peer 18, 28). A number that is not finite is reported and ignored. The path without an
  /// action search is inlined into each accessor, where the property and the kind of value are constants, so that no
  /// run-time choice is left.
  @inline(__always)
  package final func set(_ property: LayerProperty, to value: AnimatableValue) {
    guard CATransaction.areActionsDisabled, !EngineTrace.isOn, value.isFinite else {
      return setLookingForAction(property, to: value)
    }
    didChange(property, changeModel(property, to: value))
  }

  /// Sets a property of the model, if the value differs; an equal one leaves the model's memory the last commit's too.
  @inline(__always)
  func changeModel(_ property: LayerProperty, to value: AnimatableValue) -> LayerValues.Change {
    if values.value(of: property) == value { return .none }
    let oldBounds = values.bounds
    values.setValue(value, of: property)
    return if case .bounds = property { .bounds(old: oldBounds) } else { .value }
  }

  /// Not inlined, as the accessors would be large.
  @inline(never)
  private func setLookingForAction(_ property: LayerProperty, to value: AnimatableValue) {
    TreeEngine.current.change(property, of: self, to: value)
  }

  /// A property's value, read in place, as a copy of all of the layer's values is expensive.
  func modelValue(of property: LayerProperty) -> AnimatableValue {
    values.value(of: property)
  }

  /// A property's value as of the last commit, or the model's before any.
  func committedValue(of property: AnimatedKey) -> AnimatableValue {
    guard case .builtIn(let property) = property else {
      return committed?.value[property] ?? values[property]
    }
    return committed?.value.value(of: property) ?? modelValue(of: property)
  }

  /// The effects of a change apart from animation (LA1, LA6, DI5, DI6); none for a presentation copy.
  func didChange(_ property: LayerProperty, _ change: LayerValues.Change) {
    if case .none = change { return }
    guard noteChange() else { return }
    if tree.hits.isKnown { TreeEngine.current.hitsDidChange(of: self, by: property) }
    switch property {
    case .bounds:
      if case .bounds(let old) = change { TreeEngine.current.boundsDidChange(of: self, from: old) }
    // A change of the transform requests a layout of this layer and its superlayer (LA1).
    case .transform:
      setNeedsLayout()
      tree.superlayer?.setNeedsLayout()
    case .contentsScale: if TreeEngine.current.drawsItself(self) { setNeedsDisplay() }
    case .hidden: TreeEngine.current.visibilityDidChange(of: self)
    default: break
    }
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    if extras != nil { tellObservers(of: .property(property)) }
  }

  /// Notifies the observers of a change.
  ///
  /// - Parameter what: What has changed.
  package final func tellObservers(of what: ObservedChange) {
    guard !observations.isEmpty else { return }
    observations.removeAll(where: \.isOver)
    // An observer may add others, or remove itself.
    for observation in observations { observation.didChange(what) }
  }

  /// Contents set by the layer's own display are its drawing, and are not animated.
  func setContents(_ newValue: Any?) {
    guard pending.isDisplaying else { return takeContents(newValue) }
    CATransaction.ensureOpen()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    takeContents(newValue)
    CATransaction.commit()
  }

  private func takeContents(_ newValue: Any?) {
    guard let newValue else {
      foreignContents = nil
      return set(.contents, to: .none)
    }
    if let value = AnimatableValue(newValue, as: .image) {
      foreignContents = nil
      return set(.contents, to: value)
    }
    TreeEngine.current.report(
      self,
      "contents",
      "is a \(type(of: newValue)), which cannot be drawn: give it a CGImage"
    )
    set(.contents, to: .none)
    foreignContents = newValue
  }

  /// Handles a new name: animations of the superlayer may have lost the layer, or found it (KP4).
  func nameDidChange() {
    guard let parent = tree.superlayer, parent.animations.reachesSublayers else { return }
    setNeedsCommit()
    parent.setNeedsCommit()
  }

  /// Sets size and position so that the frame is `rect`, under the current transform (peer 154).
  func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else {
      let problem = "must be finite, not \(rect): it keeps its value"
      return TreeEngine.current.report(self, "frame", problem)
    }
    let (place, size) = values.placement(forFrame: rect)
    if values.transform.isIdentity { frameOrigin = rect.origin }
    position = place
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }
}
