// In a file of its own: the protocol knows no views.
extension UIView: UIAccessibilityIdentification {}
