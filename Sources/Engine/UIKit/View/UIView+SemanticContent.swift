extension UIView {
  /// The direction of the view's content: from left to right, unless `semanticContentAttribute` forces the other.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction of content with an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of content with an attribute, among content of another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .unspecified
      ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// A name to restore the view's state by; default `nil`; kept, as nothing is restored here.
  public var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
}
