import QuartzCore

extension UIView {
  /// Animates views through key frames, which `animations` adds by `addKeyframe`.
  ///
  /// Model values change at once, to those of the last frame in time. Each property gets one animation through the
  /// values of its frames: it keeps its old value before the first frame, and between two frames the value of the
  /// earlier one. A change outside of any frame takes the whole duration. A frame that begins while another of the same
  /// property is running continues from its value there.
  ///
  /// The curve, given by its bits in `UIView.AnimationOptions`, applies to the animation as a whole; easeInOut unless
  /// set. Within another block, duration and options are that block's unless `options` overrides them; within a key
  /// frame the frames are parts of that one.
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once, without animation.
  ///   - delay: Seconds before it starts; the old values show meanwhile.
  ///   - options: Flags, and the calculation mode between the frames; default linear.
  ///   - animations: Adds the frames. Called once, before this method returns.
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

  /// Adds a key frame: changes that animate during a part of the enclosing `animateKeyframes` block.
  ///
  /// Without such a block the mistake is reported, and the changes happen at once.
  /// - Parameters:
  ///   - frameStartTime: When it starts, 0 … 1 of the block's duration.
  ///   - frameDuration: Its length, 0 … 1 of the block's duration; it ends with the block at the latest, and 0 jumps.
  ///   - animations: Makes the changes. Called once, before this method returns.
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

  /// How a block of key frames animates: flags and a calculation mode, with the same bits as Apple's.
  ///
  /// The mode is a number in a field of several bits, not a flag. The flags are those of `UIView.AnimationOptions`; its
  /// curves can be given by their bits too.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Options with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of changed views within the block, so that they animate too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the views while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value instead of the previous model value, where an animation is running.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs each pass backwards too; the view shows its end value afterwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration, not that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses its own repeat, interaction and start options, not those of the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly from frame to frame: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps at the end of each frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates at a constant speed over all frames, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Follows a smooth curve (cubic spline) through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Follows a smooth curve at a constant speed, whatever the frames' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode in its field of bits.
    var calculationMode: CAAnimationCalculationMode {
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let number = Int((rawValue >> 10) & 0xF)
      return number < modes.count ? modes[number] : .linear
    }
  }
}
