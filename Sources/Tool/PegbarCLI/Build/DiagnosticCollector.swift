import SceneProtocol

/// Takes the messages about scenes in place of standard error.
final class DiagnosticCollector {
  /// Those that came, in the order in which they would be shown.
  var diagnostics: [Diagnostic] = []
  /// What standard error would have got.
  var text = ""
}
