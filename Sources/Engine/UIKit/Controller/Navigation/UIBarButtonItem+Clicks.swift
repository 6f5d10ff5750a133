extension UIBarButtonItem {
  /// Performs a click: the primary action, or the selector sent to its target.
  func perform(for event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}
