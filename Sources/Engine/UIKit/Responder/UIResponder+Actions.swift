package import QuartzCore

extension UIResponder: ActionResponder {
  /// Offers the action to this responder and its next responders; returns true if one handled it.
  package func sendUpResponderChain(_ action: Selector, sender: Any) -> Bool {
    sendUpResponderChain(action, sender: sender, event: nil)
  }

  package func sendUpResponderChain(_ action: Selector, sender: Any, event: UIEvent?) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender),
        action.perform(on: current, sender: sender, event: event)
      {
        return true
      }
      responder = current.next
    }
    return false
  }

  /// Sends the action of the first command for `key`, of this responder or its next responders, that a responder
  /// handles.
  ///
  /// Keys with which this responder edits text are only for commands that want priority.
  ///
  /// - Returns: Whether a responder handled one.
  func performKeyCommand(for key: UIKey) -> Bool {
    let isTyped = usesBeforeCommands(key)
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? [] where command.isFor(key) {
        if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
        guard let action = command.action else { continue }
        if sendUpResponderChain(action, sender: command) { return true }
      }
      responder = current.next
    }
    return false
  }
}
