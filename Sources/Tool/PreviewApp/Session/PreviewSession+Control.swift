internal import Foundation
import SceneProtocol
import X11Window

/// Requests to the window from outside.
extension PreviewSession {
  /// Does what is requested, and answers when it is done.
  func answer(_ request: ControlRequest, _ reply: @escaping (ControlReply) -> Void) {
    // (What is done to a scene that is about to be replaced would be lost.)
    if phase.isBusy, Self.inputs.contains(request.command) {
      return settlement.wait { [weak self] in self?.answer(request, reply) }
    }
    let answer = { [weak self] (error: String?) in
      reply(ControlReply(id: request.id, error: error, state: self?.controlState))
    }
    do throws(ControlProblem) {
      let spec = try request.spec()
      let path = request.path ?? ""
      switch spec.name {
      case "picture": return try write(.picture(path: path), to: path, answer)
      case "inspect": return try inspect(request, reply)
      case "layers": return try write(.layers(path: path), to: path, answer)
      default: break
      }
      // (Afterwards the connection is closed.)
      if spec.name == KeyCommand.close.name { answer(nil) }
      if spec.name == "state" { return answer(nil) }
      if spec.name != "wait" { try perform(spec.name, request) }
    } catch {
      return answer(error.words)
    }
    settlement.wait { answer(nil) }
    settleIfDone()
  }

  /// The requests that are input to the scene.
  private static let inputs: Set = ["click", "move", "key"]

  /// Asks the scene what is asked about it.
  private func inspect(
    _ request: ControlRequest,
    _ reply: @escaping (ControlReply) -> Void
  ) throws(ControlProblem) {
    guard let question = request.question else { throw .noScene }
    _ = try answeringScene
    inspector.link.askSurely(.named(question)) { answer in
      var result = ControlReply(id: request.id)
      switch answer {
      case .report(let report): result.inspection = report
      case .problem(let words): result.error = words
      default: result.error = "the scene gave no answer"
      }
      reply(result)
    }
  }

  /// Has the scene write a picture or its layers to a file.
  private func write(
    _ command: SceneCommand,
    to path: String,
    _ answer: @escaping (String?) -> Void
  ) throws(ControlProblem) {
    let current = try answeringScene
    settlement.wait(forPicture: path, answer)
    current.send(command)
  }

  /// The visible scene, if it answers.
  private var answeringScene: SceneGeneration {
    get throws(ControlProblem) {
      guard let current = scenes.current else { throw .noScene }
      guard !current.isStuck else { throw .failed("the scene does not answer") }
      return current
    }
  }

  private func perform(_ name: String, _ request: ControlRequest) throws(ControlProblem) {
    switch name {
    case "play": goOn()
    case "pause": pause()
    case "step": step(Int(min(max(request.frames ?? 0, -1e6), 1e6)))
    case "seek": seek(to: request.time ?? 0)
    case "speed": run(at: request.speed ?? 1)
    case "loop-range":
      guard let from = request.from, let to = request.to, from >= 0, to > from else {
        throw .failed("a loop ends after it begins")
      }
      loop(from...to)
    case "scene":
      guard let name = request.name, previews.contains(name) else {
        throw .unknownScene(request.name ?? "", among: previews)
      }
      choose(preview: name)
    case "open": open(request.path ?? "", fromOutside: true)
    case "say": caption.say(request.text ?? "")
    case "click", "move":
      let (x, y) = (request.x ?? 0, request.y ?? 0)
      try give(name == "click" ? .click(x: x, y: y) : .move(x: x, y: y))
    case "key":
      guard let key = SceneKey(parsing: request.key ?? "") else {
        throw .unknownKey(request.key ?? "")
      }
      try give(.key(key))
    default:
      guard let command = KeyCommand.allCases.first(where: { $0.name == name }) else {
        throw .unknownCommand(name)
      }
      perform(command)
    }
  }

  private func give(_ action: SceneEvent.Action) throws(ControlProblem) {
    guard let current = scenes.current else { throw .noScene }
    guard !play.isPaused else { throw .failed("the scene is paused, and hears nothing") }
    current.send(.input(action))
  }

  /// The state of the window.
  private var controlState: ControlState {
    var state = ControlState()
    (state.file, state.scene, state.scenes) = (request.absolutePath, request.sceneName, previews)
    (state.time, state.frame) = (play.time, play.frameNumber)
    (state.isPaused, state.speed) = (play.isPaused, play.speed)
    state.loop = play.loop.isOn ? play.loop.range.map { [$0.lowerBound, $0.upperBound] } : nil
    state.message = (messages.message.map { [$0.title, $0.place, $0.text] + $0.lines } ?? [])
      .filter { !$0.isEmpty }
    state.words = caption.text
    state.tape = liveTape.map { tape in
      ControlState.Tape(
        file: tape.file.path,
        line: tape.count,
        lines: tape.file.lines.count,
        words: tape.words,
        isPlaying: tape.isPlaying,
        starts: tape.starts
      )
    }
    state.notes = notes.isShown ? notes.page.lines : nil
    state.isRunning = scenes.current.map { !$0.isCrashing } ?? false
    state.isRecording = recording.state == .on
    state.inspector = inspector.state
    (state.console, state.newWarnings) = (drawer.lines, drawer.newCount)
    state.ticks = ticks.all.map { "\($0.kind) \(InspectedValue.number($0.time))" }
    state.window = host.window.id
    // (A scene that is zoomed or presented keeps a size of its own.)
    let own = look.look.isActualSize ? nil : look.look.sceneSize.map(SceneRequest.Size.init)
    let size = own ?? host.wholeSize
    (state.width, state.height) = (size.width, size.height)
    (state.reloads, state.reloadTime) = (reloads, hud.reloadTime)
    (state.literalReloads, state.literals) = (literalReloads, tuner.scene?.count)
    return state
  }
}
