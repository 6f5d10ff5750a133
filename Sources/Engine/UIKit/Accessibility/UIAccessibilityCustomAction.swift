public import QuartzCore

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
