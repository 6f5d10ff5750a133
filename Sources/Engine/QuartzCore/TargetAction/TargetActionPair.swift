import CoreGraphics

/// A target, not kept alive, and the action to send it when an animation under `key` finishes.
@MainActor
package final class TargetActionPair {
  package let key: String
  package let action: Selector
  /// `nil` once the target is gone.
  package private(set) weak var target: AnyObject?
  /// The target's identity, or `nil` for "up the responder chain".
  package let targetIdentity: ObjectIdentifier?

  init(target: AnyObject?, action: Selector, key: String) {
    self.key = key
    self.action = action
    self.target = target
    targetIdentity = target.map { ObjectIdentifier($0) }
  }

  /// Whether its target was given and has since been released.
  var isStale: Bool { targetIdentity != nil && target == nil }

  func isSamePair(as other: TargetActionPair) -> Bool {
    key == other.key && action == other.action && targetIdentity == other.targetIdentity
  }

  func send(from layer: CALayer) {
    guard !isStale else { return }
    if EngineTrace.isOn { EngineTrace.note(.sentAction(action.name, key: key), of: layer) }
    guard let target else { return layer.sendUpResponderChain(action) }
    _ = action.perform(on: target, sender: layer)
  }
}

/// A layer's owner that can pass an action up a chain of responders: a view.
@MainActor
package protocol ActionResponder: AnyObject {
  /// Offers the action to this responder and those after it; true when one took it.
  func sendUpResponderChain(_ action: Selector, sender: Any) -> Bool
}
