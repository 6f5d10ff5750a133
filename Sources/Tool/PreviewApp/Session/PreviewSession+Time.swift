import SceneProtocol

/// Where in its time the scene is, and how it goes on.
extension PreviewSession {
  /// The latest time that can be gone to, in seconds: all frames up to it are run through.
  static let latestTime = 3600.0

  func playOrPause() { if play.isPaused { goOn() } else { pause() } }

  func goOn() {
    play.play()
    scenes.current?.send(.play)
    playDidChange()
  }

  func pause() {
    play.pause()
    scenes.current?.send(.pause)
    playDidChange()
  }

  func step(_ frames: Int) {
    guard frames > 0 else { return stepBack(-frames) }
    play.pause()
    if isSeeking || scenes.next != nil {
      // From the frame that is on its way, which another scene may show than the one that is seen.
      seek(to: play.time(framesOn: frames, from: wantedTime))
    } else {
      scenes.current?.send(.step(frames: frames))
    }
    playDidChange()
  }

  private func stepBack(_ frames: Int) {
    play.pause()
    playDidChange()
    let time = play.time(framesBack: frames, from: wantedTime)
    if isSeeking { seek(to: time) } else { goBack(to: time) }
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
    guard !isSeeking else { return wantedTime = time }
    guard program != nil else { return }
    isSeeking = true
    if let current = scenes.current, scenes.next == nil, time >= play.time {
      play.note(time: time)
      current.send(.seek(time: time))
    } else {
      goBack(to: time)
    }
    playDidChange()
  }

  /// The frame that was asked for is seen, or will not be.
  func seekEnded() {
    guard isSeeking else { return }
    isSeeking = false
    guard let time = wantedTime else { return }
    wantedTime = nil
    seek(to: time)
  }

  /// There is no scene that could show the frame that was asked for: nobody waits for it any more.
  func giveUpSeeking() {
    (isSeeking, wantedTime) = (false, nil)
    settle()
  }

  /// Shows an earlier frame, by a scene that is made anew and goes there with the same input.
  func goBack(to time: Double) {
    guard let program else { return }
    play.note(time: time)
    start(program, at: time, replay: true)
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
    guard play.loop.isOn, !play.isPaused, let range = play.loop.range, scenes.current != nil else {
      return loopTimer.wait(nil)
    }
    loopTimer.wait((range.upperBound - play.time) / play.speed)
  }

  /// The next turn is made ready before this one ends, so that there is no pause between them.
  func loopEndIsNear() {
    guard let program, scenes.next == nil, job == nil, let range = play.loop.range else { return }
    start(program, at: range.lowerBound, replay: true, isHeld: true)
  }

  func loopHasEnded() {
    guard let range = play.loop.range else { return }
    scenes.current?.send(.pause)
    if scenes.isNextHeld { scenes.release() } else { seek(to: range.lowerBound) }
  }
}
