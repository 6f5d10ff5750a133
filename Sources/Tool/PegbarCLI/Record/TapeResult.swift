import SceneProtocol

/// What came of a tape.
struct TapeResult {
  let path: String
  var failures: [String] = []
  /// The names of the pictures that it looked at.
  var goldens: [String] = []
  var written: [String] = []
  /// Whether it was played to its end.
  var isWhole = true
  var status = ExitCode.success.rawValue
  var seconds = 0.0

  init(path: String) { self.path = path }

  /// It was not played to its end.
  mutating func end(with error: CommandError) {
    failures.append(error.message ?? "\(path): \(error.reason)")
    status = error.exitStatus
    isWhole = false
  }

  /// The files of those pictures.
  var goldenPaths: [String] {
    goldens.map(TapeFolder.goldens(of: path, areWritten: false).path)
  }
}
