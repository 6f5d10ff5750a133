public import CoreGraphics

/// An object that can answer a layer's event: an animation, or any other that acts on a change.
@preconcurrency @MainActor
public protocol CAAction {
  /// Called after the change that raised the event.
  ///
  /// - Parameters:
  ///   - event: The event's name: a property's key, `kCAOnOrderIn`, or `kCAOnOrderOut`.
  ///   - anObject: The layer.
  ///   - dict: Arguments of the event; `nil` for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an answer to the action search `NSNull` means "no action, and stop the search".
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that becomes visible: inserted under a visible layer, or shown with it.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is no longer visible.
public let kCAOnOrderOut = "onOrderOut"
/// The key that a transition animation is always stored under.
public let kCATransition = "transition"
