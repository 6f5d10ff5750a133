package import CoreGraphics

/// Where the pointer was at a moment between two events.
nonisolated package struct PointerSample: Equatable, Sendable, Codable {
  /// Position in the window's content, in points.
  package var location: CGPoint
  /// The time, in seconds on the clock of `CACurrentMediaTime()`.
  package var time: Double

  package init(location: CGPoint, time: Double) {
    (self.location, self.time) = (location, time)
  }
}

extension PointerState {
  /// The location and the time of this state.
  nonisolated package var sample: PointerSample {
    PointerSample(location: location, time: time)
  }

  /// Advances to where the pointer was next, keeping the way there as history.
  nonisolated package mutating func follow(_ next: PointerState) {
    history.append(sample)
    history += next.history
    (location, modifiers, time) = (next.location, next.modifiers, next.time)
  }
}

extension PointerState {
  private nonisolated enum CodingKeys: String, CodingKey {
    case location, modifiers, time, history
  }

  /// Also reads what was written before moves had a history.
  nonisolated package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      location: try values.decode(CGPoint.self, forKey: .location),
      modifiers: try values.decode(KeyModifiers.self, forKey: .modifiers),
      time: try values.decode(Double.self, forKey: .time)
    )
    history = try values.decodeIfPresent([PointerSample].self, forKey: .history) ?? []
  }

  /// Writes a history only if there is one.
  nonisolated package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(location, forKey: .location)
    try values.encode(modifiers, forKey: .modifiers)
    try values.encode(time, forKey: .time)
    if !history.isEmpty { try values.encode(history, forKey: .history) }
  }
}

extension Array where Element == InputEvent {
  /// Joins each run of pointer moves to its last move, which keeps the other locations as its history.
  ///
  /// A run ends where a modifier key went down or came up.
  nonisolated package func coalescingMoves() -> [InputEvent] {
    var result: [InputEvent] = []
    var move: PointerState?
    for event in self {
      if case .pointerMoved(let next) = event {
        if move != nil, move?.modifiers == next.modifiers {
          move?.follow(next)
        } else {
          if let move { result.append(.pointerMoved(move)) }
          move = next
        }
        continue
      }
      if let done = move { result.append(.pointerMoved(done)) }
      move = nil
      result.append(event)
    }
    if let move { result.append(.pointerMoved(move)) }
    return result
  }
}
