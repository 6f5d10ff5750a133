public import QuartzCore

/// What can answer events: views, view controllers, windows and the application, linked by `next`.
///
/// Every event method passes the event on to `next` unless it is overridden.
open class UIResponder: NSObject {
  /// A responder at the end of its chain.
  public override init() {
    super.init()
  }

  /// Who is asked after this responder; default `nil`.
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

  /// A touch was taken away: by a gesture, or because the window lost the keyboard's focus.
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

  /// Keys came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Held keys were taken away: the window lost the keyboard's focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keys that stand for actions while this responder is the first or after it; default none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder takes an action now; the default is whether its class has the method.
  ///
  /// Actions without a target pass a responder by that does not.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.belongs(to: self)
  }

  /// Who takes an action: this responder or the first after it that can, `nil` when none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder takes the keyboard when it is asked to; default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives the keyboard up when it is asked to; default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to this responder first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes keys go to this responder first.
  ///
  /// It has to be in a window.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    // Whoever gave it up may have given it to another, or taken this one out of the window.
    guard window.firstResponder == nil, responderWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the keyboard up.
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

  /// Whether a key is this responder's before it stands for any action: what it types.
  func usesBeforeCommands(_ key: UIKey) -> Bool { false }
}

extension UIResponder {
  /// The window that the responder's chain leads to.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}
