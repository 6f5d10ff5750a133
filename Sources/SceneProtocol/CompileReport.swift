import FoundationEssentials

/// What came of compiling a scene, as `pegbar compile` writes it for the window.
package struct CompileReport: Codable, Equatable, Sendable {
  /// One thing that the compiler says.
  package struct Diagnostic: Codable, Equatable, Sendable {
    /// `error`, `warning` or `note`.
    package var severity: String
    package var message: String
    /// The file as typed; `nil` for what is of no place.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1.
    package var column: Int?
    /// The line of the file.
    package var sourceLine: String?

    package init(
      severity: String,
      message: String,
      file: String? = nil,
      line: Int? = nil,
      column: Int? = nil,
      sourceLine: String? = nil
    ) {
      (self.severity, self.message, self.file) = (severity, message, file)
      (self.line, self.column, self.sourceLine) = (line, column, sourceLine)
    }
  }

  /// The program's file; `nil` where there is none.
  package var program: String?
  /// Whether the scene has its own `@main`, and so no list of previews.
  package var isApplication = false
  /// Whether it was compiled before.
  package var wasKept = false
  /// What the compiler took, in seconds.
  package var seconds = 0.0
  /// Errors first.
  package var diagnostics: [Diagnostic] = []
  /// Why there is no program, where it is not the scene's fault; perhaps several lines.
  package var problem: String?

  package init() {}
}

extension CompileReport {
  package func encoded() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  package init?(decoding bytes: [UInt8]) {
    guard let report = try? JSONDecoder().decode(CompileReport.self, from: Data(bytes)) else {
      return nil
    }
    self = report
  }
}
