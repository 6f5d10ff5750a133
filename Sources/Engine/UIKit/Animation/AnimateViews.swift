public import QuartzCore

/// Animates the changes that `animations` makes to views: `UIView.animate` as one function.
///
/// The closure does not escape, so code in it needs no `self.`. Model values change at once. Within another block it
/// inherits settings as `UIView.animate` does.
/// - Parameters:
///   - duration: Seconds; default 0.2; 0 or less changes at once.
///   - delay: Seconds before it starts; default 0.
///   - options: Flags; a curve among them is used when `curve` is the default one.
///   - curve: The timing curve; default easeInOut.
///   - animations: Makes the changes. Called once, before this function returns.
///   - completion: Called once when all animations have ended; its argument is false when one was removed or replaced
///     before its end.
public func animateViews(
  duration: TimeInterval = 0.2,
  delay: TimeInterval = 0,
  options: UIView.AnimationOptions = [],
  curve: UIView.AnimationCurve = .easeInOut,
  animations: () -> Void,
  completion: ((Bool) -> Void)? = nil
) {
  let options = curve == .easeInOut ? options : options.with(curve)
  let settings = AnimationSettings(
    duration: duration,
    delay: delay,
    options: options,
    within: AnimationBlock.current?.settings
  )
  AnimationBlock.run(settings, animations, completion: completion)
}
