import CoreGraphics

extension CALayer {
  /// The values that the frame shows: evaluated where animations run, else those of the last commit.
  package var frameValues: LayerValues {
    animations.shown?.values ?? committed?.values ?? values
  }

  /// Lends the values that the frame shows to `body`: they are large, and a copy counts references.
  @inline(__always)
  func withFrameValues<Result>(_ body: (LayerValues) -> Result) -> Result {
    if let shown = animations.shown { return body(shown.values) }
    if let committed { return body(committed.values) }
    return body(values)
  }

  /// What the frame shows of a layer that runs animations; `nil` for any other, which shows its model.
  func shownValuesForAnimations() -> ShownValues? {
    guard !animations.isEmpty, let committed else {
      animations.shown = nil
      animations.oldPicture = nil
      return nil
    }
    if let shown = animations.shown { return shown }
    let shown = ShownValues(committed.values)
    animations.shown = shown
    return shown
  }

  /// Evaluates the layer's animations for the frame, in place: the committed values, bent by each running
  /// animation in turn (T20).
  ///
  /// - Parameter time: In the layer's own time.
  package func evaluateForFrame(at time: Double) {
    guard let shown = shownValuesForAnimations(), let committed else { return }
    // A transition that is committed has a picture to lead away from.
    shown.transition = animations.oldPicture == nil ? nil : animations.evaluateTransition(at: time)
    let isFresh = shown.refresh(from: committed.values)
    let running = animations.running
    // In place: a copy of an animation would count its references up and down.
    running.withUnsafeBufferPointer { animations in
      guard let first = animations.baseAddress else { return }
      if !isFresh {
        for index in 0..<animations.count {
          (first + index).pointee.reset(&shown.values, to: committed.values)
        }
      }
      for index in 0..<animations.count {
        (first + index).pointee.apply(
          to: &shown.values,
          over: committed.values,
          at: time,
          isTimeRunning: isTimeRunning
        )
      }
    }
    shown.noteMotion(of: running, at: time)
    if keepsGlobalTime {
      shown.prepareTracks(of: running, over: committed.values, hasEnded: !animations.ended.isEmpty)
    }
  }

  /// Evaluates the layer with what its superlayer's animations do to it by name (KP4); not one that has come
  /// since the last commit.
  ///
  /// - Parameter time: In the superlayer's time.
  func evaluateNamed(atParent time: Double) {
    guard committed != nil else { return }
    let values = presentationValues(atParent: time)
    let shown = animations.shown ?? ShownValues(values)
    animations.shown = shown
    shown.values = values
    shown.setNeedsRefresh()
    // Its own animations have been evaluated for this frame.
    let movesByItself = !animations.running.isEmpty && shown.isMoving
    shown.noteMotion(movesByItself || tree.superlayer?.animations.running.isEmpty == false)
  }

  /// Whether the layer is on its way in the frame by its own animations, or changes in a transition.
  var isMovingInFrame: Bool {
    guard let shown = animations.shown else { return false }
    return shown.isMoving || shown.transition != nil
  }
}
