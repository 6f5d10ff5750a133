internal import Dispatch
internal import Foundation
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
  ///   - onEnd: Is told of the result.
  /// - Throws: Why the command cannot be started.
  init(
    _ request: PreviewRequest,
    onEnd: @escaping (CompileReport) -> Void
  ) throws(SpawnedProcess.Failure) {
    output = OutputPipe()
    let arguments =
      ["compile", request.path] + (request.ignoresCache ? ["--no-cache"] : [])
      + (request.isVerbose ? ["--verbose"] : [])
    process = try SpawnedProcess(
      request.command,
      arguments,
      environment: Environment.own,
      descriptors: [STDOUT_FILENO: output.writeEnd, STDERR_FILENO: STDERR_FILENO]
    )
    output.closeWriteEnd()
    output.onEnd = { [unowned self] bytes in
      guard !isCancelled else { return }
      onEnd(CompileReport(decoding: bytes) ?? Self.silent)
    }
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
