/// The part of a scene's time that is played in a loop, in seconds.
struct LoopRange: Equatable {
  var isOn = false
  private(set) var start = 0.0
  /// The end; `nil` before one has been chosen.
  private(set) var end: Double?

  /// The minimum length, in seconds.
  static let shortest = 0.1

  /// The part that is played; `nil` without an end.
  var range: ClosedRange<Double>? { end.map { start...$0 } }

  /// Sets the start; an end that is not after it is removed.
  mutating func begin(at time: Double) {
    start = max(0, time)
    if let end, end < start + Self.shortest { self.end = nil }
  }

  /// Sets the end; a start that is not before it becomes 0.
  mutating func end(at time: Double) {
    end = max(time, Self.shortest)
    if start > time - Self.shortest { start = 0 }
  }
}
