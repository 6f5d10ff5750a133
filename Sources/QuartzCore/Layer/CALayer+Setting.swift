import CoreGraphics

extension CALayer {
  /// The one door for a property's change: search the action, change the model, run the action (A7).
  ///
  /// An equal value ends here (peer 18, 28). A number that is not finite is reported and not taken.
  package func set(_ property: LayerProperty, to value: AnimatableValue) {
    let old = values[property]
    guard old != value else { return }
    guard value.isFinite else {
      return EngineReport.report(
        self,
        property.rawValue,
        "must be finite, not \(value.any ?? "nil"): it keeps its value"
      )
    }
    guard presentationSource == nil else {
      values[property] = value
      return
    }
    CATransaction.ensureOpen()
    let action = CATransaction.disableActions() ? nil : action(forKey: property.rawValue)
    values[property] = value
    if tree.hits.isKnown { hitsDidChange(by: property) }
    setNeedsCommit()
    didChange(property, from: old)
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// What follows from a change, apart from animation (LA1, DI5).
  private func didChange(_ property: LayerProperty, from old: AnimatableValue) {
    switch property {
    case .bounds:
      if case .rect(let rect) = old, rect.size != values.bounds.size {
        setNeedsLayout()
        if type(of: self).drawsItself { setNeedsDisplay() }
      }
    case .contentsScale: if type(of: self).drawsItself { setNeedsDisplay() }
    case .hidden: visibilityDidChange()
    default: break
    }
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
  }

  /// The search's result; when it is exhausted the engine's own default for animatable properties (A6).
  ///
  /// A layer that was never committed has nothing on screen to start from and gets none (peer 14).
  func searchedAction(forKey event: String) -> (any CAAction)? {
    switch ActionSearch(layer: self, event: event).outcome() {
    case .found(let action, _): return action
    case .stopped: return nil
    case .exhausted:
      guard committedValues != nil, LayerProperty(rawValue: event)?.animation == .implicit else {
        return nil
      }
      return CABasicAnimation.implicit(keyPath: event)
    }
  }

  /// Runs the action of an event that is not a property's change (A10), unless actions are off.
  func runAction(forEvent event: String) {
    guard !CATransaction.disableActions() else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
