/// One message about a scene, taken apart.
struct Diagnostic: Equatable {
  /// The file as typed; `nil` for a message about no place, such as the linker's.
  var file: String?
  /// The line, from 1.
  var line: Int?
  /// The column in bytes, from 1.
  var column: Int?
  /// `error`, `warning` or `note`; a note belongs to the message before it.
  var severity: String
  /// What is said.
  var message: String

  /// A note that explains this message, in the same file.
  func note(_ text: String, line: Int?, column: Int?) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column, severity: "note", message: text)
  }
}

/// Takes the messages about scenes in place of standard error.
final class DiagnosticCollector {
  /// Those that came, in the order in which they would be shown.
  var diagnostics: [Diagnostic] = []
  /// Whether standard error has them too.
  let alsoShows: Bool

  init(alsoShows: Bool = false) { self.alsoShows = alsoShows }
}
