import CoreGraphics

extension CALayer {
  /// Shows what the layer draws from the values that the frame has evaluated, if an animation has bent
  /// one that it draws from (DI6).
  ///
  /// - Parameter time: The frame's global time, in seconds.
  func redrawForFrame(at time: Double) {
    guard let shown = animations.shown, shown.values.custom.needsRedraw else { return }
    shown.values.contents = redrawnContents(with: shown.values, at: time)
  }

  /// The contents that a presentation copy draws, so that the model keeps its own.
  ///
  /// Values that stand still, as after an animation that is kept at its end, are not drawn twice.
  private func redrawnContents(with values: LayerValues, at time: Double) -> CGImage? {
    if let redrawn = animations.redrawn, redrawn.isDrawn(from: values) { return redrawn.contents }
    let copy = type(of: self).init(layer: self)
    copy.becomePresentation(of: self, values: values, at: time)
    // All of it is to be drawn: what the model has drawn is of other values.
    copy.pending.dirtyArea = .everything
    if EngineTrace.isOn { EngineTrace.note(.redrawn, of: self) }
    copy.display()
    animations.redrawn = RedrawnContents(from: values, contents: copy.values.contents)
    return copy.values.contents
  }
}

/// What a layer drew for a frame, with all that it could draw from.
package final class RedrawnContents {
  private let source: LayerValues
  fileprivate let contents: CGImage?

  fileprivate init(from source: LayerValues, contents: CGImage?) {
    (self.source, self.contents) = (source, contents)
  }

  fileprivate func isDrawn(from values: LayerValues) -> Bool {
    source.custom == values.custom
      && Self.properties.allSatisfy { source[$0] == values[$0] }
  }

  private static let properties = LayerProperty.allCases
}
