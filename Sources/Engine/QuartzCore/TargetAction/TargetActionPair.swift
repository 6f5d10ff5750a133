import CoreGraphics

/// A target, held weakly, and the action to send it when an animation under `key` finishes.
@MainActor
package final class TargetActionPair {
  package let key: String
  package let action: Selector
  /// The target; `nil` once it is freed.
  package private(set) weak var target: AnyObject?
  /// The target's identity, or `nil` for the responder chain.
  package let targetIdentity: ObjectIdentifier?

  init(target: AnyObject?, action: Selector, key: String) {
    self.key = key
    self.action = action
    self.target = target
    targetIdentity = target.map { ObjectIdentifier($0) }
  }

  /// Whether it had a target that has been freed.
  var isStale: Bool { targetIdentity != nil && target == nil }

  func isSamePair(as other: TargetActionPair) -> Bool {
    key == other.key && action == other.action && targetIdentity == other.targetIdentity
  }
}

/// The owner of a layer (a view) that can pass an action up the responder chain.
@MainActor
package protocol ActionResponder: AnyObject {
  /// Offers the action to this responder and to those after it; true if one handled it.
  func sendUpResponderChain(_ action: Selector, sender: Any) -> Bool
}
