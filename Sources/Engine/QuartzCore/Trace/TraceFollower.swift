/// Follows the engine's work as it happens, with the layers themselves: what an inspector remembers.
///
/// Its functions are called in the middle of changes. They may read layers, and change nothing.
@MainActor
package protocol TraceFollower: EventFollower {
  /// An animation has left its layer, or has finished and stays on it: `event` says which.
  func left(_ animation: RunningAnimation, of layer: CALayer, by event: TraceEvent.What)
  /// A property is about to change; what is noted until `didChange` with the same key belongs to the change.
  func willChange(_ key: String, of layer: CALayer, in transaction: TraceTransaction)
  /// The property has its new value, and the action for the change has run.
  func didChange(_ key: String, of layer: CALayer)
  /// A property was set, and keeps its value.
  func kept(_ key: String, of layer: CALayer, because reason: TraceKeeping)
  /// Something was noted.
  func noted(_ event: TraceEvent.What, of layer: CALayer?)
}

extension TraceFollower {
  package func noted(_ event: TraceEvent.What) { noted(event, of: nil) }
}

/// Who follows the events with the layers themselves; `nil` for none.
@MainActor
final class TraceFollowing: EnginePart {
  weak var follower: (any TraceFollower)?
}
