import CoreGraphics

/// A log of what the engine does: which action was searched where and who answered what, what became of
/// each animation, whom it told, what was committed, laid out and displayed.
///
/// Tests and the inspector read it. It is off until it is started, and then costs nothing: whoever notes
/// an event asks `isOn` first, a Boolean, and makes the event only then.
///
///     if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
@MainActor
package enum EngineTrace {
  static var isOn: Bool { Engine.isTracing }
  private static var log: TraceLog { Engine.current.traceLog }

  /// Starts a new log, which keeps the newest `capacity` events.
  package static func start(capacity: Int = 10_000) {
    log.clear(capacity: capacity)
    setOn(true)
  }

  /// Notes no more; what was noted stays to be read until the next start.
  package static func stop() { setOn(false) }

  private static func setOn(_ isOn: Bool) {
    log.isOn = isOn
    Engine.isTracing = isOn
  }

  /// The events since the start, oldest first; without those that were dropped.
  package static var events: [TraceEvent] { log.events }

  /// How many events gave way to newer ones.
  package static var droppedCount: Int { log.droppedCount }

  /// Notes an event of `layer`, or of no layer in particular; only to be called when the trace is on.
  static func note(_ what: TraceEvent.What, of layer: CALayer? = nil) {
    let subject = layer.map { TraceEvent.Subject($0.model()) }
    log.append(what, subject, at: MediaClock.now)
  }

  /// Notes that an animation's time has come or is over; what takes one away notes that itself.
  static func note(_ event: AnimationEvents.Event) {
    switch event {
    case .started(let layer, let animation): note(.started(.init(animation)), of: layer)
    case .stopped(let layer, let animation, finished: true):
      let isKept = !animation.source.isRemovedOnCompletion
      note(.finished(.init(animation), isKept: isKept), of: layer)
    case .stopped, .abandoned: break
    }
  }

  /// Notes what a step of the action search said.
  static func noteAnswer(
    _ answer: (any CAAction)?,
    of step: ActionSearch.Step,
    in search: ActionSearch
  ) {
    let answer: TraceEvent.Answer =
      switch answer {
      case nil: .goOn
      case is NSNull: .stop
      case let action?: .action("\(type(of: action))")
      }
    note(.searched(search.event, .init(step), answer), of: search.layer)
  }

  /// Notes which action a change got.
  static func noteChoice(of action: (any CAAction)?, for event: String, on layer: CALayer) {
    note(.chose(event, action: action.map { "\(type(of: $0))" }), of: layer)
  }

  /// Notes what the engine does with a search that everybody has said "go on" to (A6).
  static func noteDefault(for event: String, on layer: CALayer) {
    let answer: TraceEvent.Answer =
      if CATransition.isDefault(for: event), layer.pending.takesDefaultAction {
        layer.committed == nil ? .notOnScreen : .action("\(CATransition.self)")
      } else if !layer.animatesImplicitly(event) {
        .notImplicit
      } else {
        layer.committed == nil ? .notOnScreen : .action("\(CABasicAnimation.self)")
      }
    note(.searched(event, .engine, answer), of: layer)
  }
}

/// An engine's log.
@MainActor
final class TraceLog {
  /// Whether the engine's events are noted.
  var isOn = false
  private var ring = EventRing(capacity: 0)
  private var count = 0

  /// Starts anew, with room for `capacity` events.
  func clear(capacity: Int) {
    ring = EventRing(capacity: capacity)
    count = 0
  }

  var events: [TraceEvent] { ring.events }
  var droppedCount: Int { ring.droppedCount }

  func append(_ what: TraceEvent.What, _ subject: TraceEvent.Subject?, at time: Double) {
    count += 1
    ring.append(TraceEvent(number: count, time: time, subject: subject, what: what))
  }
}

/// The newest events of a log, in the room that was given for them.
struct EventRing {
  private let capacity: Int
  private var kept: [TraceEvent] = []
  /// Where the oldest event is, once there is no more room.
  private var oldest = 0
  private(set) var droppedCount = 0

  init(capacity: Int) { self.capacity = max(0, capacity) }

  var events: [TraceEvent] { Array(kept[oldest...] + kept[..<oldest]) }

  mutating func append(_ event: TraceEvent) {
    guard kept.count == capacity else { return kept.append(event) }
    droppedCount += 1
    guard capacity > 0 else { return }
    kept[oldest] = event
    oldest = (oldest + 1) % capacity
  }
}
