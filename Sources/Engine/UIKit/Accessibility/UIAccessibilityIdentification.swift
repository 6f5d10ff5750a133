/// What can be found by an identifier that no person sees, as scripts and tests do.
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; default `nil`.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
