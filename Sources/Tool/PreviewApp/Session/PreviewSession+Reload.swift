internal import Dispatch
import SceneProtocol

/// The way from a save to the new scene's first frame, in the order in which it happens; `ReloadPhase` says what
/// follows on what.
extension PreviewSession {
  /// Does what follows on an event; `handle(_:)` notes what the event means.
  func perform(_ effect: ReloadPhase.Effect) {
    switch effect {
    case .noteSave: changed = .now
    case .compile: startCompiler()
    case .cancelCompiler: cancelCompiler()
    case .start(let start): startProcess(start)
    case .askForValues(let question): askForValues(question)
    case .keep(let values): play.keep(values)
    case .begin(let start): begin(start)
    case .show(let isReload): show(isReload: isReload)
    case .countReload:
      tick(.save, at: play.time)
      reloads += 1
      if phase.program?.literals != nil { literalReloads += 1 }
    case .end(let code): finish(code)
    }
  }

  // MARK: - A save

  /// Text is compiled, unless only literals have changed; for anything else the program is made to read it again.
  func filesDidChange(_ paths: Set<String>) {
    var paths = paths
    if let tape = liveTape, !paths.isDisjoint(with: tape.file.files.union(tape.awaited)) {
      tapeDidChange()
      paths.subtract(tape.file.files)
      // (The scene of a tape that could not be played is opened by that.)
      if tape.file.problem != nil { paths.subtract(tape.awaited) }
      if paths.isEmpty { return }
    }
    guard isText(amongPaths: paths) else { return handle(.fileSaved) }
    guard let program = tuner.program(forChangesIn: paths) else { return handle(.saved) }
    messages.say(nil, of: .text)
    if let program = tuned(program) { handle(.tuned(program)) }
  }

  // MARK: - Compiling

  private func cancelCompiler() {
    job?.cancel()
    job = nil
    host.note = ""
  }

  private func startCompiler() {
    job?.cancel()
    tuner.cancel()
    // A tape without a scene says so, at its line; there is nothing to compile.
    guard liveTape?.file.hasScene ?? true else {
      return handle(.compiled(nil, isSomethingSeen: scenes.isSomethingSeen))
    }
    do throws(SystemError) {
      job = try CompileJob(request) { [unowned self] report in
        job = nil
        take(report)
        settleIfDone()
      }
    } catch {
      job = nil
      handle(.compiled(nil, isSomethingSeen: scenes.isSomethingSeen))
      say(.cannotStart(request.command, error), of: .text)
    }
  }

  private func take(_ report: CompileReport) {
    host.note = ""
    decide(report)
    note(textsIn: report)
    Console.write(report.text, to: .error)
    if report.program == nil {
      say(PanelMessage(report), of: .text)
    } else {
      if messages.isSaying(of: .text), !request.isQuiet {
        tell("\(request.shownPath) compiles again")
      }
      messages.say(nil, of: .text)
      // (Not after an error: a fix may restore the last text, but for a literal.)
      tuner.drop()
    }
    handle(.compiled(report.program, isSomethingSeen: scenes.isSomethingSeen))
  }

  // MARK: - The process

  private func startProcess(_ start: ReloadPhase.Start) {
    do throws(SystemError) {
      try scenes.start(start.program.path, waiting: tuner.takeSpare(of: start.program.path))
    } catch {
      handle(.lost)
      say(.cannotStart(start.program.path, error), of: .scene)
      return giveUpSeeking()
    }
    handle(.started(start, canAsk: scenes.current.map { !$0.isCrashing } ?? false))
  }

  /// Asks the visible scene which values it wants to keep, while the new one comes up, and does not wait for long.
  private func askForValues(_ question: Int) {
    scenes.current?.send(.keep)
    DispatchQueue.main.asyncAfter(deadline: .now() + ReloadPhase.keepingPatience) { [weak self] in
      MainActor.assumeIsolated { self?.handle(.silent(question: question)) }
    }
  }

  // MARK: - The first frame

  /// Tells the new scene what to show; its first frame comes next.
  private func begin(_ start: ReloadPhase.Start) {
    // (The size of a window with variants is not that of one of them.)
    let areAlone = request.variants.isEmpty
    var scene = SceneRequest(
      mode: .window,
      sourcePath: request.shownPath,
      title: request.title,
      previewName: request.sceneName,
      size: request.size ?? (host.hasChosenSize && areAlone ? host.wholeSize : nil),
      scale: look.scale,
      time: start.time ?? (scenes.isSomethingSeen ? play.time : 0)
    )
    scene.sizeIsChosen = request.size != nil
    scene.device = request.device
    (scene.roundsCorners, scene.variants) = (request.roundsCorners, request.variants)
    scene.complete(for: start.program)
    scene.reportsStatistics = request.isVerbose
    (scene.kept, scene.keptUntil) = (keptForNext, play.keptUntil)
    look.complete(&scene, in: host)
    if start.isReload { ticks.forgetProblems() }
    let repeats = start.replays || start.isReload && repeatsInput
    if recording.isUnwritten, start.isReload || !repeats {
      endRecording(because: "the scene was changed")
    }
    if !repeats {
      play.forgetInput()
    } else if liveTape == nil {
      // (A tape's scene is what the tape has made of it.)
      scene.replay = play.tape
    }
    if let tape = liveTape?.request(at: scene.time) { (scene.liveTape, scene.kept) = (tape, [:]) }
    scene.tellsTargets = recording.state != .off
    scenes.begin(scene)
  }

  /// Whether a reload repeats what the user has done: not what has ended the scene, or led to an endless loop.
  var repeatsInput: Bool {
    guard liveTape == nil, play.canRepeatInput, let current = scenes.current else { return false }
    return !current.isCrashing && !current.isStuck
  }

  /// Puts the new scene in the place of the one that is seen.
  ///
  /// Its time goes on from its first frame, unless the user has paused it.
  private func show(isReload: Bool) {
    if isReload { goOnAfterCrash() }
    reduceNextScene()
    prepareNextScene()
    guard let scene = scenes.showNext(plays: !play.isPaused) else { return }
    tried.show()
    failPictures("the scene has been replaced by another")
    scene.time = { [unowned self] in play.time }
    // (What the user has done to the former scene since this one was begun, this one was not given, but for the end of
    // what is held. A loop's next turn is begun before the last one ends, and the turn after that has it.)
    if liveTape == nil, !play.loop.isOn {
      let replay = scene.request?.replay ?? []
      let later = play.input(since: replay)
      play.takeInput(replay)
      if !later.isEmpty { scene.send(.formerInput(later)) }
    }
    play.note(time: scene.startTime)
    target.sceneIsThere(shownByCommand: scene.commandOfShowing)
    tellLook()
    messages.say(nil, of: .scene)
    host.note = ""
    notePreviews(of: scene)
    watchFiles()
    playDidChange()
    showWindow()
    if isReload { noteReload() }
    noteShownForRecording(startTime: scene.startTime)
    inspectNewScene()
    showLog()
    goOnWithTape()
    settleIfDone()
  }

  /// Tells the next scene what it has to know before its time goes on: which input is for it, and how fast it plays.
  private func prepareNextScene() {
    guard let next = scenes.next else { return }
    if picker.isShown { next.send(.pointer(.closes)) }
    if play.speed != 1 { next.send(.speed(factor: play.speed)) }
    if hud.isShown { next.send(.statistics(areReported: true)) }
  }

  /// The choice of a preview survives a reload, as long as there is one of that name.
  private func notePreviews(of scene: SceneGeneration) {
    previews = scene.previews?.all ?? []
    if let shown = scene.previews?.shown, let name = request.sceneName, name != shown {
      request.sceneName = shown
    }
  }

  /// How long it took from the save to the pixels.
  private func noteReload() {
    let time = changed.duration(to: .now) / .seconds(1)
    hud.reloadTime = time
    if request.isVerbose {
      let how = phase.program?.literals == nil ? "" : ", without the compiler"
      tell("shown \(Int((time * 1000).rounded())) ms after the save\(how)")
    }
  }

  // MARK: - The end

  /// Ends what was begun, and then all.
  private func finish(_ code: ExitCode) {
    endRecording()
    tellUnwritten()
    job?.cancel()
    tuner.drop()
    control?.close()
    sizes.save()
    host.hide()
    // (The scene ends in order while the window that it is a part of is there.)
    copier.waitUntilDone { [scenes, host, copier, onEnd] in
      scenes.end {
        copier.handOver {
          host.close()
          onEnd(code)
        }
      }
    }
  }
}
