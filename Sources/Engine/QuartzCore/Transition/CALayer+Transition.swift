import CoreGraphics
import DisplayList

extension CALayer {
  /// Stores the layer's picture on screen for a transition that is being committed.
  ///
  /// Called while the layer still has the values of the frame on screen. A transform layer has no picture of its own,
  /// so nothing is stored, and its transitions are not shown.
  func keepPictureForTransition(in context: TreeContext) {
    for index in animations.running.indices.reversed()
    where animations.running[index].compiled.transition != nil {
      let identity = animations.running[index].identity
      guard !isSpace(with: values.custom), animations.oldPicture?.identity != identity else {
        return
      }
      let (items, plane) = context.picture(of: self)
      animations.oldPicture = OldPicture(identity: identity, items: items, plane: plane)
      return
    }
  }

  /// The transition as the frame shows it, while one is running.
  var shownTransition: ShownTransition? { animations.shown?.transition }

  /// The transition in a replicator's copy, at a time of the layer's own.
  func echoedTransition(at time: Double) -> ShownTransition? {
    animations.oldPicture == nil ? nil : animations.evaluateTransition(at: time)
  }
}

extension LayerAnimations {
  /// The layer's transition at a time of its own; there is at most one (X4).
  func evaluateTransition(at time: Double) -> ShownTransition? {
    for index in running.indices {
      if let shown = running[index].transition(at: time) { return shown }
    }
    return nil
  }
}

extension RunningAnimation {
  fileprivate func transition(at time: Double) -> ShownTransition? {
    guard isStamped, let effect = compiled.transition, let pass = timing.pass(at: time) else {
      return nil
    }
    let part = effect.part(at: compiled.pace.value(at: pass.progress))
    return part.isFinite ? ShownTransition(effect: effect, part: part) : nil
  }
}
