/// What part of a scene's time is played again and again, in seconds.
struct LoopRange: Equatable {
  var isOn = false
  private(set) var start = 0.0
  /// `nil` before one has been chosen.
  private(set) var end: Double?

  /// The shortest there is.
  static let shortest = 0.1

  /// What is played, once there is an end.
  var range: ClosedRange<Double>? { end.map { start...$0 } }

  /// Begins it at a time; an end that does not come after that goes.
  mutating func begin(at time: Double) {
    start = max(0, time)
    if let end, end < start + Self.shortest { self.end = nil }
  }

  /// Ends it at a time; a start that does not come before that goes to 0.
  mutating func end(at time: Double) {
    end = max(time, Self.shortest)
    if start > time - Self.shortest { start = 0 }
  }
}
