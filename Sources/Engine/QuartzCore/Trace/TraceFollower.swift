/// Follows the engine's work as it happens, with the layers themselves: what an inspector remembers.
///
/// Its functions are called in the middle of changes. They may read layers, and change nothing.
@MainActor
package protocol TraceFollower: AnyObject {
  /// A property is about to change; what is noted until `didChange` with the same key belongs to the change.
  func willChange(_ key: String, of layer: CALayer, in transaction: TraceTransaction)
  /// The property has its new value, and the action for the change has run.
  func didChange(_ key: String, of layer: CALayer)
  /// A property was set, and keeps its value.
  func kept(_ key: String, of layer: CALayer, because reason: TraceKeeping)
  /// Something was noted.
  func noted(_ event: TraceEvent.What, of layer: CALayer?)
}

/// Why a property that was set keeps its value.
package enum TraceKeeping: Sendable {
  /// It has that value already.
  case isEqual
  /// The value is not finite.
  case isNotFinite
}

/// The open transaction in which a change is made.
package struct TraceTransaction: Hashable, Sendable {
  /// The number of open transactions, the implicit one included.
  package let depth: Int
  /// Seconds.
  package let duration: Double
  package let disablesActions: Bool
  /// The control points of its timing function; `nil` for none.
  package let timing: [Double]?
  package let hasCompletion: Bool
}

/// What runs while a change is made.
package struct TraceCause: Hashable, Sendable {
  package enum Kind: String, Sendable { case start, input, timer, displayLink, code }

  package let kind: Kind
  /// What it is, in words.
  package let text: String
  /// Media time, in seconds.
  package let time: Double
  /// Counts the causes of a trace.
  package let number: Int
}

extension TraceTransaction {
  /// The transaction that is open now.
  @MainActor
  static var current: TraceTransaction {
    let (stack, settings) = (CATransaction.stack, CATransaction.settings)
    let curve = settings.timingFunction?.curve
    return TraceTransaction(
      depth: stack.levels.count,
      duration: settings.animationDuration,
      disablesActions: settings.disablesActions,
      timing: curve.map { [$0.x1, $0.y1, $0.x2, $0.y2] },
      hasCompletion: stack.levels.contains { $0.completion != nil }
    )
  }
}

extension EngineTrace {
  /// Has an object follow what happens from now on; `nil` for none.
  package static func follow(_ follower: (any TraceFollower)?) {
    log.follower = follower
    Engine.isTracing = log.isOn
  }

  /// Begins a cause: what changes until the next one is noted is its work.
  ///
  /// Call it only if the trace is on.
  package static func noteCause(_ kind: TraceCause.Kind, _ text: String = "") {
    log.beginCause(kind, text, at: MediaClock.now)
  }

  /// What runs now.
  package static var cause: TraceCause { log.cause }

  static func noteChange(of key: String, on layer: CALayer) {
    log.follower?.willChange(key, of: layer, in: .current)
  }

  static func noteChangeDone(of key: String, on layer: CALayer) {
    log.follower?.didChange(key, of: layer)
  }

  static func noteKept(_ key: String, on layer: CALayer, _ reason: TraceKeeping) {
    log.follower?.kept(key, of: layer, because: reason)
  }
}
