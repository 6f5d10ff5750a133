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
    let passed = try PassedRequest(request, for: program)
    let outcome = try ChildProcess.run(
      program.path,
      [],
      errorEnd: errors?.writeEnd,
      input: .lifeline,
      environment: passed.variables,
      limit: limit(beyond: request.lastTime)
    )
    withExtendedLifetime(passed) {}
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
    let passed = try PassedRequest(request, for: program)
    let outcome = try ChildProcess.run(
      program.path,
      [],
      output: list.path,
      keepsErrors: true,
      errorEnd: errors?.writeEnd,
      input: .nothing,
      environment: passed.variables,
      limit: limit(beyond: 0)
    )
    withExtendedLifetime(passed) {}
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
}

/// A request as it is passed to a scene's program; it has to live until the program has ended.
private struct PassedRequest {
  /// The additional environment variables.
  let variables: [String: String]
  /// The file that has the request where a variable has no room for it; `nil` elsewhere.
  private let file: NamelessFile?

  init(_ request: SceneRequest, for program: SceneProgram) throws(CommandError) {
    var request = request
    request.complete(for: program)
    do {
      var text = try request.encoded()
      if text.utf8.count > SceneRequest.maximumLength {
        let file = try NamelessFile()
        try file.write(Array(text.utf8))
        text = SceneRequest.place(file)
        self.file = file
      } else {
        file = nil
      }
      variables = SceneRequest.variables(text, isColored: ColorRule.allows(.error))
    } catch let error as SystemError {
      throw .unavailable("there is no room for what is asked of the scene: \(error.reason)")
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
