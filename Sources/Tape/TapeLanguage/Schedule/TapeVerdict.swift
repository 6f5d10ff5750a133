/// The result of a command that checks the scene.
package struct TapeVerdict: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// The condition is true; with the value that was seen.
    case holds(TapeValue?)
    /// The condition is false.
    case fails(Seen)
    /// The condition did not become true in time; with what was seen last.
    case timedOut(TapeDuration, Seen)
    /// The target does not exist; the rest of the command is skipped.
    case noTarget(TapeAbsence)
  }

  /// What a condition that is false was compared with.
  package enum Seen: Equatable, Sendable {
    case value(TapeValue)
    case nothing(TapeAbsence)
  }

  /// The command.
  package var command: PlacedCommand
  package var outcome: Outcome

  package init(_ command: PlacedCommand, _ outcome: Outcome) {
    (self.command, self.outcome) = (command, outcome)
  }

  package var isFailure: Bool { message != nil }

  /// What is the case in place of what the command wants; `nil` for a success.
  package var reason: String? {
    switch outcome {
    case .holds: nil
    case .fails(let seen): "\(seen)"
    case .timedOut(let time, let seen): "after \(time) \(seen)"
    case .noTarget(let absence): "\(absence)"
    }
  }

  /// The error with its place, in one line; `nil` for a success.
  package var message: String? {
    reason.map { "\(command.place): error: \(command.command): \($0)" }
  }
}

extension TapeVerdict.Seen: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let value): "it is \(value)"
    case .nothing(let absence): "\(absence)"
    }
  }
}
