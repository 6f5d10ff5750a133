/// An estimate of a tape's length without a scene: every wait is assumed to end at once.
package enum TapeEstimate {
  /// The estimated number of frames, including hidden ones.
  ///
  /// - Parameter tape: The tape.
  /// - Returns: The number; exact where nothing is waited for and the pointer goes to no named target.
  package static func frames(of tape: Tape) -> Int {
    var prompt = tape
    for index in prompt.commands.indices {
      guard case .waitFor(let expression, _) = prompt.commands[index].command else { continue }
      prompt.commands[index].command = .waitFor(expression, timeout: TapeDuration(milliseconds: 0))
    }
    var player = TapePlayer(prompt, pointer: .zero)
    var count = 0
    while player.next(Compliance()) != nil { count += 1 }
    return count
  }

  /// A scene in which everything is in one place.
  private struct Compliance: TapeContext {
    func rectangle(of place: TapeTarget.Place) -> TapeRectangle? {
      TapeRectangle(x: 100, y: 100, width: 50, height: 50)
    }

    func value(of keyPath: String, at place: TapeTarget.Place) -> TapeValue? { nil }

    func absence(of keyPath: String?, at place: TapeTarget.Place) -> TapeAbsence {
      .noPlace(place, nearest: nil)
    }
  }
}
