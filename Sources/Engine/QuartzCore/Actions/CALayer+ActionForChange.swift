import CoreGraphics

extension CALayer {
  /// The action for an event, to be found before the change is made (A7); none is looked for while
  /// actions are off (A4).
  ///
  /// - Parameters:
  ///   - event: The event's name.
  ///   - takesDefault: Whether the engine's own action does, where nothing else answers.
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
}
