internal import Glibc
import SceneProtocol

/// The program that takes the values of a scene's literals, while the command builds it in a process of its own.
final class TunableJob {
  private let process: SpawnedProcess
  private let output: OutputPipe
  private var isCancelled = false

  /// Starts to build.
  ///
  /// - Parameters:
  ///   - request: The scene.
  ///   - onEnd: Called with the program unless the job is cancelled before; `nil` where there is none.
  /// - Throws: Why the command cannot be started.
  init(_ request: PreviewRequest, onEnd: @escaping (TunableScene?) -> Void) throws(SystemError) {
    output = try OutputPipe()
    process = try SpawnedProcess(
      request.command,
      ["compile"] + request.paths + ["--literals"] + (request.ignoresCache ? ["--no-cache"] : []),
      descriptors: [STDOUT_FILENO: output.writeEnd]
    )
    output.closeWriteEnd()
    output.onEnd = { [unowned self] bytes in
      if !isCancelled { onEnd(try? JSONText.decode(from: bytes)) }
    }
  }

  /// Ends it and the compiler.
  func cancel() {
    isCancelled = true
    process.signal(SIGTERM)
  }
}
