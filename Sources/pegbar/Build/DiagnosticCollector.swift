import SceneProtocol

/// Takes the messages about scenes in place of standard error.
final class DiagnosticCollector {
  /// Those that came, in the order in which they would be shown.
  var diagnostics: [Diagnostic] = []
  /// Whether standard error has them too.
  let alsoShows: Bool

  init(alsoShows: Bool = false) { self.alsoShows = alsoShows }
}
