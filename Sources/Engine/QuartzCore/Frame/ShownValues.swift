/// The values of an animated layer in the frame, kept from frame to frame and changed in place.
package final class ShownValues {
  package internal(set) var values: LayerValues {
    @inline(__always) _read { yield shared.value }
    @inline(__always) _modify { yield &shared.value }
  }
  /// The same, to be kept while the frame is listed.
  private(set) var shared: CopyOnWrite<LayerValues>
  /// The transition as the frame shows it.
  var transition: ShownTransition?
  /// Whether the model layer's `display()` has displayed it for a frame.
  var isDisplayedByModel = false
  /// Whether the layer may have to display itself for the frame.
  @inline(__always) var isDisplayed: Bool { values.custom.needsRedraw || isDisplayedByModel }
  /// Whether the model has changed, so that all values have to be copied from it again.
  private(set) var isStale = true
  /// The layer's animations, if all are plain and the layer's time is the global time.
  var tracks: PlainTrack?
  var tracksOnlyMove = false
  /// The span in which animations move the layer, in seconds of its own time; `nil` while not known.
  var motion: (start: Double, end: Double)?
  /// Whether the layer is moving in the frame.
  var isMoving = false
  /// The edition of the clock map that the tracks (or their absence) are valid for; 0 while not known.
  var edition = 0
  /// No animation begins or ends before this global time, in that edition.
  var quietUntil = -Double.infinity
  /// The same in seconds of the layer's own time; `nil` while not known.
  var ownQuietUntil: Double?
  /// The flag to clear when the animations change.
  var unchanged: UnchangedAnimations?

  init(_ values: CopyOnWrite<LayerValues>) {
    shared = values
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

  /// Sets whether the layer is moved by animations of other layers.
  func noteMotion(_ isMoving: Bool) { self.isMoving = isMoving }

  /// Copies the model's values, if they have changed.
  ///
  /// - Returns: Whether they have.
  func refresh(from model: CopyOnWrite<LayerValues>) -> Bool {
    guard isStale else { return false }
    shared.overwrite(with: model)
    isStale = false
    return true
  }
}
