import CoreGraphics

extension CALayer {
  /// The values that the frame shows: the evaluated ones if animations run, else those of the last commit.
  package var frameValues: LayerValues {
    animations.shown?.values ?? committed?.value ?? values
  }

  /// The same, without a copy.
  var sharedFrameValues: CopyOnWrite<LayerValues> {
    animations.shown?.shared ?? committed ?? modelValues
  }

  /// Calls `body` with the values that the frame shows, without a copy: they are large, and a copy counts references.
  @inline(__always)
  func withFrameValues<Result>(_ body: (LayerValues) -> Result) -> Result {
    if let shown = animations.shown { return body(shown.values) }
    if let committed { return body(committed.value) }
    return body(values)
  }

  /// The values that the frame shows of a layer that runs animations; `nil` for any other layer, which shows its model.
  func shownValuesForAnimations() -> ShownValues? {
    guard !animations.isEmpty, let committed else {
      animations.shown = nil
      animations.oldPicture = nil
      return nil
    }
    if let shown = animations.shown { return shown }
    let shown = ShownValues(committed)
    animations.shown = shown
    return shown
  }

  /// Evaluates the layer's animations for the frame, in place: each running animation in turn is applied to the
  /// committed values (T20).
  ///
  /// - Parameter time: The time of the frame, in seconds of the layer's own time.
  package func evaluateForFrame(at time: Double) {
    guard let shown = shownValuesForAnimations(), let committed else { return }
    // A transition that is committed has an old picture to start from.
    shown.transition = animations.oldPicture == nil ? nil : animations.evaluateTransition(at: time)
    let isFresh = shown.refresh(from: committed)
    let running = animations.running
    // Through a pointer: a copy of an animation would change its reference counts.
    running.withUnsafeBufferPointer { animations in
      guard let first = animations.baseAddress else { return }
      if !isFresh {
        for index in 0..<animations.count {
          (first + index).pointee.reset(&shown.values, to: committed.value)
        }
      }
      for index in 0..<animations.count {
        (first + index).pointee.apply(
          to: &shown.values,
          over: committed.value,
          at: time,
          isTimeRunning: isTimeRunning
        )
      }
    }
    shown.noteMotion(of: running, at: time)
    if keepsGlobalTime {
      shown.prepareTracks(of: running, over: committed.value, hasEnded: !animations.ended.isEmpty)
    }
  }

  /// Evaluates the layer with its superlayer's animations that name it (KP4); not a layer that was added since the last
  /// commit.
  ///
  /// - Parameter time: The time of the frame, in seconds of the superlayer's time.
  func evaluateNamed(atParent time: Double) {
    guard committed != nil else { return }
    let values = presentationValues(atParent: time)
    let shown = animations.shown ?? ShownValues(CopyOnWrite(values))
    animations.shown = shown
    shown.values = values
    shown.setNeedsRefresh()
    // The layer's own animations have been evaluated for this frame.
    let movesByItself = !animations.running.isEmpty && shown.isMoving
    shown.noteMotion(movesByItself || tree.superlayer?.animations.running.isEmpty == false)
  }

  /// Whether the layer is moved in the frame by its own animations, or is in a transition.
  var isMovingInFrame: Bool {
    guard let shown = animations.shown else { return false }
    return shown.isMoving || shown.transition != nil
  }
}
