internal import Glibc
import SceneProtocol

/// How a scene's process ends by itself.
enum SceneExit {
  /// Ends the program with a message on standard error.
  static func fail(_ code: ExitCode, _ message: String) -> Never {
    Console.write("pegbar: \(message)\n", to: .error)
    exit(code.rawValue)
  }
}
