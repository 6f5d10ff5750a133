/// The values of an animated layer in the frame, kept from frame to frame and changed in place.
package final class ShownValues {
  package internal(set) var values: LayerValues {
    _read { yield storage.pointee }
    _modify { yield &storage.pointee }
  }
  /// In a place of its own, as each access to a class's variable would be checked for others under way.
  private let storage: UnsafeMutablePointer<LayerValues>
  /// The transition as the frame shows it.
  var transition: ShownTransition?
  /// Whether the layer has displayed itself for a frame by its `display()`.
  var isDisplayedByModel = false
  /// Whether the frame may have the layer display itself.
  @inline(__always) var isDisplayed: Bool { values.custom.needsRedraw || isDisplayedByModel }
  /// Whether the model has changed since, so that all has to be taken from it again.
  private(set) var isStale = true
  /// The layer's animations where all are plain and the layer's time is the global one.
  private var tracks: PlainTrack?
  private var tracksOnlyMove = false
  /// From when to when the animations move the layer, in its own time; `nil` while that is not known.
  private var motion: (start: Double, end: Double)?
  /// Whether the layer is on its way in the frame.
  private(set) var isMoving = false
  /// The edition of the clock map that the tracks hold for, or that there are none for; 0 while neither is known.
  private var edition = 0
  /// Before this global time there is nothing to be told of the animations, in that edition.
  private var quietUntil = -Double.infinity
  /// The same in the layer's own time, whichever that is; `nil` while it is not known.
  private var ownQuietUntil: Double?
  /// Who waits for the animations to change.
  var unchanged: UnchangedAnimations?

  init(_ values: LayerValues) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: values)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// The model has changed, or something else has written to the values.
  func setNeedsRefresh() {
    isStale = true
    edition = 0
  }

  /// The animations are others, or have come further.
  func animationsDidChange() {
    edition = 0
    motion = nil
    ownQuietUntil = nil
    unchanged?.isUnchanged = false
  }

  /// Finds out whether the layer is on its way at a time of its own.
  @MainActor
  func noteMotion(of running: [RunningAnimation], at time: Double) {
    let motion = self.motion ?? running.motion
    self.motion = motion
    isMoving = time >= motion.start && time < motion.end
  }

  /// The layer is on its way as others' animations have it.
  func noteMotion(_ isMoving: Bool) { self.isMoving = isMoving }

  /// Takes the model's values, if they have changed.
  ///
  /// - Returns: Whether that was so.
  func refresh(from model: LayerValues) -> Bool {
    guard isStale else { return false }
    values = model
    isStale = false
    return true
  }

  /// Whether the animations have nothing to tell until after `time`, for certain.
  @MainActor @inline(__always)
  func isQuiet(at time: Double) -> Bool {
    edition == Engine.current.clocks.edition && time < quietUntil
  }

  /// Before this time of the layer's own there is nothing to be told of its animations, for certain.
  ///
  /// - Parameter layer: Whose values these are.
  /// - Returns: Minus infinity where nothing is certain.
  @MainActor
  func nextNews(of layer: CALayer) -> Double {
    if let ownQuietUntil { return ownQuietUntil }
    let found =
      layer.animations.ended.isEmpty
      ? layer.animations.running.reduce(.infinity) { min($0, $1.nextNews) } : -.infinity
    ownQuietUntil = found
    return found
  }

  /// Brings the values to a global time, if that takes the tracks alone.
  @MainActor @inline(__always)
  func applyTracks(at time: Double) -> Bool {
    guard edition == Engine.current.clocks.edition, let tracks, let motion else { return false }
    tracks.apply(to: &values, at: time)
    isMoving = time >= motion.start && time < motion.end
    return true
  }

  /// Whether the layer has done no more than move and fade since it was last committed.
  @MainActor
  var onlyMovesAndFades: Bool { edition == Engine.current.clocks.edition && tracksOnlyMove }

  /// Makes the tracks for the frames to come where all animations are plain, if that was not looked at yet.
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
  /// When its layer's time brings something to tell at the earliest: its begin or its end.
  fileprivate var nextNews: Double {
    if hasFinished { return .infinity }
    if hasStarted { return timing.endTime }
    return timing.speed == 0 ? -.infinity : timing.beginTime
  }
}
