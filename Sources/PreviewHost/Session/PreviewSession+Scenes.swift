import Foundation
import SceneProtocol

/// What scenes do, and what is said of it.
extension PreviewSession {
  func take(_ event: SceneSuccession.Event) {
    switch event {
    case .shown(let scene): noteShown(scene)
    case .report(let report): take(report)
    case .stuck(let isStuck): say(isStuck ? .hangs(request.title) : nil, of: .scene)
    case .failed(let outcome, let errorText):
      say(PanelMessage(outcome, errorText: errorText, path: request.shownPath), of: .scene)
    case .closed: end(.success)
    }
  }

  private func take(_ report: SceneReport) {
    switch report {
    case .kept(let values): take(kept: values)
    case .frame(let time): play.note(time: time)
    case .input(let line): play.note(input: line)
    case .isWindowless: say(.windowless(request.title), of: .scene)
    case .picture(let path, let problem):
      let words = problem.map { "no picture: \($0)" } ?? "wrote \(path)"
      Console.write("pegbar: \(words)\n", to: .error)
    case .pictureBytes(let file, let problem): copier.take(file, problem: problem)
    case .opened, .ready, .alive: break
    }
  }

  /// Says what is wrong, in the window; or that nothing is any more.
  func say(_ message: PanelMessage?, of subject: PanelMessage.Subject) {
    messages.say(message, of: subject)
    if message != nil { showWindow() }
  }

  /// A scene stands at its first frame until it is told how to go on.
  private func noteShown(_ scene: SceneGeneration) {
    if play.speed != 1 { scene.send(.speed(factor: play.speed)) }
    if !play.isPaused { scene.send(.play) }
    if drops.isAsking { scene.send(.keysAreHeld(true)) }
    play.note(time: scene.startTime)
    messages.say(nil, of: .scene)
    host.note = ""
    showTitle()
    showWindow()
    if request.isVerbose {
      Console.write("pegbar: shown \(changed.duration(to: .now)) after the save\n", to: .error)
    }
  }

  /// Shows another frame: an earlier one by a scene that is made anew and goes there, with the same input.
  func goBack(to time: Double) {
    guard let program else { return }
    play.note(time: time)
    start(program, at: time, replay: true)
  }

  /// Begins anew, with nothing kept.
  func restart() {
    play.restart()
    guard let program else { return compile() }
    start(program, at: 0)
  }

  /// Ends a scene that does not answer; its last picture stays.
  func stop() {
    if scenes.stop() { say(.stopped, of: .scene) }
  }

  /// The scene's name, and how it is played where that is not as usual.
  func showTitle() {
    var parts = [request.title]
    if let name = request.sceneName { parts.append(name) }
    if play.speed != 1 {
      let isWhole = play.speed == play.speed.rounded()
      parts.append(isWhole ? "\(Int(play.speed))×" : "\(play.speed)×")
    }
    if play.isPaused { parts.append("paused") }
    host.title = parts.joined(separator: " — ")
  }
}
