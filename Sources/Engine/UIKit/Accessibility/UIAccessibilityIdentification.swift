/// An object that scripts and tests can find by an identifier, which the user does not see.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; default `nil`.
  var accessibilityIdentifier: String? { get set }
}
