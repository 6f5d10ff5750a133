import QuartzCore

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// Model values change at once; the shown values follow. Within another block, the duration, curve and options are
  /// that block's unless `options` overrides them.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags and curve; default easeInOut.
  ///   - animations: Makes the changes. Called once, before this method returns.
  ///   - completion: Called once when all animations have ended, with false when one was replaced or removed before its
  ///     end; without delay when nothing animates.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: options,
      within: AnimationBlock.current?.settings
    )
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views with a spring that settles in `duration`.
  ///
  /// The spring has mass 1; its stiffness and damping follow from the duration: at its end the oscillation has decayed
  /// to a thousandth of the distance. Within another block the spring is inherited with the curve: unless `options`
  /// overrides that, the outer block's curve or spring is used.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - dampingRatio: 1 comes to rest without overshoot; the nearer to 0, the more it oscillates. Above 1 is taken as
  ///     1, below 0.01 as 0.01.
  ///   - velocity: The initial speed, in whole distances per second, positive towards the end.
  ///   - options: Flags; a curve among them has no effect.
  ///   - animations: Makes the changes. Called once, before this method returns.
  ///   - completion: Called once, as in the form without a spring.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: options,
      spring: BlockSpring(dampingRatio: Double(dampingRatio), velocity: Double(velocity)),
      within: AnimationBlock.current?.settings
    )
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views with a spring given by its perceptual duration and bounce.
  ///
  /// It lasts until the spring has settled, which for one that oscillates is longer than `duration`. The closure does
  /// not escape. Within another block the spring is inherited as in the other spring form.
  /// - Parameters:
  ///   - duration: The period of one undamped oscillation, in seconds; default 0.5. A value that no spring can have
  ///     selects the default spring of `CASpringAnimation`.
  ///   - bounce: Above −1 … 0 (comes to rest without overshoot) … 1 (oscillates for ever); default 0. −1 is a spring
  ///     that does not move: the changes happen at once.
  ///   - initialSpringVelocity: The initial speed, in whole distances per second, positive towards the end.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags; a curve among them has no effect.
  ///   - animations: Makes the changes. Called once, before this method returns.
  ///   - completion: Called once, as in the form without a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = BlockSpring(
      look: duration,
      bounce: Double(bounce),
      velocity: Double(initialSpringVelocity)
    )
    let settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: options,
      spring: spring,
      within: AnimationBlock.current?.settings
    )
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Animates changes without delay, with ease-in-ease-out; `completion` as in the form with options.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes without delay, with ease-in-ease-out.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Makes changes without animation, also within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationBlock.areAnimationsEnabled
    AnimationBlock.areAnimationsEnabled = false
    actionsWithoutAnimation()
    AnimationBlock.areAnimationsEnabled = wereEnabled
  }

  /// Whether blocks animate; default true.
  public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  /// Sets whether blocks animate; while they do not, their changes happen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// The duration of the innermost open animation block, in seconds; 0 without one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  /// Repeats the animations of `animations`, within a block, `count` times, each pass also backwards if `autoreverses`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    let settings = block.settings
    block.settings.repeatCount = Float(count)
    block.settings.autoreverses = autoreverses
    animations()
    block.settings.repeatCount = settings.repeatCount
    block.settings.autoreverses = settings.autoreverses
  }
}

extension UIView: AnimatedView {
  var isInWindow: Bool { window != nil }
}
