extension CALayer {
  /// The result of the action search; if no step answers, the engine's default for animatable properties (A6).
  ///
  /// A layer that was never committed has no value on screen to start from, and gets no default (peer 14).
  func searchedAction(forKey event: String) -> (any CAAction)? {
    switch ActionSearch(layer: self, event: event).outcome() {
    case .found(let action, _): return action
    case .stopped: return nil
    case .exhausted:
      if EngineTrace.isOn { EngineTrace.noteDefault(for: event, on: self) }
      guard committed != nil, pending.takesDefaultAction else { return nil }
      if CATransition.isDefault(for: event) { return CATransition.implicit() }
      return animatesImplicitly(event) ? CABasicAnimation.implicit(keyPath: event) : nil
    }
  }

  /// Whether a key's plain change animates by itself: if its class declares it `@Animatable`.
  func animatesImplicitly(_ key: String) -> Bool {
    if let property = LayerProperty(rawValue: key) { return property.animation == .implicit }
    return keyed?.animationOfDeclared(key: key) == .implicit
  }
}
