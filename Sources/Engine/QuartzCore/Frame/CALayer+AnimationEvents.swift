extension RunningAnimation {
  /// The phase that the animation has reached, if its delegate has not been notified of it yet.
  fileprivate func unreportedPhase(at layerTime: Double) -> MediaTiming.Phase? {
    guard isStamped, !hasFinished else { return nil }
    let phase = timing.phase(at: layerTime)
    if phase == .before || (phase == .active && hasStarted) { return nil }
    return phase
  }
}

extension CALayer {
  /// Notes which of the layer's animations begin and end by `time`, and removes those that are complete (R3).
  ///
  /// - Parameters:
  ///   - time: The frame's global time, in seconds.
  ///   - events: Receives the events, each with the global time at which it happened.
  /// - Returns: Whether animations were removed.
  func advanceAnimations(
    to time: Double,
    _ events: inout [(time: Double, event: AnimationEvents.Event)]
  ) -> Bool {
    let now = localTime(atGlobal: time)
    let echoes = echoSpan
    let oldest = now - echoes.late
    let hasLostEnded = dropEnded { $0.timing.endTime <= oldest }
    var removed: Set<Int> = []
    for index in animations.running.indices {
      guard var phase = animations.running[index].unreportedPhase(at: now) else { continue }
      let animation = animations.running[index]
      if phase == .after, now == animation.timing.endTime, !isTimeRunning {
        // Time stands still exactly at the end: the animation is not over then.
        phase = .active
      }
      if !animation.hasStarted {
        animations.running[index].hasStarted = true
        events.append((moment(animation.timing.beginTime, by: time), .started(self, animation)))
      }
      guard phase == .after else { continue }
      animations.running[index].hasFinished = true
      // On a clock that runs backwards the end comes before the beginning, but is notified after it (R4).
      let end = max(
        moment(animation.timing.endTime, by: time),
        moment(animation.timing.beginTime, by: time)
      )
      events.append((end, .stopped(self, animation, finished: true)))
      if animation.source.isRemovedOnCompletion { removed.insert(animation.identity) }
    }
    guard !removed.isEmpty else { return hasLostEnded }
    if echoes.late > 0 {
      animations.ended += animations.running.filter {
        removed.contains($0.identity) && $0.timing.endTime.isFinite
      }
    }
    animations.running.removeAll { removed.contains($0.identity) }
    setNeedsCommit()
    return true
  }

  /// The global time of a time of the layer's; the frame's time if that is not finite.
  private func moment(_ local: Double, by frameTime: Double) -> Double {
    let global = globalTime(atLocal: local)
    return global.isFinite ? global : frameTime
  }

  /// When the layer's picture can change next by itself: `time` while something runs, or infinity.
  ///
  /// A layer or an animation whose time stands still does not change.
  func nextAnimationEvent(after time: Double) -> Double {
    guard isTimeRunning else { return .infinity }
    guard animations.ended.isEmpty else { return time }
    let now = localTime(atGlobal: time)
    let echoes = echoSpan
    var next = Double.infinity
    for animation in animations.running where animation.isStamped {
      let timing = animation.timing
      if animation.hasFinished, echoes.late <= 0 || now - echoes.late >= timing.endTime { continue }
      guard timing.speed != 0 || !animation.hasStarted else { continue }
      guard timing.phase(at: now + echoes.early) == .before else { return time }
      let begin = globalTime(atLocal: timing.beginTime - echoes.early)
      // The beginning may be in the past of a layer that runs backwards.
      if begin > time { next = min(next, begin) }
    }
    return next
  }
}
