import TapeLanguage

/// A scene of a few names, whose properties follow from the time and from its input.
struct SceneStub: TapeContext {
  var rectangles: [String: TapeRectangle] = [
    "card": TapeRectangle(x: 100, y: 60, width: 80, height: 40),
    "knob": TapeRectangle(x: 300, y: 200, width: 20, height: 20),
  ]
  /// Properties by `name.keyPath`.
  var values: @Sendable (String, SceneStub) -> TapeValue? = { _, _ in nil }
  /// The time of the frame that is asked for.
  var time = 0.0
  /// All input that it received.
  var heard: [TapeInput] = []

  func rectangle(of place: TapeTarget.Place) -> TapeRectangle? {
    guard case .name(let name) = place else { return nil }
    return rectangles[name]
  }

  func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue? {
    guard case .name(let name) = place else { return nil }
    return values("\(name).\(keyPath)", self)
  }

  func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence {
    guard let keyPath, case .name(let name) = place, rectangles[name] != nil else {
      return .noPlace(place, nearest: nil)
    }
    return .noProperty(keyPath, of: place, nearest: nil)
  }

  /// Plays a tape as a recorder does: the scene hears each frame's input after it was looked at.
  ///
  /// - Parameters:
  ///   - text: The tape.
  ///   - limit: Maximum number of frames.
  /// - Returns: All frames.
  /// - Throws: The first thing that is wrong with the text.
  mutating func play(_ text: String, limit: Int = 5000) throws -> [TapeFrame] {
    let reading = TapeReading(text, file: "a.tape")
    if let error = reading.errors.first { throw error }
    return play(reading.tape, limit: limit)
  }

  mutating func play(_ tape: Tape, limit: Int) -> [TapeFrame] {
    var player = TapePlayer(tape, pointer: TapePoint(x: 10, y: 10))
    var frames: [TapeFrame] = []
    time = 0
    while frames.count < limit, let frame = player.next(self) {
      frames.append(frame)
      heard += frame.inputs
      time = player.nextTime
    }
    return frames
  }
}
