import CoreGraphics

extension CALayer {
  /// The action for an event, to be found before the change is made (A7); none is looked for while
  /// actions are off (A4).
  func actionForChange(_ event: String) -> (any CAAction)? {
    guard !CATransaction.disableActions() else {
      if EngineTrace.isOn { EngineTrace.note(.searchSkipped(event), of: self) }
      return nil
    }
    let action = action(forKey: event)
    if EngineTrace.isOn { EngineTrace.noteChoice(of: action, for: event, on: self) }
    return action
  }
}
