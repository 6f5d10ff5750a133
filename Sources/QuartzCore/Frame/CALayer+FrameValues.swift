import CoreGraphics

/// The values of an animated layer in the frame, kept from frame to frame and changed in place.
package final class ShownValues {
  package internal(set) var values: LayerValues
  /// The transition as the frame shows it.
  var transition: ShownTransition?
  /// Whether the model has changed since, so that all has to be taken from it again.
  var isStale = false

  init(_ values: LayerValues) {
    self.values = values
  }
}

extension CALayer {
  /// The values that the frame shows: evaluated where animations run, else those of the last commit.
  package var frameValues: LayerValues {
    animations.shown?.values ?? committed?.values ?? values
  }

  /// Evaluates the layer's animations for the frame, in place.
  ///
  /// - Parameter time: In the layer's own time.
  package func evaluateForFrame(at time: Double) {
    animations.evaluate(over: committed, at: time)
  }

  /// Evaluates the layer with what its superlayer's animations do to it by name (KP4).
  ///
  /// - Parameter time: In the superlayer's time.
  func evaluateNamed(atParent time: Double) {
    let values = presentationValues(atParent: time)
    guard let shown = animations.shown else {
      animations.shown = ShownValues(values)
      animations.shown?.isStale = true
      return
    }
    shown.values = values
    shown.isStale = true
  }

  /// The layer's time in the frame of that number, at the global time `time`.
  ///
  /// Kept for the frame: thousands of sublayers ask their superlayer.
  func frameTime(at time: Double, frame: Int) -> Double {
    var next: CALayer? = self
    while let layer = next, layer.shown.frame != frame {
      FramePath.layers.append(layer)
      next = layer.tree.superlayer
    }
    var local = next?.shown.time ?? time
    while let layer = FramePath.layers.popLast() {
      local = layer.timing.local(fromParent: local)
      (layer.shown.frame, layer.shown.time) = (frame, local)
    }
    return local
  }
}

extension LayerAnimations {
  /// Brings the values that the frame shows to `time`, in the layer's time: the committed ones, bent by
  /// each running animation in turn (T20).
  mutating func evaluate(over committed: CommittedValues?, at time: Double) {
    guard !running.isEmpty, let committed else {
      shown = nil
      oldPicture = nil
      return
    }
    let isNew = self.shown == nil
    let shown = self.shown ?? ShownValues(committed.values)
    if isNew { self.shown = shown }
    // A transition that is committed has a picture to lead away from.
    shown.transition = oldPicture == nil ? nil : evaluateTransition(at: time)
    let isFresh = isNew || shown.isStale
    if shown.isStale {
      shown.values = committed.values
      shown.isStale = false
    }
    // In place: a copy of an animation would count its references up and down.
    running.withUnsafeBufferPointer { animations in
      guard let first = animations.baseAddress else { return }
      if !isFresh {
        for index in 0..<animations.count {
          (first + index).pointee.reset(&shown.values, to: committed.values)
        }
      }
      for index in 0..<animations.count {
        (first + index).pointee.apply(to: &shown.values, over: committed.values, at: time)
      }
    }
  }
}

/// The way down to a layer whose time in the frame is asked for: a deep tree does not fit on the stack.
@MainActor
private enum FramePath {
  /// Empty between calls; kept for its room.
  static var layers: ContiguousArray<CALayer> = []
}
