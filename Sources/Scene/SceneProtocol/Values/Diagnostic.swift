/// One parsed message of the compiler about a scene.
package struct Diagnostic: Codable, Equatable, Sendable {
  /// The file as typed; `nil` for a message about no place, such as the linker's.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The column in bytes, from 1.
  package var column: Int?
  /// `error`, `warning` or `note`; a note belongs to the message before it.
  package var severity: String
  /// The text of the message.
  package var message: String

  package init(file: String?, line: Int?, column: Int?, severity: String, message: String) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.severity, self.message) = (severity, message)
  }

  /// A note that explains this message, in the same file.
  package func note(_ text: String, line: Int?, column: Int?) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column, severity: "note", message: text)
  }
}
