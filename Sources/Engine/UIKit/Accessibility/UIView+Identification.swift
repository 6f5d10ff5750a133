// In a file of its own: the protocol does not refer to views.
extension UIView: UIAccessibilityIdentification {}
