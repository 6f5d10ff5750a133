/// What came of compiling a scene, as `pegbar compile` writes it for the window.
package struct CompileReport: Codable, Equatable, Sendable {
  /// What was made of the scene; `nil` where it does not compile.
  package var program: SceneProgram?
  /// What the compiler says, errors first.
  package var diagnostics: [Diagnostic] = []
  /// The line of the scene that the first error is about.
  package var errorLine: String?
  /// Why there is no program; perhaps several lines.
  package var problem: String?

  package init() {}

  /// The first error; `nil` where there is none.
  package var firstError: Diagnostic? { diagnostics.first { $0.severity == "error" } }
}
