public import QuartzCore

/// An element without a view, for those who use a view by accessibility; kept, and not shown to anyone here.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or object that contains it.
  open weak var accessibilityContainer: AnyObject?
  /// A name that identifies the element, which the user does not see; default `nil`.
  open var accessibilityIdentifier: String?
  /// The frame in its container's coordinates, in points; default zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
