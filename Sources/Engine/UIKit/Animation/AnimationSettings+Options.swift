import QuartzCore

extension AnimationSettings {
  /// The settings of a block within `outer`, which it inherits from as its options say (U8).
  ///
  /// A delay is never inherited. A spring is inherited with the curve that it replaces. With the duration a block
  /// inherits what runs it: the changes belong to the outer key frame or the outer animator. A block within a key frame
  /// that has a duration of its own begins when the key frame does.
  init(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    spring: BlockSpring? = nil,
    within outer: AnimationSettings?
  ) {
    self.init()
    self.duration = spring?.settlingDuration ?? duration
    self.delay = delay.isFinite ? delay : 0
    curve = options.curve.functionName
    self.spring = spring
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
    frameRates = options.frameRates
    guard let outer else { return }
    if !options.contains(.overrideInheritedDuration) {
      self.duration = outer.duration
      (keyframe, animator) = (outer.keyframe, outer.animator)
    } else if let keyframe = outer.keyframe {
      self.delay += keyframe.start * outer.duration
    }
    if !options.contains(.overrideInheritedCurve) {
      curve = outer.curve
      self.spring = outer.spring
    }
    guard !options.contains(.overrideInheritedOptions) else { return }
    repeatCount = outer.repeatCount
    autoreverses = outer.autoreverses
    beginsFromCurrentState = outer.beginsFromCurrentState
    allowsUserInteraction = outer.allowsUserInteraction
    laysOutSubviews = outer.laysOutSubviews
    frameRates = outer.frameRates
  }
}
