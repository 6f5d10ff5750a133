import CoreGraphics

/// A log of the engine's work: each step of each action search with its answer, the life of each animation, the calls
/// of delegates, and commits, layouts and displays.
///
/// Tests and the inspector read it. It is off until it is started, and then costs nothing: code that notes an event
/// checks the Boolean `isOn` first, and makes the event only if it is true.
///
///     if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
@MainActor
package enum EngineTrace {
  package static var isOn: Bool { EngineState.isTracing }
  static var log: TraceLog { EngineState.inUse.traceLog }

  /// Starts a new log, as a ring buffer of the newest `capacity` events.
  package static func start(capacity: Int = 10_000) {
    log.clear(capacity: capacity)
    setOn(true)
  }

  /// Notes no more; what was noted stays to be read until the next start.
  package static func stop() { setOn(false) }

  private static func setOn(_ isOn: Bool) {
    log.isKept = isOn
    EngineState.isTracing = log.isOn
  }

  /// The events since the start, oldest first, without those that were dropped.
  package static var events: [TraceEvent] { log.events }

  /// The number of events that were dropped for newer ones.
  package static var droppedCount: Int { log.droppedCount }

  /// Notes an event of no certain layer; call it only if the trace is on.
  static func note(_ what: TraceEvent.What) {
    log.follower?.noted(what)
    if log.isKept { log.append(what, nil, at: MediaClock.now) }
  }

  /// Runs what belongs to an inspector and not to the scene: nothing of it is noted.
  package static func unnoted(_ body: () -> Void) {
    let wasOn = EngineState.isTracing
    EngineState.isTracing = false
    body()
    EngineState.isTracing = wasOn
  }

  /// Notes that a control or a gesture recognizer calls its actions; call it only if the trace is on.
  ///
  /// - Parameter words: Who calls what.
  package static func noteCall(_ words: String) { note(.called(words)) }
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
  /// Begins a cause: what changes until the next one is noted is its work.
  ///
  /// Call it only if the trace is on.
  package static func noteCause(_ kind: TraceCause.Kind, _ text: String = "") {
    log.beginCause(kind, text, at: MediaClock.now)
  }

  /// What runs now.
  package static var cause: TraceCause { log.cause }
}
