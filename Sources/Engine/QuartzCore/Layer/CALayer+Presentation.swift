import CoreGraphics

extension CALayer {
  /// A copy with the values on screen now: those of the last commit, with the running animations.
  ///
  /// `nil` until the layer was committed in a window's tree. Sublayers and superlayer of a copy are copies too.
  public func presentation() -> Self? {
    if presentationSource != nil { return self }
    // A layer that displays itself for a frame asks for what that shows.
    return presentation(at: TreeEngine.current.timeOfFrameDisplay ?? MediaClock.now)
  }

  /// The layer that this is a presentation copy of, or the layer itself.
  public func model() -> Self {
    guard let model = presentationSource?.model as? Self else { return self }
    return model
  }

  /// The presentation copy at a global time in seconds.
  package func presentation(at time: Double) -> Self? {
    guard committed != nil else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.becomePresentation(of: self, values: presentationValues(atGlobal: time), at: time)
    return copy
  }

  /// The values shown at a global time; the conversion to the layer's own time is made only if it is needed.
  private func presentationValues(atGlobal time: Double) -> LayerValues {
    let superlayer = tree.superlayer
    guard !animations.running.isEmpty || superlayer?.animations.reachesSublayers == true else {
      return committed?.value ?? values
    }
    return presentationValues(atParent: superlayer?.localTime(atGlobal: time) ?? time)
  }

  /// The values shown at a time of the superlayer, with the superlayer's animations that name this layer (KP4).
  package func presentationValues(atParent time: Double) -> LayerValues {
    var result = presentationValues(atLocal: timing.local(fromParent: time))
    guard let parent = tree.superlayer, parent.animations.reachesSublayers,
      let recipient = recipient(in: parent)
    else { return result }
    let model = committed?.value ?? values
    for animation in parent.animations.running {
      animation.apply(
        to: &result,
        of: recipient,
        over: model,
        at: time,
        isTimeRunning: parent.isTimeRunning
      )
    }
    return result
  }

  /// How animations of `superlayer` address this layer (KP4); `nil` if they cannot.
  func recipient(in superlayer: CALayer) -> EffectRecipient? {
    if superlayer.tree.mask === self { return .mask }
    guard let name, superlayer.tree.sublayers.first(where: { $0.name == name }) === self else {
      return nil
    }
    return .sublayer(named: name)
  }

  /// The values shown at a time of the layer's own, by its own animations: each running animation in turn is applied to
  /// the committed values (T20).
  package func presentationValues(atLocal time: Double) -> LayerValues {
    let model = committed?.value ?? values
    var result = model
    for animation in animations.running {
      animation.apply(to: &result, over: model, at: time, isTimeRunning: isTimeRunning)
    }
    return result
  }
}
