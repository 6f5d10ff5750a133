/// An engine's log.
@MainActor
final class TraceLog {
  /// Whether events are kept.
  var isKept = false
  /// Who is notified of events as they happen.
  weak var follower: (any EventFollower)?
  /// What runs now.
  private(set) var cause = TraceCause(kind: .code, text: "", time: 0, number: 0)
  /// Whether the engine's events are noted.
  var isOn: Bool { isKept || follower != nil }
  private var ring = EventRing(capacity: 0)
  private var count = 0

  /// Starts again from an empty log, with room for `capacity` events.
  func clear(capacity: Int) {
    ring = EventRing(capacity: capacity)
    count = 0
  }

  var events: [TraceEvent] { ring.events }
  var droppedCount: Int { ring.droppedCount }

  func beginCause(_ kind: TraceCause.Kind, _ text: String, at time: Double) {
    cause = TraceCause(kind: kind, text: text, time: time, number: cause.number + 1)
  }

  func append(_ what: TraceEvent.What, _ subject: TraceEvent.Subject?, at time: Double) {
    count += 1
    ring.append(TraceEvent(number: count, time: time, subject: subject, what: what))
  }
}

/// The newest events of a log, in the room that was given for them.
struct EventRing {
  private let capacity: Int
  private var kept: [TraceEvent] = []
  /// The index of the oldest event, once the buffer is full.
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

/// Follows the engine's work as it happens.
@MainActor
package protocol EventFollower: AnyObject {
  /// Something was noted, of no certain layer.
  func noted(_ event: TraceEvent.What)
}
