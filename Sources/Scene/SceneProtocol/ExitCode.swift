/// The command's exit statuses; scripts may rely on these numbers.
///
/// The 64 … 73 range is that of `sysexits.h`.
package enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// The scene ended in a way that left nothing to show.
  case runtimeFailure = 1
  /// The scene does not compile, it has nothing to show, or a tape cannot be understood.
  case doesNotCompile = 2
  /// A tape's expectation is false, or a picture differs from its golden.
  case expectationFailed = 3
  /// Wrong arguments.
  case usage = 64
  /// The scene's file is missing or cannot be read.
  case noInput = 66
  /// Something that the work needs is missing: a display, the compiler, Pegbar's own library.
  case unavailable = 69
  /// The scene crashed at run time in a command that needs no display.
  case sceneCrashed = 70
  /// The output cannot be written.
  case cannotWrite = 73
}
