/// The result of compiling a scene, as `pegbar compile` writes it for the window.
package struct CompileReport: Codable, Equatable, Sendable {
  /// The compiled program; `nil` where the scene does not compile.
  package var program: SceneProgram?
  /// The absolute paths of the texts that were compiled; empty where they cannot be read.
  package var sources: [String] = []
  /// The absolute paths of the folders to which a new file of the scene may come.
  package var folders: [String] = []
  /// The absolute paths of the files that say how it is compiled, where there are any.
  package var settings: [String] = []
  /// The absolute path of the file with the first preview; `nil` where the texts cannot be read.
  package var firstFile: String?
  /// The absolute paths of the scenes in the folder that was named, of which the first was compiled; `nil` where the
  /// folder is one scene, or was not to be asked.
  package var lessons: [String]?
  /// The text for the terminal; the window prints it, so that only the last save's is printed.
  package var text = ""
  /// The compiler's messages, errors first.
  package var diagnostics: [Diagnostic] = []
  /// The text of the line of the first error.
  package var errorLine: String?
  /// Why there is no program; may have several lines.
  package var problem: String?

  package init() {}

  /// The first error; `nil` where there is none.
  package var firstError: Diagnostic? { diagnostics.first { $0.severity == "error" } }
}
