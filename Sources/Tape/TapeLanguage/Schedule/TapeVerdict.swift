/// What came of a command that asks something of the scene.
package struct TapeVerdict: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// It is true; with the value that was seen.
    case holds(TapeValue?)
    /// It is not.
    case fails(TapeValue?)
    /// It did not become true in time; with the value that was seen last.
    case timedOut(TapeDuration, TapeValue?)
    /// There is nothing that the pointer could go to; the rest of the command is left out.
    case noTarget(TapeTarget)
  }

  /// The command.
  package var command: PlacedCommand
  package var outcome: Outcome

  package init(_ command: PlacedCommand, _ outcome: Outcome) {
    (self.command, self.outcome) = (command, outcome)
  }

  package var isFailure: Bool { message != nil }

  /// What is wrong, with its place, in a line; `nil` where nothing is.
  package var message: String? {
    switch outcome {
    case .holds: nil
    case .fails(let seen): "\(command.place): error: \(command.command): \(Self.words(seen))"
    case .timedOut(let time, let seen):
      "\(command.place): error: \(command.command): after \(time) \(Self.words(seen))"
    case .noTarget(let target):
      "\(command.place): error: \(command.command): nothing is called \(target.place)"
    }
  }

  private static func words(_ seen: TapeValue?) -> String {
    seen.map { "it is \($0)" } ?? "there is no such property"
  }
}
