import QuartzCore

/// The targets and actions of a gesture, in the order added; targets are not kept alive.
struct GestureTargets {
  private struct Pair {
    weak var target: AnyObject?
    let action: Selector
  }
  private var pairs: [Pair] = []

  /// Adds a pair; the same pair is stored once.
  mutating func add(_ target: AnyObject, _ action: Selector) {
    pairs.removeAll { $0.target == nil }
    guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
    pairs.append(Pair(target: target, action: action))
  }

  /// Removes pairs; `nil` matches any target or any action.
  mutating func remove(_ target: AnyObject?, _ action: Selector?) {
    pairs.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Sends the actions of a recognizer to all targets that exist now.
  func send(from sender: AnyObject) {
    for pair in pairs {
      guard let target = pair.target else { continue }
      _ = pair.action.perform(on: target, sender: sender)
    }
  }
}
