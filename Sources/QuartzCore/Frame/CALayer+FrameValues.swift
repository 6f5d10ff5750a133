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
    animations.shown?.values ?? committedValues ?? values
  }

  /// Evaluates the layer's animations for the frame, in place.
  ///
  /// - Parameter time: In the layer's own time.
  package func evaluateForFrame(at time: Double) {
    guard !animations.running.isEmpty, let committedValues else {
      animations.shown = nil
      animations.oldPicture = nil
      return
    }
    guard let shown = animations.shown else {
      let shown = ShownValues(committedValues)
      animations.shown = shown
      shown.transition = evaluateTransition(at: time)
      return apply(to: &shown.values, over: committedValues, at: time)
    }
    shown.transition = evaluateTransition(at: time)
    if shown.isStale {
      shown.values = committedValues
      shown.isStale = false
    } else {
      for index in animations.running.indices {
        animations.running[index].reset(&shown.values, to: committedValues)
      }
    }
    apply(to: &shown.values, over: committedValues, at: time)
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

  private func apply(to result: inout LayerValues, over model: LayerValues, at time: Double) {
    for index in animations.running.indices {
      animations.running[index].apply(to: &result, over: model, at: time)
    }
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

/// The way down to a layer whose time in the frame is asked for: a deep tree does not fit on the stack.
@MainActor
private enum FramePath {
  /// Empty between calls; kept for its room.
  static var layers: ContiguousArray<CALayer> = []
}
