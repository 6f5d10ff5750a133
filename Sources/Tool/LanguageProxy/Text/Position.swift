package import SceneProtocol

/// A place between two characters of a text, as the Language Server Protocol counts.
package struct Position: Equatable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// UTF-16 code units from the line's begin.
  package var character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position {
  /// A position as JSON; `nil` for another value.
  package init?(_ json: JSON) {
    guard let line = json["line"]?.int, let character = json["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  /// The position as JSON.
  package var json: JSON { ["line": .number(line), "character": .number(character)] }
}
