import QuartzCore

/// How the changes of one animation block animate.
struct AnimationSettings {
  /// Seconds; not above 0 means that changes happen at once (U5).
  var duration = 0.2
  /// Seconds before it starts, from when the change is made.
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  /// Passes, as of `CAMediaTiming`; 0 plays once.
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var allowsUserInteraction = false
  var laysOutSubviews = false

  /// The values of the begin and commit form before anything is set (U6).
  init() {}

  /// The settings of a block within `outer`, which it inherits from as its options say (U8).
  ///
  /// A delay is never inherited.
  init(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    within outer: AnimationSettings?
  ) {
    self.duration = duration
    self.delay = delay.isFinite ? delay : 0
    curve = options.curve
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
    guard let outer else { return }
    if !options.contains(.overrideInheritedDuration) { self.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    guard !options.contains(.overrideInheritedOptions) else { return }
    repeatCount = outer.repeatCount
    autoreverses = outer.autoreverses
    beginsFromCurrentState = outer.beginsFromCurrentState
    allowsUserInteraction = outer.allowsUserInteraction
    laysOutSubviews = outer.laysOutSubviews
  }

  /// Sets the timing of `animation`, which goes on `layer`.
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.timingFunction = curve.timingFunction
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    // A pass back must not leave the start value on screen past the end (U11).
    animation.fillMode = autoreverses ? .backwards : .both
    if delay != 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }
}
