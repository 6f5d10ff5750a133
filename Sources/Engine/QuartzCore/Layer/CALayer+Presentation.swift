import CoreGraphics

extension CALayer {
  /// A copy with the values on screen now: those of the last commit, with running animations (TR12).
  ///
  /// `nil` until the layer was committed in a window's tree. Its tree answers copies as well.
  public func presentation() -> Self? {
    if presentationSource != nil { return self }
    // A layer that displays itself for a frame asks for what that shows.
    return presentation(at: Engine.current.frameDisplay?.time ?? MediaClock.now)
  }

  /// The layer that this is a presentation copy of, or the layer itself (TR13).
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

  /// What shows at a global time; which time that is here is asked only where it matters.
  private func presentationValues(atGlobal time: Double) -> LayerValues {
    let superlayer = tree.superlayer
    guard !animations.running.isEmpty || superlayer?.animations.reachesSublayers == true else {
      return committed?.values ?? values
    }
    return presentationValues(atParent: superlayer?.localTime(atGlobal: time) ?? time)
  }

  /// What shows at a time of the superlayer's, with what animations there do to this layer by name (KP4).
  package func presentationValues(atParent time: Double) -> LayerValues {
    var result = presentationValues(atLocal: timing.local(fromParent: time))
    guard let parent = tree.superlayer, parent.animations.reachesSublayers,
      let recipient = recipient(in: parent)
    else { return result }
    let model = committed?.values ?? values
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

  /// Animations of the superlayer may have lost the layer with its name, and found another (KP4).
  func nameDidChange() {
    guard let parent = tree.superlayer, parent.animations.reachesSublayers else { return }
    setNeedsCommit()
    parent.setNeedsCommit()
  }

  /// How animations of `superlayer` name this layer (KP4); `nil` when they cannot.
  func recipient(in superlayer: CALayer) -> EffectRecipient? {
    if superlayer.tree.mask === self { return .mask }
    guard let name, superlayer.tree.sublayers.first(where: { $0.name == name }) === self else {
      return nil
    }
    return .sublayer(named: name)
  }

  /// What shows at a time of the layer's own, by its own animations: the committed values, bent by each running
  /// animation in turn (T20).
  package func presentationValues(atLocal time: Double) -> LayerValues {
    let model = committed?.values ?? values
    var result = model
    for animation in animations.running {
      animation.apply(to: &result, over: model, at: time, isTimeRunning: isTimeRunning)
    }
    return result
  }
}
