/// What a scene's text becomes so that it needs no Objective-C runtime: what `pegbar-rewrite` answers with.
///
/// The text has the same lines as the scene's own; where columns differ, the edits tell how.
package struct SceneRewriting: Codable, Equatable, Sendable {
  /// The text for the compiler.
  package var text: String
  /// What was replaced, from the first to the last; none overlaps another.
  package var edits: [Edit]
  /// What cannot be rewritten, from the first to the last.
  package var problems: [Problem]

  /// A replaced piece, which is within one line before and after; lengths are in bytes.
  package struct Edit: Codable, Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// Where the piece begins in the scene's own line, in bytes from 1.
    package var column: Int
    /// How long it is there; 0 for what was put in between.
    package var length: Int
    /// How long it is in the text for the compiler.
    package var newLength: Int

    package init(line: Int, column: Int, length: Int, newLength: Int) {
      (self.line, self.column, self.length, self.newLength) = (line, column, length, newLength)
    }
  }

  /// Something that has no equal without an Objective-C runtime.
  package struct Problem: Codable, Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// What is wrong, and the way out.
    package var message: String

    package init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  package init(text: String, edits: [Edit], problems: [Problem]) {
    (self.text, self.edits, self.problems) = (text, edits, problems)
  }
}
