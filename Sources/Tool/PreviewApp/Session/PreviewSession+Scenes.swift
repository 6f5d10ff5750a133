import Foundation
import SceneProtocol

/// What scenes do, and what is said of it.
extension PreviewSession {
  func take(_ event: SceneReloader.Event) {
    switch event {
    case .ready: handle(.ready)
    case .onScreen:
      handle(.onScreen)
      showOnePointer()
      fitPresentation()
      greet()
      noteRecent()
      valuesAreSeen()
      prepareForLiterals()
    case .report(let report): take(report)
    case .stuck(true) where phase.isTuned && scenes.next?.isStuck == true:
      scenes.dropNext()
      handle(.lost)
      if !valuesHaveFailed("it does not answer") { compile() }
    case .stuck(let isStuck):
      say(isStuck ? .hangs(request.title) : nil, of: .scene)
      if isStuck { giveUpSeeking() }
      noteInspected(problem: isStuck ? "The scene does not answer" : nil)
    case .said: showLog()
    case .warned(let text, let time, let calls, let scene):
      noteWarning(text, at: time, calls, of: scene)
    case .isAt(let calls, let scene): noteHang(calls, of: scene)
    case .failed(let outcome, let errorText, isNext: true) where phase.isTuned:
      scenes.dropNext()
      handle(.lost)
      let reason = CrashTrace(errorText, files: []).reason ?? "\(outcome)"
      if valuesHaveFailed(reason) { break }
      // What the values do may be what the compiler has something to say of.
      tuner.drop()
      compile()
    case .failed(let outcome, let errorText, let isNext):
      if isNext { handle(.lost) } else { noteInspected(problem: "The scene has ended") }
      endRecording(because: "the scene has ended")
      liveTape?.noteEnd()
      giveUpSeeking()
      let message = PanelMessage(
        outcome,
        errorText: errorText,
        path: request.shownPath,
        sources: texts.sorted()
      )
      say(message, of: .scene)
      if !isNext, !phase.isComing { noteCrash(message) }
    case .closed: end(.success)
    }
    settleIfDone()
  }

  /// The next save may change no more than literals.
  private func prepareForLiterals() {
    guard !phase.isBusy, let program = phase.program else { return }
    if program.literals == nil {
      tuner.prepare(request, for: program, at: inspector.isTuning ? 0 : LiteralTuner.patience)
    } else {
      tuner.startAhead()
    }
  }

  private func take(_ report: SceneReport) {
    switch report {
    case .kept(let values): handle(.kept(values))
    case .frame(let time, let count): noteFrame(time, afterCommands: count)
    case .input(let entry):
      play.note(entry)
      ticks.note(entry)
      bar.ticks = ticks.all
      if scenes.current?.isCrashing == true { noteInputBeforeCrash(at: entry.time) }
      if liveTape != nil, entry.isDeed { liveTape?.noteOwnInput(at: entry.time) }
    case .tape(let report): take(report)
    case .looks(let look): take(look)
    case .statistics(let statistics): hud.show(statistics, play)
    case .uses: watchFiles()
    case .isWindowless:
      say(.windowless(request.title, storyboard: request.storyboard), of: .scene)
    case .picture(let path, let problem):
      let askers = settlement.takePicture(path)
      let words = problem.map { "no picture: \($0)" }
      tell(words ?? "wrote \(path)")
      let name = (path as NSString).lastPathComponent
      // Who asked at the socket is answered there.
      if askers.isEmpty { notice.say(words ?? "wrote \(name)") }
      for body in askers { body(problem) }
    case .pictureBytes(let file, let problem): copier.take(file, problem: problem)
    case .opened, .ready, .alive, .previews, .takesText, .warned: break
    case .inspected(let number, let answer): inspector.link.take(answer, to: number)
    case .menu(let x, let y, let pointer): showMenu(atPixel: x, y, pointer)
    case .pointer(let pointer):
      if pointer?.isPressed == true, picker.isShown { return picker.hide() }
      inspector.take(pointer)
    }
  }

  /// Says what is wrong, in the window; or that nothing is any more.
  func say(_ message: PanelMessage?, of subject: PanelMessage.Subject) {
    messages.say(message, of: subject)
    if message != nil { showWindow() }
  }

  /// Says something in the terminal.
  func tell(_ words: String) { Console.write("pegbar: \(words)\n", to: .error) }

  /// Begins again, with nothing kept.
  func restart() {
    endRecording(because: "the scene was begun again")
    beginAnew()
  }

  /// The same, whatever is recorded.
  func beginAnew() {
    play.restart()
    liveTape?.startOver()
    notes.startClock()
    forgetTicks()
    target.giveUp()
    guard let program = phase.program else { return compile() }
    target.askByScene()
    start(program, at: 0)
  }

  /// Ends a scene that does not answer; its last picture stays.
  func stop() {
    guard scenes.stop() else { return }
    handle(.lost)
    endRecording(because: "the scene was ended")
    liveTape?.noteEnd()
    say(.stopped, of: .scene)
    noteInspected(problem: "The scene was ended")
    giveUpSeeking()
  }

  /// The scene's name, and how it is played where that is not as usual.
  func showTitle() {
    var parts = [request.title]
    if let name = request.sceneName { parts.append(name) }
    if play.speed != 1 { parts.append(PlayState.text(speed: play.speed)) }
    if !request.variants.isEmpty {
      parts.append(request.variants.map(\.rawValue).joined(separator: ", "))
    }
    parts += look.words(in: host)
    if play.isPaused { parts.append("paused") }
    if recording.state == .on { parts.append("recording") }
    host.title = parts.joined(separator: " — ")
  }
}
