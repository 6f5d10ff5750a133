import SwiftSyntax
import SwiftSyntaxMacros

/// Where the body of a `#Preview` begins in the scene's file, and how its expansion has it at the same line and column.
struct BodyStart {
  /// The line and the column in bytes, from 1.
  private let line, column: Int

  /// `nil` for a place that is no number, which the compiler does not give.
  init?(_ place: AbstractSourceLocation) {
    guard let line = Int(place.line.trimmedDescription),
      let column = Int(place.column.trimmedDescription)
    else { return nil }
    (self.line, self.column) = (line, column)
  }

  /// The line that the function around the body gets: the one above, for the sake of the body's columns.
  ///
  /// There is none above the first line. A body that begins there has its first line's columns behind the function's.
  var lineOfFunction: Int { max(1, line - 1) }

  /// What is between the function's text and the body.
  var separator: String {
    line > 1 ? "\n" + String(repeating: " ", count: column - 1) : " "
  }
}
