internal import Dispatch
internal import Glibc
import SceneProtocol

/// A scene that is being compiled by the command in a process of its own.
///
/// The result is reported once, unless the job is cancelled before.
final class CompileJob {
  private let process: SpawnedProcess
  private let output: OutputPipe
  private var isCancelled = false

  /// Starts to compile.
  ///
  /// - Parameters:
  ///   - request: The scene, and how to compile it.
  ///   - patience: Minimum time from the start to the report of an error, in seconds: an incomplete file has errors
  ///     until the rest is written.
  ///   - onEnd: Called with the result.
  /// - Throws: Why the command cannot be started.
  init(
    _ request: PreviewRequest,
    holdingRefusals patience: Double = FileWatch.quiet,
    onEnd: @escaping (CompileReport) -> Void
  ) throws(SystemError) {
    output = try OutputPipe()
    let options = [
      "--no-cache": request.ignoresCache,
      "--verbose": request.isVerbose,
      "--quiet": request.isQuiet,
      "--choose": request.isUndecided,
    ]
    process = try SpawnedProcess(
      request.command,
      ["compile"] + request.paths + options.filter(\.value).keys.sorted(),
      descriptors: [STDOUT_FILENO: output.writeEnd, STDERR_FILENO: STDERR_FILENO]
    )
    output.closeWriteEnd()
    let start = ContinuousClock.now
    output.onEnd = { [unowned self] bytes in
      let report: CompileReport = (try? JSONText.decode(from: bytes)) ?? Self.silent
      let wait = report.program == nil ? patience - start.duration(to: .now) / .seconds(1) : 0
      guard wait > 0 else { return tell(report, to: onEnd) }
      // Another may have taken its place by then.
      DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
        MainActor.assumeIsolated { self?.tell(report, to: onEnd) }
      }
    }
  }

  private func tell(_ report: CompileReport, to onEnd: (CompileReport) -> Void) {
    if !isCancelled { onEnd(report) }
  }

  /// Ends it and the compiler.
  func cancel() {
    isCancelled = true
    process.signal(SIGTERM)
  }

  private static var silent: CompileReport {
    var report = CompileReport()
    report.problem = "the compiler's process ended without a word"
    return report
  }
}
