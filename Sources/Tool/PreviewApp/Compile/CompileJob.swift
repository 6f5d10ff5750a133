internal import Dispatch
internal import Glibc
import SceneProtocol

/// A scene that is being compiled, by the command in a process of its own: what becomes of it is said once, unless it
/// is cancelled before.
final class CompileJob {
  private let process: SpawnedProcess
  private let output: OutputPipe
  private var isCancelled = false

  /// Starts to compile.
  ///
  /// - Parameters:
  ///   - request: Which scene, and how.
  ///   - patience: How long after its start a refusal is held back at least, in seconds: half a file is refused before
  ///     the other half can come.
  ///   - onEnd: Is told of the result.
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
    ]
    process = try SpawnedProcess(
      request.command,
      ["compile", request.path] + options.filter(\.value).keys.sorted(),
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

  /// Ends it, with the compiler.
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
