extension RunningAnimation {
  /// The phase that it has come to, if nobody has been told of that yet.
  fileprivate func unreportedPhase(at layerTime: Double) -> MediaTiming.Phase? {
    guard isStamped, !hasFinished else { return nil }
    let phase = timing.phase(at: layerTime)
    if phase == .before || (phase == .active && hasStarted) { return nil }
    return phase
  }
}

extension CALayer {
  /// Notes what of the layer's animations begins and ends by `time`, and takes away those that are done (R3).
  ///
  /// - Parameters:
  ///   - time: The frame's global time.
  ///   - events: What there is to tell, by the global time at which it happened.
  /// - Returns: Whether some of the animations have gone.
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
        // Time stands still at the very end, which is not over then.
        phase = .active
      }
      if !animation.hasStarted {
        animations.running[index].hasStarted = true
        events.append((moment(animation.timing.beginTime, by: time), .started(self, animation)))
      }
      guard phase == .after else { continue }
      animations.running[index].hasFinished = true
      // On a clock that runs backwards the end comes before the begin, but is told after it (R4).
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

  /// The global time of one of the layer's, or of the frame where that is no number.
  private func moment(_ local: Double, by frameTime: Double) -> Double {
    let global = globalTime(atLocal: local)
    return global.isFinite ? global : frameTime
  }

  /// When the layer's picture can change next by itself: `time` while something runs, or infinity.
  ///
  /// A layer or an animation whose time stands still waits for nothing.
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
      // A layer that runs backwards may have it behind already.
      if begin > time { next = min(next, begin) }
    }
    return next
  }
}
