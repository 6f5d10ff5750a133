public import CoreGraphics

/// What can answer a layer's event: animations, and whatever else wants to act on a change (A1).
@MainActor
public protocol CAAction {
  /// Called after the change that raised the event.
  ///
  /// - Parameters:
  ///   - event: The event's name: a property's key, `kCAOnOrderIn`, or `kCAOnOrderOut`.
  ///   - anObject: The layer.
  ///   - dict: Arguments of the event; `nil` for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an answer to the action search `NSNull` says "no action, and look no further" (A3).
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that becomes visible: put under a visible layer, or shown with it (A10).
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is no longer visible (A10).
public let kCAOnOrderOut = "onOrderOut"
/// The key that a transition animation is always kept under (X4).
public let kCATransition = "transition"
