import SceneProtocol

/// Collects the messages about scenes, in place of standard error.
final class DiagnosticCollector {
  /// The messages, in the order in which they would be printed.
  var diagnostics: [Diagnostic] = []
  /// The text for standard error.
  var text = ""
}
