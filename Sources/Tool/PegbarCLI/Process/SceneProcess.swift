import Glibc
import SceneProtocol

/// Starts a scene's program, and reports how it ended.
struct SceneProcess {
  let program: SceneProgram
  /// How long the program may take beyond the scene's own time, in seconds: its code may never end.
  var patience = Self.usualPatience
  /// Whether the engine's own calls are folded in crash reports.
  var foldsCrashes = true

  /// The usual value of `patience`.
  static let usualPatience = 60.0

  /// Runs the program to its end; its output goes where this command's output goes.
  func draw(_ request: SceneRequest) throws(CommandError) {
    let errors = try makeErrors()
    defer { errors?.finish() }
    let outcome = try ChildProcess.run(
      program.path,
      [],
      errorEnd: errors?.writeEnd,
      input: .lifeline,
      environment: try environment(request),
      limit: limit(beyond: request.lastTime)
    )
    try check(outcome)
  }

  /// The names of the scene's previews, in the order of the file.
  func previewNames() throws(CommandError) -> [String] {
    let list: NamelessFile
    do throws(SystemError) {
      list = try NamelessFile()
    } catch {
      throw .unavailable("there is no room for the names of the previews: \(error.reason)")
    }
    let errors = try makeErrors()
    defer { errors?.finish() }
    let request = SceneRequest(mode: .list, sourcePath: program.scenePath, title: "")
    let outcome = try ChildProcess.run(
      program.path,
      [],
      output: list.path,
      keepsErrors: true,
      errorEnd: errors?.writeEnd,
      input: .nothing,
      environment: try environment(request),
      limit: limit(beyond: 0)
    )
    try check(outcome)
    let text = String(decoding: (try? list.bytes()) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  private func makeErrors() throws(CommandError) -> FoldedErrors? {
    do throws(SystemError) {
      return try FoldedErrors.make(folds: foldsCrashes)
    } catch {
      throw .unavailable("cannot make a pipe: \(error.reason)")
    }
  }

  private func limit(beyond time: Double) -> ChildProcess.TimeLimit {
    let seconds = patience + time
    return ChildProcess.TimeLimit(
      seconds: seconds,
      excess: .sceneHangs(path: program.scenePath, seconds: seconds)
    )
  }

  private func check(_ outcome: ProcessOutcome) throws(CommandError) {
    switch outcome {
    case .exited(0): return
    case .exited(let status): throw .alreadyReported(status: status)
    case .signalled(let signal): throw .sceneCrashed(path: program.scenePath, signal: signal)
    }
  }

  private func environment(_ request: SceneRequest) throws(CommandError) -> [String: String] {
    var request = request
    request.complete(for: program)
    do {
      return SceneRequest.variables(
        try request.encoded(),
        isColored: ColorRule.allows(.error)
      )
    } catch {
      throw .unavailable("cannot write down what is asked of the scene: \(error)")
    }
  }
}

extension SceneRequest {
  /// The last time that the scene is run to, in seconds since its first frame.
  fileprivate var lastTime: Double {
    if case .diff(let later)? = inspection?.subject { later } else { time }
  }
}
