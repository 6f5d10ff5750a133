/// What came of compiling a scene, as `pegbar compile` writes it for the window.
package struct CompileReport: Codable, Equatable, Sendable {
  /// What was made of the scene; `nil` where it does not compile.
  package var program: SceneProgram?
  /// What the terminal is to say of it: the window has it said, so that nothing is of a save that is not the last.
  package var text = ""
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
