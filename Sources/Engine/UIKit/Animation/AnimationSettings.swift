import QuartzCore

/// How the changes of one animation block animate.
struct AnimationSettings {
  /// The duration, in seconds; 0 or less means that changes happen at once (U5).
  var duration = 0.2
  /// The delay before the start, in seconds, counted from when the block was opened.
  var delay = 0.0
  var curve = CAMediaTimingFunctionName.easeInEaseOut
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
  var animator: (any BlockAnimator)?

  /// The values of the begin and commit form before anything is set (U6).
  init() {}

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
    animation.timingFunction = CAMediaTimingFunction(name: curve)
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
