import CoreGraphics

extension CALayer {
  /// Sends `action` to `target`, with the layer as sender, whenever an animation under `key` finishes.
  ///
  /// `key` is the key that animations are added under, not their key path. The pair applies to every animation under
  /// it, also to those running; nothing is sent when one is removed or replaced. Adding the same pair again has no
  /// effect. The target is not kept alive; a `nil` target sends the action up the responder chain from the nearest
  /// layer that a view owns.
  public func addTarget(_ target: AnyObject?, action: Selector, forKey key: String) {
    animations.targets.removeAll(where: \.isStale)
    let pair = TargetActionPair(target: target, action: action, key: key)
    guard !animations.targets.contains(where: { $0.isSamePair(as: pair) }) else { return }
    animations.targets.append(pair)
  }

  /// Removes pairs; `nil` means any target, any action, any key.
  public func removeTarget(_ target: AnyObject?, action: Selector?, forKey key: String?) {
    animations.targets.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
        && (key == nil || pair.key == key)
    }
  }

  /// The actions for `target` (`nil`: the responder chain) and `key`, in the order added; `nil` if there are none.
  public func actions(forTarget target: AnyObject?, forKey key: String) -> [Selector]? {
    let identity = target.map { ObjectIdentifier($0) }
    let found = animations.targets.filter {
      $0.key == key && $0.targetIdentity == identity && !$0.isStale
    }
    return found.isEmpty ? nil : found.map(\.action)
  }

  /// Sends the actions of the pairs for a finished animation.
  ///
  /// A pair that an earlier action has removed is skipped.
  func sendActions(for animation: RunningAnimation) {
    animation.didStopTarget?.send(from: self)
    guard let key = animation.key else { return }
    for pair in animations.targets where pair.key == key {
      guard animations.targets.contains(where: { $0.isSamePair(as: pair) }) else { continue }
      pair.send(from: self)
    }
  }

  func sendUpResponderChain(_ action: Selector) {
    var layer: CALayer? = self
    while let current = layer {
      if let responder = current.delegate as? any ActionResponder {
        _ = responder.sendUpResponderChain(action, sender: self)
        return
      }
      layer = current.superlayer
    }
  }
}

extension TargetActionPair {
  fileprivate func send(from layer: CALayer) {
    guard !isStale else { return }
    if EngineTrace.isOn { EngineTrace.note(.sentAction(action.name, key: key), of: layer) }
    guard let target else { return layer.sendUpResponderChain(action) }
    _ = action.perform(on: target, sender: layer)
  }
}
