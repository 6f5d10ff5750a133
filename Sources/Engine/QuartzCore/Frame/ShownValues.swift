/// The values of an animated layer in the frame, kept from frame to frame and changed in place.
package final class ShownValues {
  package internal(set) var values: LayerValues {
    _read { yield storage.pointee }
    _modify { yield &storage.pointee }
  }
  /// In memory of its own: access to a class's stored property would have run-time exclusivity checks.
  private let storage: UnsafeMutablePointer<LayerValues>
  /// The transition as the frame shows it.
  var transition: ShownTransition?
  /// Whether the model layer's `display()` has displayed it for a frame.
  var isDisplayedByModel = false
  /// Whether the layer may have to display itself for the frame.
  @inline(__always) var isDisplayed: Bool { values.custom.needsRedraw || isDisplayedByModel }
  /// Whether the model has changed, so that all values have to be copied from it again.
  private(set) var isStale = true
  /// The layer's animations, if all are plain and the layer's time is the global time.
  private var tracks: PlainTrack?
  private var tracksOnlyMove = false
  /// The span in which animations move the layer, in seconds of its own time; `nil` while not known.
  private var motion: (start: Double, end: Double)?
  /// Whether the layer is moving in the frame.
  private(set) var isMoving = false
  /// The edition of the clock map that the tracks (or their absence) are valid for; 0 while not known.
  private var edition = 0
  /// No animation begins or ends before this global time, in that edition.
  private var quietUntil = -Double.infinity
  /// The same in seconds of the layer's own time; `nil` while not known.
  private var ownQuietUntil: Double?
  /// The flag to clear when the animations change.
  var unchanged: UnchangedAnimations?

  init(_ values: LayerValues) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: values)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Notes that the model has changed, or that other code has written to the values.
  func setNeedsRefresh() {
    isStale = true
    edition = 0
  }

  /// Notes that the animations have changed, or that one has begun or ended.
  func animationsDidChange() {
    edition = 0
    motion = nil
    ownQuietUntil = nil
    unchanged?.isUnchanged = false
  }

  /// Computes whether the layer is moving at a time of its own.
  @MainActor
  func noteMotion(of running: [RunningAnimation], at time: Double) {
    let motion = self.motion ?? running.motion
    self.motion = motion
    isMoving = time >= motion.start && time < motion.end
  }

  /// Sets whether the layer is moved by animations of other layers.
  func noteMotion(_ isMoving: Bool) { self.isMoving = isMoving }

  /// Copies the model's values, if they have changed.
  ///
  /// - Returns: Whether they have.
  func refresh(from model: LayerValues) -> Bool {
    guard isStale else { return false }
    values = model
    isStale = false
    return true
  }

  /// Whether it is certain that no animation begins or ends by `time`, a global time.
  @MainActor @inline(__always)
  func isQuiet(at time: Double) -> Bool {
    edition == Engine.current.clocks.edition && time < quietUntil
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
    guard edition == Engine.current.clocks.edition, let tracks, let motion else { return false }
    tracks.apply(to: &values, at: time)
    isMoving = time >= motion.start && time < motion.end
    return true
  }

  /// Whether the layer has only moved and faded since it was last committed.
  @MainActor
  var onlyMovesAndFades: Bool { edition == Engine.current.clocks.edition && tracksOnlyMove }

  /// Makes the tracks for the next frames if all animations are plain and this was not tried yet.
  @MainActor
  func prepareTracks(
    of running: [RunningAnimation],
    over model: LayerValues,
    hasEnded: Bool
  ) {
    guard edition != Engine.current.clocks.edition else { return }
    edition = Engine.current.clocks.edition
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
