import CoreGraphics

/// An animation object compiled to plain data: its timing, its timing function, and its effect.
package struct CompiledAnimation {
  package var timing: MediaTiming
  package internal(set) var pace: Pace
  package internal(set) var contribution: Contribution

  /// The effect of an animation on its layer's values.
  package enum Contribution {
    /// No effect: only its times and callbacks matter.
    case nothing
    case property(PropertyEffect)
    /// The effects of the group's animations, in their order (X10), in the group's time (X9).
    case group([CompiledAnimation])
    /// A transition from the layer's old picture to its new one.
    case transition(TransitionEffect)
  }

  /// Applies the animation to `values` of the layer, or of a layer below it, at `time` in the parent's time.
  ///
  /// - Parameters:
  ///   - values: The values after the animations before this one.
  ///   - recipient: The layer that the values belong to.
  ///   - model: The values without any animation, for missing ends (B3).
  ///   - time: Seconds in the layer's time, or in the group's pass for an animation of a group.
  ///   - includesEnd: Whether the exact end still shows: a group that holds its end shows its animations' ends, and so
  ///     does a layer whose time stands still.
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
      // An autoreversed cycle ends at its start value, and that is what adds up (B6).
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
  /// Its transition, if it is one.
  var transition: TransitionEffect? {
    if case .transition(let effect) = contribution { effect } else { nil }
  }
}

extension CompiledAnimation.Contribution {
  /// Resets the properties that it animates in `values` to the model's values.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    switch self {
    case .nothing, .transition: break
    case .property(let effect): effect.reset(&values, to: model)
    case .group(let animations):
      for animation in animations { animation.contribution.reset(&values, to: model) }
    }
  }

  /// Whether it, or an animation of its group, animates `property` of its own layer.
  func animates(_ property: AnimatedKey) -> Bool {
    switch self {
    case .nothing, .transition: false
    case .property(let effect): effect.changes(property) && effect.recipient == .layer
    case .group(let animations): animations.contains { $0.contribution.animates(property) }
    }
  }

  /// Whether it, or an animation of its group, animates a sublayer or the mask (KP4).
  var reachesSublayers: Bool {
    switch self {
    case .nothing, .transition: false
    case .property(let effect): effect.recipient != .layer
    case .group(let animations): animations.contains { $0.contribution.reachesSublayers }
    }
  }
}
