import SceneProtocol

/// A command, and where it was read.
package struct PlacedCommand: Codable, Equatable, Sendable {
  package var command: TapeCommand
  package var place: TapePlace

  package init(_ command: TapeCommand, _ place: TapePlace) {
    (self.command, self.place) = (command, place)
  }
}

/// The script of a recording: `Documentation/Tape.md` says its language.
package struct Tape: Codable, Equatable, Sendable {
  package var commands: [PlacedCommand]

  package init(_ commands: [PlacedCommand]) { self.commands = commands }

  /// The result of all `Set` commands.
  package var settings: TapeSettings { TapeSettings(commands) }

  /// The files that the recording is written to, relative to the tapes that name them.
  package var outputs: [String] {
    commands.compactMap { placed in
      guard case .output(let path) = placed.command else { return nil }
      return placed.place.path(path)
    }
  }
}

extension Tape {
  /// The tape as a process that plays it gets it: who has read the text is the only one who does.
  package func encoded() throws -> String {
    String(decoding: try JSONText.encode(self), as: UTF8.self)
  }

  package init(decoding text: String) throws {
    self = try JSONText.decode(from: Array(text.utf8))
  }
}

extension Tape: CustomStringConvertible {
  /// The tape's text, which is read as the same commands.
  package var description: String {
    commands.map { $0.command.description + "\n" }.joined()
  }
}
