package import QuartzCore

extension UIResponder: ActionResponder {
  /// Offers the action to this responder and those after it; true when one took it.
  package func sendUpResponderChain(_ action: Selector, sender: Any) -> Bool {
    sendUpResponderChain(action, sender: sender, event: nil)
  }

  package func sendUpResponderChain(_ action: Selector, sender: Any, event: UIEvent?) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if action.perform(on: current, sender: sender, event: event) { return true }
      responder = current.next
    }
    return false
  }
}
