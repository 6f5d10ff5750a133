import QuartzCore

extension UIView {
  /// Animates views through key frames, which `animations` adds by `addKeyframe`.
  ///
  /// Values change at once, to those of the last frame in time. Each property has one animation, through the values of
  /// its frames: it holds its old value before the first one, and between frames the value of the last. What is changed
  /// outside of any frame takes the whole duration. Where a frame begins while another of the same property is on its
  /// way, it takes over from the value there.
  ///
  /// The curve of `UIView.AnimationOptions`, by its bits, bends the animation as a whole; easeInOut unless set. Within
  /// another block, duration and options are that block's unless `options` overrides them; within a key frame the
  /// frames are parts of that one.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags, and how values between the frames are found; default linear.
  ///   - animations: Adds the frames. Called once, now.
  ///   - completion: Called once when all animations have ended, as by `animate`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue),
      within: AnimationBlock.current?.settings
    )
    var keyframes: KeyframeList?
    if settings.keyframe == nil {
      let list = KeyframeList(options.calculationMode)
      keyframes = list
      settings.keyframe = Keyframe(list: list, start: 0, duration: 1)
    }
    AnimationBlock.run(settings, animations, completion: completion, keyframes: keyframes)
  }

  /// Makes changes that animate in a part of the time of the block of key frames around this call.
  ///
  /// Without such a block it is a mistake, which is told, and the changes happen at once.
  /// - Parameters:
  ///   - frameStartTime: When it starts, 0 … 1 of the block's duration.
  ///   - frameDuration: How long it takes, 0 … 1 of the block's duration; it ends with the block at the latest, and 0
  ///     jumps.
  ///   - animations: Makes the changes. Called once, now.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationBlock.current?.settings, let keyframe = outer.keyframe else {
      EngineReport.handler(
        "UIView: addKeyframe(withRelativeStartTime:relativeDuration:animations:) is for within "
          + "animateKeyframes(withDuration:…): the changes happen at once"
      )
      return performWithoutAnimation(animations)
    }
    var settings = outer
    settings.keyframe = keyframe.part(frameStartTime, frameDuration)
    AnimationBlock.run(settings, animations, completion: nil)
  }

  /// How a block of key frames animates: flags, and a calculation mode, in Apple's bits.
  ///
  /// The mode is a number in a field of several bits, not a flag. The flags are those of `UIView.AnimationOptions`,
  /// whose curves can be given by their bits as well.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the changed views' subviews out within the block, so that they animate along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Leaves touches to the views on while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows instead of the previous value, where an animation is running.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs each pass back again; the view shows its end value afterwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration, not that of the block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own repeat, interaction and start options, not those of the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Blends evenly from frame to frame: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps at the end of each frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Blends at an even pace over all frames, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Follows a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Follows a smooth curve at an even pace, whatever the frames' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode in its field of bits.
    var calculationMode: CAAnimationCalculationMode {
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let number = Int((rawValue >> 10) & 0xF)
      return number < modes.count ? modes[number] : .linear
    }
  }
}
