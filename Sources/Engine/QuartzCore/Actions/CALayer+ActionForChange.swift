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
}
