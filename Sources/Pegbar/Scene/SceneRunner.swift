internal import Glibc
package import SceneProtocol

/// Does with a preview what the command asked: shows it in a window, or draws one picture of it.
package enum SceneRunner {
  /// Runs `preview` until its window closes or its picture is written, then ends the program with
  /// the exit code that says how it went.
  package static func run(_ preview: Preview, _ request: SceneRequest) -> Never {
    fail(.unavailable, "\(request.sourcePath): this build cannot show \"\(preview.name)\"")
  }

  /// What the command asked of this program, taken out of the environment so that programs which
  /// the scene starts do not see it; without it, a window.
  ///
  /// When the command asked for it, the program now also ends with its standard input.
  package static func request(sourcePath: String) -> SceneRequest {
    guard let value = getenv(SceneRequest.environmentVariable) else {
      return SceneRequest(mode: .window, sourcePath: sourcePath, title: sourcePath)
    }
    let json = String(cString: value)
    unsetenv(SceneRequest.environmentVariable)
    do {
      let request = try SceneRequest(decoding: json)
      if request.endsWithStandardInput { Lifeline.holdOnToStandardInput() }
      return request
    } catch {
      fail(.usage, "\(SceneRequest.environmentVariable) cannot be read: \(error)")
    }
  }

  /// Ends the program with a message on standard error.
  package static func fail(_ code: ExitCode, _ message: String) -> Never {
    Console.write("pegbar: \(message)\n", to: .error)
    exit(code.rawValue)
  }
}
