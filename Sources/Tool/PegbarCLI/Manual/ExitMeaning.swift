import SceneProtocol

/// The descriptions of the exit codes in the help and the manual page.
enum ExitMeaning {
  /// The codes with their meanings, in ascending order.
  static let all: [(code: Int32, meaning: String)] = [
    (ExitCode.success.rawValue, "all went well"),
    (ExitCode.runtimeFailure.rawValue, "the scene ended without its picture"),
    (
      ExitCode.doesNotCompile.rawValue,
      "the scene does not compile or has nothing to show, or a tape cannot be understood"
    ),
    (
      ExitCode.expectationFailed.rawValue,
      "an expectation of a tape failed, or a picture differs from its golden picture"
    ),
    (ExitCode.usage.rawValue, "wrong arguments"),
    (ExitCode.noInput.rawValue, "the scene cannot be read"),
    (
      ExitCode.unavailable.rawValue,
      "no display, no compiler, no library, or no ffmpeg for an MP4 or WebM"
    ),
    (ExitCode.sceneCrashed.rawValue, "the scene crashed while pictures of it were drawn"),
    (ExitCode.cannotWrite.rawValue, "the output cannot be written"),
    (130, "Ctrl+C"),
  ]
}
