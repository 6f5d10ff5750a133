import QuartzCore

/// A text field of an alert, whose Escape is the alert's.
final class AlertField: UITextField {
  weak var alert: UIAlertController?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      return alert?.cancel() ?? ()
    }
    super.pressesBegan(presses, with: event)
  }
}
