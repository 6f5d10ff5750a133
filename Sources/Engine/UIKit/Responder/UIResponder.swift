public import QuartzCore

/// An object that can handle events: a view, view controller, window or application, linked by `next`.
///
/// Every event method passes the event on to `next` unless it is overridden.
open class UIResponder: NSObject {
  /// A responder at the end of its chain.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; default `nil`.
  open var next: UIResponder? { nil }

  /// A finger or the mouse button went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A touch moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A touch was cancelled: by a gesture, or because the window lost the keyboard focus.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys repeat while they are held.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Held keys were cancelled: the window lost the keyboard focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keyboard shortcuts while this responder is in the first responder's chain; default none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder can handle an action now; the default is whether its class has the method.
  ///
  /// Actions without a target skip a responder that cannot.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self)
  }

  /// The first responder in the chain, starting with this one, that can handle an action; `nil` if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder can become the first responder; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder; default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first to receive keys.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this responder the first to receive keys.
  ///
  /// It has to be in a window.
  ///
  /// - Returns: Whether it is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    // The old first responder may have made another one first, or removed this one from the window.
    guard window.firstResponder == nil, responderWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  ///
  /// - Returns: Whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Whether the responder uses a key before any command: a key that it types.
  func usesBeforeCommands(_ key: UIKey) -> Bool { false }
}

extension UIResponder {
  /// The window at the end of the responder's chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}
