import QuartzCore

/// How the changes of one animation block animate.
struct AnimationSettings {
  /// The duration, in seconds; 0 or less means that changes happen at once (U5).
  var duration = 0.2
  /// The delay before the start, in seconds, counted from when the block was opened.
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  /// The spring that is used in place of the curve.
  var spring: BlockSpring?
  /// The number of passes, as in `CAMediaTiming`; 0 plays once.
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var allowsUserInteraction = false
  var laysOutSubviews = false
  /// The preferred frame rates of the animations.
  var frameRates = CAFrameRateRange.default
  /// The key frame that changes belong to, within a block of key frames.
  var keyframe: Keyframe?
  /// The animator that runs the animations, within an animator's block.
  var animator: UIViewPropertyAnimator?

  /// The values of the begin and commit form before anything is set (U6).
  init() {}

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
    self.duration = spring?.settlingDuration ?? duration
    self.delay = delay.isFinite ? delay : 0
    curve = options.curve
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

  /// An animation with these settings, without values.
  ///
  /// - Parameters:
  ///   - keyPath: The property that it animates.
  ///   - layer: The layer that it will be added to.
  ///   - opening: When the block was opened, in seconds of media time: all its animations start together, after the
  ///     same delay (peer 42).
  /// - Returns: A spring animation for a spring, else a basic one.
  func animation(keyPath: String, on layer: CALayer, opening: Double) -> CABasicAnimation {
    let animation =
      spring?.animation(keyPath: keyPath, settlingIn: duration)
      ?? CABasicAnimation(keyPath: keyPath)
    apply(to: animation, on: layer, opening: opening)
    return animation
  }

  /// Sets the timing of `animation`, which will be added to `layer`.
  func apply(to animation: CAAnimation, on layer: CALayer, opening: Double) {
    animation.duration = duration
    animation.timingFunction = curve.timingFunction
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.preferredFrameRateRange = frameRates
    // A reversed pass must not leave the start value on screen past the end (U11).
    animation.fillMode = autoreverses ? .backwards : .both
    if delay != 0 {
      animation.beginTime = layer.convertTime(opening, from: nil) + delay
    }
  }
}
