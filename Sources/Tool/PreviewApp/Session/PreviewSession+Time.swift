import SceneProtocol

/// Where in its time the scene is, and how it goes on.
extension PreviewSession {
  /// The latest time that can be gone to, in seconds: all frames up to it are run through.
  static let latestTime = 3600.0

  func playOrPause() { if play.isPaused { goOn() } else { pause() } }

  func goOn() {
    isStoppedByCrash = false
    play.play()
    scenes.current?.send(.play)
    playDidChange()
  }

  /// Where exactly it stands then, the scene says.
  func pause() {
    play.pause()
    ask(.pause)
    playDidChange()
  }

  /// Goes on by a number of frames, or back, from the frame that was asked for last.
  func step(_ frames: Int) {
    // (There may be an earlier frame of a scene that has ended, and no later one.)
    guard frames < 0 || scenes.current != nil || phase.isComing else { return }
    if !play.isPaused { pause() }
    if target.isAwaited {
      target.add(.frames(frames))
    } else {
      seek(to: play.time(framesOn: frames))
    }
  }

  func run(at speed: Double) {
    play.run(at: speed)
    speedDidChange()
  }

  func speedDidChange() {
    scenes.current?.send(.speed(factor: play.speed))
    playDidChange()
  }

  /// Shows the frame of a time, in seconds: as soon as the one that was asked for before is there.
  func seek(to time: Double) {
    let time = min(max(time, 0), Self.latestTime)
    guard !target.isAwaited else { return target.add(.time(time)) }
    guard phase.program != nil else { return }
    if scenes.current != nil, !phase.isComing, time >= play.time,
      liveTape?.hasLine(until: time) != true
    {
      play.note(time: time)
      ask(.seek(time: time))
    } else {
      goBack(to: time)
    }
    playDidChange()
  }

  /// Tells the scene that is seen to stand at a frame, and waits for that; one that does not answer is not waited for.
  private func ask(_ command: SceneCommand) {
    guard let current = scenes.current else { return }
    let number = current.ask(command)
    if !current.isStuck, !current.isCrashing { target.ask(byCommand: number) }
  }

  /// The scene has drawn the frame of a time, in seconds, after it had obeyed `count` commands.
  func noteFrame(_ time: Double, afterCommands count: Int) {
    let meaning = target.note(reportAfter: count)
    guard meaning != .isOutdated else { return }
    play.note(time: time)
    lastFrameTime = time
    if meaning == .answers, let next = target.takeTime(from: play) { seek(to: next) }
    bar.show(play)
    inspector.noteFrame()
    settleIfDone()
  }

  /// There is no scene that could show the frame that was asked for: what waits for it is answered.
  func giveUpSeeking() {
    target.giveUp()
    settle()
  }

  /// Shows an earlier frame, by a new process of the scene, which goes there with the same input.
  func goBack(to time: Double) {
    guard let program = phase.program else { return }
    play.note(time: time)
    target.askByScene()
    start(program, at: time, replays: true)
  }

  /// Begins again, with nothing kept, whatever is recorded.
  func startOver() {
    play.restart()
    liveTape?.startOver()
    notes.startClock()
    forgetTicks()
    target.giveUp()
    guard let program = phase.program else { return compile() }
    target.askByScene()
    start(program, at: 0)
  }

  /// To be called when time goes on in another way than before.
  func playDidChange() {
    showTitle()
    bar.show(play)
    waitForLoopEnd()
  }

  // MARK: - Loop

  func toggleLoop() {
    if !play.loop.isOn, play.loop.range == nil { play.loop.end(at: play.length) }
    play.loop.isOn.toggle()
    playDidChange()
  }

  func beginLoop() {
    play.loop.begin(at: play.time)
    loopDidChange()
  }

  func endLoop() {
    play.loop.end(at: play.time)
    loopDidChange()
  }

  func loop(_ range: ClosedRange<Double>) {
    play.loop.begin(at: range.lowerBound)
    play.loop.end(at: range.upperBound)
    loopDidChange()
  }

  private func loopDidChange() {
    play.loop.isOn = play.loop.range != nil
    playDidChange()
  }

  func waitForLoopEnd() {
    scenes.current?.limit = play.loop.isOn ? play.loop.range?.upperBound : nil
    guard play.loop.isOn, !play.isPaused, let range = play.loop.range, scenes.current != nil else {
      return loopTimer.wait(nil)
    }
    loopTimer.wait((range.upperBound - play.time) / play.speed)
  }

  /// The next turn is made ready before this one ends, so that there is no pause between them.
  func loopEndIsNear() {
    guard let program = phase.program, !phase.isComing, !phase.isCompiling,
      let range = play.loop.range
    else { return }
    start(program, at: range.lowerBound, replays: true, isHeld: true)
  }

  func loopHasEnded() {
    guard let range = play.loop.range else { return }
    scenes.current?.send(.pause)
    if phase.isHeld { handle(.released) } else { seek(to: range.lowerBound) }
  }
}
