public import CoreGraphics

/// The base of all animations: timing, a timing function, and a delegate that is notified of start and stop.
///
/// Adding an animation to a layer copies it; a later change of the original has no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// All settings except the delegate and those of subclasses.
  package final var settings = AnimationSettings()

  /// When it begins, in its layer's (or group's) time, in seconds; default 0, which means at the commit.
  open var beginTime: CFTimeInterval {
    get { settings.beginTime }
    set { settings.beginTime = newValue }
  }
  /// The duration of one pass, in its own seconds; default 0, which means the transaction's when it is added.
  open var duration: CFTimeInterval {
    get { settings.duration }
    set { settings.duration = newValue }
  }
  /// The speed of its time relative to its layer's; default 1; negative plays backwards, 0 stands still.
  open var speed: Float {
    get { settings.speed }
    set { settings.speed = newValue }
  }
  /// An offset added to its own time, in seconds, modulo its passes; default 0.
  open var timeOffset: CFTimeInterval {
    get { settings.timeOffset }
    set { settings.timeOffset = newValue }
  }
  /// The number of cycles; may be fractional or infinite; default 0, which plays one.
  open var repeatCount: Float {
    get { settings.repeatCount }
    set { settings.repeatCount = newValue }
  }
  /// The duration of all repetitions, in its own seconds; default 0, which leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { settings.repeatDuration }
    set { settings.repeatDuration = newValue }
  }
  /// Whether each pass is followed by the same pass backwards; default false.
  open var autoreverses: Bool {
    get { settings.autoreverses }
    set { settings.autoreverses = newValue }
  }
  /// What it shows outside of the active time; default `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { settings.fillMode }
    set { settings.fillMode = newValue }
  }

  /// The timing function of each pass; default `nil`, which means linear.
  open var timingFunction: CAMediaTimingFunction? {
    get { settings.timingFunction }
    set { settings.timingFunction = newValue }
  }
  /// The delegate that is notified of start and stop.
  ///
  /// It is kept alive until the animation ends.
  open var delegate: (any CAAnimationDelegate)? {
    get { keptDelegate }
    set { keptDelegate = newValue }
  }
  private final var keptDelegate: (any CAAnimationDelegate)?
  /// Whether it is removed from its layer at the end of its active time, whatever `fillMode` is; default true.
  open var isRemovedOnCompletion: Bool {
    get { settings.isRemovedOnCompletion }
    set { settings.isRemovedOnCompletion = newValue }
  }
  /// The preferred frame rates; default `.default`.
  ///
  /// Stored without effect: every frame shows the exact value of each animation, and the screen's rate is not lowered
  /// for one animation among others.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { settings.preferredFrameRateRange }
    set { settings.preferredFrameRateRange = newValue }
  }

  /// An animation of duration 0: it takes the transaction's duration when it is added.
  public required override init() {
    super.init()
  }

  /// The animation of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) {
    super.init()
    guard archiving?.takeArchive(coder) == true else { return nil }
  }

  /// Writes the animation to an archive: every value that `shouldArchiveValue(forKey:)` is true for.
  ///
  /// The delegate is not written, nor are values that archives cannot hold; the latter are reported.
  open func encode(with coder: NSCoder) {
    archiving?.writeArchive(coder)
  }

  /// Whether an archive of the animation contains the value of a key.
  ///
  /// The default is true for a value other than that of a new animation, but, as on Apple's systems, false for
  /// `preferredFrameRateRange` and a spring's `initialVelocity`, which are always archived.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    archiving?.hasValueToArchive(forKey: key) == true
  }

  /// Whether archives may require secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// The class that an archive names, under a name that can be found again.
  open override nonisolated var classForKeyedArchiver: AnyClass? { namedForArchives() }

  /// An independent copy, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeValues(from: self)
    return copy
  }

  /// Copies all values of `other`, which is of the same class.
  ///
  /// Subclasses extend it.
  package func takeValues(from other: CAAnimation) {
    settings = other.settings
    keptDelegate = other.keptDelegate
  }

  /// Adds a copy of itself to the layer under the event's name: an animation as an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? any AnimatedLayer)?.add(self, forKey: event)
  }

  /// The effect on its layer's values.
  package func contribution(to layer: any AnimatedLayer) -> CompiledAnimation.Contribution {
    .nothing
  }

  /// The animation as plain data, compiled once, when it is added.
  package func compiled(on layer: any AnimatedLayer) -> CompiledAnimation {
    reportBadNumbers(on: layer)
    return CompiledAnimation(timing: mediaTiming, pace: pace, contribution: contribution(to: layer))
  }

  /// The timing function or spring that maps its progress.
  package var pace: Pace {
    guard let curve = settings.timingFunction?.curve, curve.isFinite else { return .even }
    return .curve(.of(curve))
  }

  /// The timing as numbers, with the duration that it has once it is added (T8).
  package final var mediaTiming: MediaTiming { settings.timing }

  /// The properties that key-value access reaches, by key.
  package class var keys: [String: ObjectKey] { ObjectKey.ofAnimation }

  /// The default value of a key, or `nil`.
  ///
  /// For a property it is that of a new animation, but `nil` if that is zero, false or `nil`, as with layers. A
  /// subclass can override it for keys of its own; new animations do not take the values of their properties from here.
  open class func defaultValue(forKey key: String) -> Any? {
    keys[key]?.defaultValue.map { objectForm($0) }
  }

  /// Sets a property by its name, or a value under any other key, which copies of the animation keep.
  ///
  /// A property that cannot take `value` keeps what it has, and that is reported when the animation is added to a
  /// layer.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// The value of a property, or the value under any other key; for keys never set the class's default.
  ///
  /// It is an object, as in `CALayer.value(forKey:)`.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }
}

extension CAAnimation: @MainActor NSCopying {}

extension CAAnimation: @MainActor NSSecureCoding {}

/// The delegate of an animation, notified of its start and stop.
///
/// Both methods are optional, and are called on the main thread.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called at the beginning of the active time, after the commit and any delay; `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when it has ended; `flag` is true only if the active time ran to its end without removal.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  static let ofAnimation: [String: ObjectKey] = [
    "beginTime": form(\CAAnimation.beginTime),
    "duration": form(\CAAnimation.duration),
    "speed": form(\CAAnimation.speed, default: 1),
    "timeOffset": form(\CAAnimation.timeOffset),
    "repeatCount": form(\CAAnimation.repeatCount),
    "repeatDuration": form(\CAAnimation.repeatDuration),
    "autoreverses": form(\CAAnimation.autoreverses),
    "fillMode": name(\CAAnimation.fillMode, default: .removed),
    "timingFunction": object(\CAAnimation.timingFunction),
    "delegate": object(\CAAnimation.delegate).archived(.asReference),
    "removedOnCompletion": form(\CAAnimation.isRemovedOnCompletion, default: true),
    "preferredFrameRateRange":
      value(\CAAnimation.preferredFrameRateRange).archived(.unasked),
  ]
}
