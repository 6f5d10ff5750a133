import QuartzCore

/// Who is told of a gesture, in the order added; none of them is kept alive.
struct GestureTargets {
  private struct Pair {
    weak var target: AnyObject?
    let action: Selector
  }
  private var pairs: [Pair] = []

  /// The same pair is kept once.
  mutating func add(_ target: AnyObject, _ action: Selector) {
    pairs.removeAll { $0.target == nil }
    guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
    pairs.append(Pair(target: target, action: action))
  }

  /// `nil` stands for any target, any action.
  mutating func remove(_ target: AnyObject?, _ action: Selector?) {
    pairs.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Tells all that are there now.
  func send(from sender: UIGestureRecognizer) {
    for pair in pairs {
      guard let target = pair.target else { continue }
      _ = pair.action.perform(on: target, sender: sender)
    }
  }
}
