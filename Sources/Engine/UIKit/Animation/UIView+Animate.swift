import QuartzCore

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// Values change at once; what shows follows. Within another block, duration, curve and options are that block's
  /// unless `options` overrides them.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags and curve; default easeInOut.
  ///   - animations: Makes the changes. Called once, now.
  ///   - completion: Called once when all animations have ended, with false when one was replaced or removed before its
  ///     end; when nothing animates, without waiting.
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

  /// Animates the changes that `animations` makes to views by a spring that settles in `duration`.
  ///
  /// The spring has mass 1; its stiffness and damping follow from the duration: at its end the swing has fallen to a
  /// thousandth of the distance. Within another block it is inherited with the curve: unless `options` overrides that,
  /// the outer block's curve or spring holds.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - dampingRatio: 1 comes to rest without swinging over, the nearer to 0 the more it swings; above
  ///     1 counts as 1, below 0.01 as 0.01.
  ///   - velocity: The speed at the start, in whole distances per second, positive towards the end.
  ///   - options: Flags; a curve among them says nothing.
  ///   - animations: Makes the changes. Called once, now.
  ///   - completion: Called once, as by the plain form.
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

  /// Animates the changes that `animations` makes to views by a spring that looks as it is asked to.
  ///
  /// It lasts until the spring has settled, which for one that swings is longer than `duration`. The closure does not
  /// escape. Within another block it is inherited as the other spring form is.
  /// - Parameters:
  ///   - duration: The time of one swing without damping, in seconds; default 0.5. One that no spring can have gives
  ///     the default spring of `CASpringAnimation`.
  ///   - bounce: Above −1 … 0 (comes to rest without swinging over) … 1 (swings for ever); default 0. −1 is a spring
  ///     that does not move: the changes happen at once.
  ///   - initialSpringVelocity: The speed at the start, in whole distances per second, positive towards the end.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags; a curve among them says nothing.
  ///   - animations: Makes the changes. Called once, now.
  ///   - completion: Called once, as by the plain form.
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

  /// Animates changes without delay, easing in and out; `completion` as above.
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

  /// Animates changes without delay, easing in and out.
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

  /// The duration of the animation block that is open, in seconds; 0 without one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  /// Makes the changes of `animations`, within a block, repeat `count` times, each pass running back
  /// again when `autoreverses`.
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
