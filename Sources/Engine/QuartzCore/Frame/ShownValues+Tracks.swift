/// What the animations of a layer, and the clocks of all, say of its values in the next frames.
extension ShownValues {
  /// Computes whether the layer is moving at a time of its own.
  @MainActor
  func noteMotion(of running: [RunningAnimation], at time: Double) {
    let motion = self.motion ?? running.motion
    self.motion = motion
    isMoving = time >= motion.start && time < motion.end
  }

  /// Whether it is certain that no animation begins or ends by `time`, a global time.
  @MainActor @inline(__always)
  func isQuiet(at time: Double) -> Bool {
    edition == EngineState.inUse.clocks.edition && time < quietUntil
  }

  /// The time of the layer's own before which certainly no animation begins or ends.
  ///
  /// - Parameter layer: The layer that the values belong to.
  /// - Returns: Minus infinity if nothing is certain.
  @MainActor
  func nextNews(of layer: CALayer) -> Double {
    if let ownQuietUntil { return ownQuietUntil }
    let found =
      layer.animations.ended.isEmpty
      ? layer.animations.running.reduce(.infinity) { min($0, $1.nextNews) } : -.infinity
    ownQuietUntil = found
    return found
  }

  /// Updates the values to a global time if that needs the tracks only; returns whether it did.
  @MainActor @inline(__always)
  func applyTracks(at time: Double) -> Bool {
    guard edition == EngineState.inUse.clocks.edition, let tracks, let motion else { return false }
    tracks.apply(to: &values, at: time)
    isMoving = time >= motion.start && time < motion.end
    return true
  }

  /// Whether the layer has only moved and faded since it was last committed.
  @MainActor
  var onlyMovesAndFades: Bool { edition == EngineState.inUse.clocks.edition && tracksOnlyMove }

  /// Makes the tracks for the next frames if all animations are plain and this was not tried yet.
  @MainActor
  func prepareTracks(
    of running: [RunningAnimation],
    over model: LayerValues,
    hasEnded: Bool
  ) {
    guard edition != EngineState.inUse.clocks.edition else { return }
    edition = EngineState.inUse.clocks.edition
    tracks = transition == nil ? PlainTrack.track(of: running, over: model) : nil
    tracksOnlyMove = tracks?.onlyMovesAndFades == true
    quietUntil = hasEnded ? -.infinity : running.reduce(.infinity) { min($0, $1.nextNews) }
  }
}

extension RunningAnimation {
  /// The earliest time of the layer at which the animation begins or ends.
  fileprivate var nextNews: Double {
    if hasFinished { return .infinity }
    if hasStarted { return timing.endTime }
    return timing.speed == 0 ? -.infinity : timing.beginTime
  }
}
