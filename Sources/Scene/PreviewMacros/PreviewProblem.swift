import SwiftDiagnostics

/// What can be wrong with a `#Preview` that the compiler's own types do not catch.
enum PreviewProblem: String, DiagnosticMessage {
  case noBody = "#Preview needs a body that makes what to show: #Preview(\"Name\") { MyView() }"
  case insideDeclaration =
    "#Preview belongs at the top level of the file, outside every declaration"

  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "Pegbar.Preview", id: "\(self)") }
  var severity: DiagnosticSeverity { .error }
}
