import SceneProtocol

/// Something wrong in a book: the place, as editors read it, and what it is.
struct BookProblem {
  /// The file, as it would be typed.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1; `nil` where only the line is known.
  var column: Int?
  /// What is wrong, and the way out.
  var reason: String
  /// What the command exits with for it.
  var status: ExitCode

  /// The problem for a terminal.
  var message: String {
    "\(file):\(line):" + (column.map { "\($0):" } ?? "") + " error: \(reason)"
  }

  /// The problem for programs.
  var json: JSON {
    [
      "file": .string(file), "line": .number(line), "column": JSON(column),
      "message": .string(reason),
    ]
  }
}
