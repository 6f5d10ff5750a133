import SceneProtocol

/// What holds for every command.
struct CommonOptions {
  var isQuiet = false
  var isVerbose = false
  /// Answer with one JSON value in place of text.
  var isJSON = false
  /// Compile even when the scene has not changed.
  var ignoresCache = false
  /// Whether manifests of packages may run without a question.
  var trustsPackages = false

  /// Says what is done, where that is wanted.
  func log(_ text: String) {
    if isVerbose { Console.write("pegbar: \(text)\n", to: .error) }
  }
}
