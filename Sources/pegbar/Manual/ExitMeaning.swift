import SceneProtocol

/// What the help and the manual page say of each exit code.
enum ExitMeaning {
  /// The codes with their meanings, rising.
  static let all: [(code: Int32, meaning: String)] = [
    (ExitCode.success.rawValue, "all went well"),
    (ExitCode.runtimeFailure.rawValue, "the scene ended without its picture"),
    (ExitCode.doesNotCompile.rawValue, "the scene does not compile, or has nothing to show"),
    (ExitCode.usage.rawValue, "wrong arguments"),
    (ExitCode.noInput.rawValue, "the scene cannot be read"),
    (ExitCode.unavailable.rawValue, "no display, no compiler, or no library"),
    (ExitCode.sceneCrashed.rawValue, "the scene crashed while a picture of it was drawn"),
    (ExitCode.cannotWrite.rawValue, "the output cannot be written"),
    (130, "Ctrl+C"),
  ]
}
