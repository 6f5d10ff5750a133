internal import Glibc
import SceneProtocol

/// The program that takes the values of a scene's literals, while the command builds it in a process of its own.
final class TunableJob {
  enum Result {
    case built(TunableScene)
    /// A scene that has no such program.
    case none
    /// The command has ended without an answer: on a machine that had no memory or room, say.
    case failed
  }

  private let process: SpawnedProcess
  private let output: OutputPipe
  private var isCancelled = false

  /// Starts to build.
  ///
  /// - Parameters:
  ///   - request: The scene.
  ///   - onEnd: Called with what came of it, unless the job is cancelled before.
  /// - Throws: Why the command cannot be started.
  init(_ request: PreviewRequest, onEnd: @escaping (Result) -> Void) throws(SystemError) {
    output = try OutputPipe()
    process = try SpawnedProcess(
      request.command,
      ["compile"] + request.paths + ["--literals"] + (request.ignoresCache ? ["--no-cache"] : []),
      descriptors: [STDOUT_FILENO: output.writeEnd]
    )
    output.closeWriteEnd()
    output.onEnd = { [unowned self] bytes in
      if !isCancelled { onEnd(Self.result(bytes)) }
    }
  }

  private static func result(_ bytes: [UInt8]) -> Result {
    do {
      let answer: TunableScene? = try JSONText.decode(from: bytes)
      return answer.map(Result.built) ?? .none
    } catch {
      return .failed
    }
  }

  /// Ends it and the compiler.
  func cancel() {
    isCancelled = true
    process.signal(SIGTERM)
  }
}
