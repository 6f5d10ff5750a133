import CoreGraphics

/// An animation object as plain data: when it runs, how it is paced, and what it does.
package struct CompiledAnimation {
  package var timing: MediaTiming
  var pace: Pace
  let contribution: Contribution

  /// What an animation does to its layer's values.
  package enum Contribution {
    /// Nothing: only its times and callbacks matter.
    case nothing
    case property(PropertyEffect)
    /// Its animations do it, in their order (X10), on a clock that is the group's (X9).
    case group([CompiledAnimation])
    /// It leads from the layer's old picture to its new one.
    case transition(TransitionEffect)
  }

  /// Bends `values` of the layer, or of one below it, as at `time` in the parent's time.
  ///
  /// - Parameters:
  ///   - values: What the animations before this one left.
  ///   - recipient: Whose values these are.
  ///   - model: The values without any animation, for ends that were left open (B3).
  ///   - time: In the layer's time, or for a group's animation in seconds of the group's pass.
  ///   - includesEnd: Whether the very end still shows: a group that is held at its end shows its
  ///     animations' ends, and so does a layer whose time stands still.
  func apply(
    to values: inout LayerValues,
    of recipient: EffectRecipient,
    over model: LayerValues,
    at time: Double,
    includesEnd: Bool = false
  ) {
    guard let pass = timing.pass(at: time, includesEnd: includesEnd) else { return }
    let isEndless = !timing.duration.isFinite
    let progress =
      isEndless
      ? pace.value(afterEndless: timing.endlessTime(at: time)) : pace.value(at: pass.progress)
    switch contribution {
    case .nothing, .transition: break
    case .property(let effect):
      guard effect.recipient == recipient else { return }
      // A cycle that comes back ends where it began, and that is what adds up (B6).
      let cycleEnd = effect.isCumulative ? pace.value(at: timing.autoreverses ? 0 : 1) : 1
      effect.apply(
        to: &values,
        over: model,
        progress: progress,
        cycle: pass.cycleIndex,
        cycleEnd: cycleEnd
      )
    case .group(let animations):
      // Clipped by the group's duration, never scaled to it (X7).
      let groupTime = isEndless ? timing.endlessTime(at: time) : progress * timing.duration
      for animation in animations {
        animation.apply(to: &values, of: recipient, over: model, at: groupTime, includesEnd: true)
      }
    }
  }
}

extension CompiledAnimation {
  /// What it does to the layer's picture, if it is a transition.
  var transition: TransitionEffect? {
    if case .transition(let effect) = contribution { effect } else { nil }
  }
}

extension CompiledAnimation.Contribution {
  /// Gives the properties that it animates in `values` the model's values back.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    switch self {
    case .nothing, .transition: break
    case .property(let effect): effect.reset(&values, to: model)
    case .group(let animations):
      for animation in animations { animation.contribution.reset(&values, to: model) }
    }
  }

  /// Whether something in it animates `property` of the layer that holds it.
  func animates(_ property: AnimatedKey) -> Bool {
    switch self {
    case .nothing, .transition: false
    case .property(let effect): effect.changes(property) && effect.recipient == .layer
    case .group(let animations): animations.contains { $0.contribution.animates(property) }
    }
  }

  /// Whether something in it animates a sublayer or the mask (KP4).
  var reachesSublayers: Bool {
    switch self {
    case .nothing, .transition: false
    case .property(let effect): effect.recipient != .layer
    case .group(let animations): animations.contains { $0.contribution.reachesSublayers }
    }
  }
}
