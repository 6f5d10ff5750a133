extension [RunningAnimation] {
  /// The span in which they move the layer, in seconds of its own time: from the first begin to the last end.
  @MainActor
  var motion: (start: Double, end: Double) {
    var motion = (start: Double.infinity, end: -Double.infinity)
    for animation in self where animation.isStamped && animation.compiled.movesLayer {
      let timing = animation.timing
      motion.start = Swift.min(motion.start, timing.speed == 0 ? -.infinity : timing.beginTime)
      motion.end = Swift.max(motion.end, timing.endTime)
    }
    return motion
  }
}

extension CompiledAnimation {
  /// Whether it changes the place or the size of its layer.
  fileprivate var movesLayer: Bool {
    switch contribution {
    // Transitions are handled separately: only one that has an old picture is seen.
    case .nothing, .transition: false
    case .property(let effect): effect.recipient == .layer && effect.movesLayer
    case .group(let animations): animations.contains(where: \.movesLayer)
    }
  }
}

extension PropertyEffect {
  fileprivate var movesLayer: Bool {
    guard case .builtIn(let property) = target.property else { return false }
    switch property {
    case .position, .bounds, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform:
      return true
    default: return false
    }
  }
}
