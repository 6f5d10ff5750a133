import CoreGraphics

extension CALayer {
  /// A copy with the values on screen now: those of the last commit, with running animations (TR12).
  ///
  /// `nil` until the layer was committed in a window's tree. Its tree answers copies as well.
  public func presentation() -> Self? {
    if presentationSource != nil { return self }
    return presentation(at: MediaClock.now)
  }

  /// The layer that this is a presentation copy of, or the layer itself (TR13).
  public func model() -> Self {
    guard let model = presentationSource?.model as? Self else { return self }
    return model
  }

  /// The presentation copy at a global time in seconds.
  package func presentation(at time: Double) -> Self? {
    guard committedValues != nil else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.becomePresentation(
      of: self,
      values: presentationValues(atLocal: localTime(atGlobal: time)),
      at: time
    )
    return copy
  }

  /// What shows at a time of the layer's own: the committed values, bent by each running animation in turn (T20).
  package func presentationValues(atLocal time: Double) -> LayerValues {
    let model = committedValues ?? values
    var result = model
    for animation in animations.running {
      animation.apply(to: &result, over: model, at: time)
    }
    return result
  }
}
