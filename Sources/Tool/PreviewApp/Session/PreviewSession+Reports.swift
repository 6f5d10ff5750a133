import Foundation
import SceneProtocol

/// What scenes do, and what follows on it.
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
      prepareForLiterals()
    case .report(let report): take(report)
    case .stuck(true) where phase.isTuned && scenes.next?.isStuck == true:
      loseNext()
      if !valuesHaveFailed("it does not answer") { compile() }
    case .stuck(let isStuck):
      say(isStuck ? .hangs(request.title) : nil, of: .scene)
      if isStuck {
        giveUpSeeking()
        failPictures("the scene does not answer")
      }
      noteInspected(problem: isStuck ? "The scene does not answer" : nil)
    case .said: showLog()
    case .warned(let text, let time, let calls, let scene):
      noteWarning(text, at: time, calls, of: scene)
    case .isAt(let calls, let scene): noteHang(calls, of: scene)
    case .failed(let outcome, let errorText, isNext: true) where phase.isTuned:
      loseNext()
      let reason = CrashTrace(errorText, files: []).reason ?? "\(outcome)"
      if valuesHaveFailed(reason) { break }
      // What the values do may be what the compiler has something to say of.
      tuner.drop()
      compile()
    case .failed(let outcome, let errorText, let isNext):
      let isOfOtherTime = isNext && phase.isOfOtherTime
      if isNext {
        handle(.lost)
      } else {
        noteInspected(problem: "The scene has ended")
        failPictures("the scene has ended")
      }
      endRecording(because: "the scene has ended")
      liveTape?.noteEnd()
      giveUpSeeking()
      // (It was to take the place of the one that is seen, which a loop has stopped at its end: what is seen stays.)
      if isOfOtherTime, scenes.current != nil { pause() }
      var message = PanelMessage(
        outcome,
        errorText: errorText,
        path: request.shownPath,
        sources: texts.sorted()
      )
      if isNext, repeatsInput { message.hintAtInput() }
      say(message, of: .scene)
      if !isNext, !phase.isComing { noteCrash(message) }
    case .closed: end(.success)
    }
    settleIfDone()
  }

  /// The next scene, which has values of its own, will not come.
  private func loseNext() {
    scenes.dropNext()
    handle(.lost)
    target.nextSceneIsLost()
  }

  /// Answers the requests for files with the scene's picture or layers, which it will not write.
  func failPictures(_ problem: String) {
    for body in settlement.takePictures() { body("no picture: \(problem)") }
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
}
