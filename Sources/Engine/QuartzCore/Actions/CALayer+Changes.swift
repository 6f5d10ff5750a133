import CoreGraphics

extension CALayer {
  /// The action for an event, searched before the change is made (A7); `nil` without a search while actions are
  /// disabled (A4).
  ///
  /// - Parameters:
  ///   - event: The name of the event.
  ///   - takesDefault: Whether the engine's default is used if nothing else answers.
  /// - Returns: The action to run after the change.
  func actionForChange(_ event: String, takesDefault: Bool = true) -> (any CAAction)? {
    guard !CATransaction.disableActions() else {
      if EngineTrace.isOn { EngineTrace.note(.searchSkipped(event), of: self) }
      return nil
    }
    let outer = pending.takesDefaultAction
    pending.takesDefaultAction = takesDefault && outer
    let action = action(forKey: event)
    pending.takesDefaultAction = outer
    if EngineTrace.isOn { EngineTrace.noteChoice(of: action, for: event, on: self) }
    return action
  }

  /// Changes a property with a search for its action, and tells who follows the trace (A7).
  func change(_ property: LayerProperty, to value: AnimatableValue) {
    if modelValue(of: property) == value {
      if EngineTrace.isOn { EngineTrace.noteKept(property.rawValue, on: self, .isEqual) }
      return
    }
    guard value.isFinite else {
      if EngineTrace.isOn { EngineTrace.noteKept(property.rawValue, on: self, .isNotFinite) }
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
    if property.animation == .implicit, property != .hidden, hasNobodyToAsk {
      didChange(property, changeModel(property, to: value))
      let animation = CABasicAnimation.implicit(keyPath: property.rawValue)
      return adopt(animation, forKey: property.rawValue)
    }
    if EngineTrace.isOn { EngineTrace.noteChange(of: property.rawValue, on: self) }
    let action = actionForChange(property.rawValue)
    didChange(property, changeModel(property, to: value))
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
    if EngineTrace.isOn { EngineTrace.noteChangeDone(of: property.rawValue, on: self) }
  }

  /// Whether the action search can only end with the engine's default animation, which no code of the scene sees before
  /// it is added: a plain layer on screen, with nothing that could answer (A2, A6).
  private var hasNobodyToAsk: Bool {
    type(of: self) == CALayer.self && committed != nil && delegate == nil && actions == nil
      && style == nil && pending.takesDefaultAction && !CATransaction.areActionsDisabled
      && !EngineTrace.isOn
  }
}
