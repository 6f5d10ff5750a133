/// The result of `pegbar-rewrite`: a scene's text rewritten so that it needs no Objective-C runtime.
///
/// The text has the same lines as the scene's own; the edits describe where columns differ.
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
    /// The column where the piece begins in the scene's own line, in bytes from 1.
    package var column: Int
    /// The length of the replaced text, in bytes; 0 for an insertion.
    package var length: Int
    /// The length of the new text, in bytes.
    package var newLength: Int

    package init(line: Int, column: Int, length: Int, newLength: Int) {
      (self.line, self.column, self.length, self.newLength) = (line, column, length, newLength)
    }
  }

  /// Something that cannot be done without an Objective-C runtime.
  package struct Problem: Codable, Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// What is wrong, and how to fix it.
    package var message: String

    package init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  package init(text: String, edits: [Edit], problems: [Problem]) {
    (self.text, self.edits, self.problems) = (text, edits, problems)
  }
}
