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

/// A further action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What the action is called.
  open var name: String
  /// Performs the action; default `nil`.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method that is called; `nil` for a handler.
  public let selector: Selector?

  /// An action with a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target as AnyObject?
    super.init()
  }

  /// An action with a handler, which returns whether it did something.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, nil)
    super.init()
  }
}
