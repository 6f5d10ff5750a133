/// The result of a command that checks the scene.
package struct TapeVerdict: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// The condition is true; with the value that was seen.
    case holds(TapeValue?)
    /// The condition is false; with the value that was seen.
    case fails(TapeValue?)
    /// The condition did not become true in time; with the last value that was seen.
    case timedOut(TapeDuration, TapeValue?)
    /// The target does not exist; the rest of the command is skipped.
    case noTarget(TapeTarget)
  }

  /// The command.
  package var command: PlacedCommand
  package var outcome: Outcome

  package init(_ command: PlacedCommand, _ outcome: Outcome) {
    (self.command, self.outcome) = (command, outcome)
  }

  package var isFailure: Bool { message != nil }

  /// The error with its place, in one line; `nil` for a success.
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
