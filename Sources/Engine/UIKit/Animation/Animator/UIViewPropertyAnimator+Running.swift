import QuartzCore

/// The state machine: what each call does in each state.
extension UIViewPropertyAnimator {
  var fraction: CGFloat {
    guard state == .active else { return 0 }
    let position = run.position(evenly: scrubsLinearly)
    return CGFloat(isGoingBack ? 1 - position : position)
  }

  func start(after delay: Double) {
    guard allows("startAnimation()"), !isRunning else { return }
    self.delay = delay
    activate()
    run.go(back: isGoingBack, after: delay)
    noteEndIfUntold()
  }

  func pause() {
    guard allows("pauseAnimation()"), isInterruptible("pauseAnimation()") else { return }
    activate()
    if isRunning { run.hold() }
    callNumber += 1
  }

  func scrub(to fraction: CGFloat) {
    let call = "fractionComplete"
    guard !fraction.isNaN else { return tell(call, "cannot be \(fraction)") }
    guard allows(call), isInterruptible(call) else { return }
    activate()
    let done = min(max(Double(fraction), 0), 1)
    run.move(to: isGoingBack ? 1 - done : done, evenly: scrubsLinearly)
    callNumber += 1
  }

  func turn(back: Bool) {
    guard back != isGoingBack, isInterruptible("isReversed") else { return }
    isGoingBack = back
    guard isRunning else { return }
    run.hold()
    run.go(back: back)
    noteEndIfUntold()
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    let call = "continueAnimation(withTimingParameters:durationFactor:)"
    guard state == .active else { return tell(call, "has no effect: the animator is \(state)") }
    guard isInterruptible(call) else { return }
    let time = factor > 0 && factor.isFinite ? factor * duration : nil
    if isRunning { run.hold() }
    if let parameters {
      run.leave(parameters, back: isGoingBack, in: time)
    } else {
      run.go(back: isGoingBack, in: time)
    }
    noteEndIfUntold()
  }

  func stop(_ withoutFinishing: Bool) {
    guard state != .inactive, isInterruptible("stopAnimation(_:)") else { return }
    callNumber += 1
    if state == .active { run.stop() }
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    complete(at: .current)
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return tell("finishAnimation(at:)", "has no effect: the animator is \(state), not stopped")
    }
    complete(at: position)
  }

  func add(_ changes: @escaping () -> Void, _ delayFactor: Double) {
    guard allows("addAnimations(_:)") else { return }
    guard state == .active else { return blocks.append((changes, delayFactor)) }
    let wasRunning = isRunning
    if wasRunning { run.hold() }
    animate(changes, delayFactor)
    guard wasRunning else { return }
    run.go(back: isGoingBack)
    noteEndIfUntold()
  }

  func takeSettings(of other: UIViewPropertyAnimator) {
    isUserInteractionEnabled = other.isUserInteractionEnabled
    isManualHitTestingEnabled = other.isManualHitTestingEnabled
    isInterruptible = other.isInterruptible
    scrubsLinearly = other.scrubsLinearly
    pausesOnCompletion = other.pausesOnCompletion
    laysOutSubviews = other.laysOutSubviews
    isGoingBack = other.isGoingBack
    blocks = other.blocks
  }
}

// MARK: - Animations

extension UIViewPropertyAnimator: BlockAnimator {
  /// Whether the views get no touches while they animate.
  var keepsTouchesAway: Bool { !isUserInteractionEnabled && !isManualHitTestingEnabled }

  /// Whether hit testing finds the views at their presented positions while they animate.
  var hitsWhereShown: Bool { isUserInteractionEnabled && !isManualHitTestingEnabled }

  /// Applies the animator's touch settings to the animations that run.
  func lockTouches() {
    for watch in run.watches {
      watch.isLocking = keepsTouchesAway
      watch.isHitWhereShown = hitsWhereShown
    }
  }

  /// Takes over an animation that one of the blocks has added.
  func follow(
    _ change: PropertyChange,
    isAdditive: Bool,
    by watch: AnimationWatch,
    underKey key: String
  ) {
    guard let track = run.follow(change, isAdditive: isAdditive, watch, key) else { return }
    watch.onOver = { [self] finished in animationEnded(of: track, finished: finished) }
  }

  /// One of the animations has ended, or was removed.
  private func animationEnded(of track: AnimatorTrack, finished: Bool) {
    // Those of a stopped animator were removed by the stop.
    guard state == .active else { return }
    run.noteEnd(of: track, finished: finished)
    if isRunning, run.isDone { reachEnd() }
  }

  /// Makes the changes; the animations are paused at the start, or when reversed at the end.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    run.move(to: isGoingBack ? 1 : 0, evenly: false)
    let due = blocks
    blocks = []
    for block in due { animate(block.changes, block.delayFactor, fromStart: true) }
  }

  private func animate(
    _ changes: () -> Void,
    _ delayFactor: Double,
    fromStart: Bool = false
  ) {
    var settings = AnimationSettings()
    settings.duration = duration
    if let curve = timingParameters?.cubicTimingParameters {
      settings.curve = curve.animationCurve.functionName
    }
    settings.beginsFromCurrentState = true
    settings.allowsUserInteraction = isUserInteractionEnabled
    settings.laysOutSubviews = laysOutSubviews
    settings.animator = self
    run.collect(delayFactor: delayFactor, fromStart: fromStart) {
      AnimationBlock.run(settings, changes, completion: nil)
    }
  }

  /// An animator with nothing to wait for is done after the commit, like a block without animation (U5).
  private func noteEndIfUntold() {
    callNumber += 1
    guard run.endsUntold else { return }
    let number = callNumber
    CATransaction.performAfterCommit { [self] in
      if callNumber == number, run.endsUntold { reachEnd() }
    }
  }

  private func reachEnd() {
    if pausesOnCompletion {
      run.hold(atEnd: true)
      lockTouches()
    } else {
      complete(at: isGoingBack ? .start : .end)
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    callNumber += 1
    run.finish(at: position)
    state = .inactive
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  private func allows(_ call: String) -> Bool {
    if state == .stopped { tell(call, "has no effect: the animator is stopped") }
    return state != .stopped
  }

  private func isInterruptible(_ call: String) -> Bool {
    if isRunning, !isInterruptible {
      tell(call, "has no effect: the animator runs and is not interruptible")
    }
    return !isRunning || isInterruptible
  }

  private func tell(_ call: String, _ problem: String) {
    EngineReport.handler("UIViewPropertyAnimator: \(call) \(problem)")
  }
}
