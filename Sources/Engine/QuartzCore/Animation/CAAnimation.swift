public import CoreGraphics

/// The base of all animations: a time of its own, a pace, and someone who hears when it starts and stops.
///
/// Adding one to a layer copies it; changing the original afterwards does nothing (B8).
@MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// All that it has, but for what its subclasses add.
  package final var settings = AnimationSettings()

  /// When it begins, in its layer's (or group's) time, seconds; default 0, which is when it is committed (T9).
  open var beginTime: CFTimeInterval {
    get { settings.beginTime }
    set { settings.beginTime = newValue }
  }
  /// How long one pass lasts, in its own seconds; default 0, which takes the transaction's when added (T8).
  open var duration: CFTimeInterval {
    get { settings.duration }
    set { settings.duration = newValue }
  }
  /// How many of its seconds go by in one of its layer's; default 1; negative plays backwards, 0 stands still.
  open var speed: Float {
    get { settings.speed }
    set { settings.speed = newValue }
  }
  /// Where in its own time it starts, in seconds, wrapping round its passes; default 0.
  open var timeOffset: CFTimeInterval {
    get { settings.timeOffset }
    set { settings.timeOffset = newValue }
  }
  /// How many cycles; may be fractional or infinite; default 0, which plays one (T5).
  open var repeatCount: Float {
    get { settings.repeatCount }
    set { settings.repeatCount = newValue }
  }
  /// How long it repeats, in its own seconds; default 0, which leaves it to `repeatCount` (T4).
  open var repeatDuration: CFTimeInterval {
    get { settings.repeatDuration }
    set { settings.repeatDuration = newValue }
  }
  /// Whether each pass is followed by the same pass backwards; default false (T3).
  open var autoreverses: Bool {
    get { settings.autoreverses }
    set { settings.autoreverses = newValue }
  }
  /// What shows outside the active time; default `.removed` (T11).
  open var fillMode: CAMediaTimingFillMode {
    get { settings.fillMode }
    set { settings.fillMode = newValue }
  }

  /// The pace of each pass; default `nil`, which is linear (T23).
  open var timingFunction: CAMediaTimingFunction? {
    get { settings.timingFunction }
    set { settings.timingFunction = newValue }
  }
  /// Who hears of start and stop.
  ///
  /// Kept alive until the animation ends (R5).
  open var delegate: (any CAAnimationDelegate)? {
    get { settings.delegate }
    set { settings.delegate = newValue }
  }
  /// Whether it is removed from its layer when its active time is over, whatever `fillMode` says (T12); default true.
  open var isRemovedOnCompletion: Bool {
    get { settings.isRemovedOnCompletion }
    set { settings.isRemovedOnCompletion = newValue }
  }
  /// How often it would like to be shown; default `.default`.
  ///
  /// Stored, and without effect: every frame that the screen shows has each animation's exact value, and
  /// the screen's rate is not lowered for one animation among others.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { settings.preferredFrameRateRange }
    set { settings.preferredFrameRateRange = newValue }
  }

  /// An animation of no duration: it takes the transaction's when it is added (T8).
  public required override init() {
    super.init()
  }

  /// An independent copy, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeValues(from: self)
    return copy
  }

  /// Copies every value from `other`, which is of the same class.
  ///
  /// Subclasses extend it.
  package func takeValues(from other: CAAnimation) {
    settings = other.settings
  }

  /// As an action, an animation adds a copy of itself to the layer under the event's name (A1).
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What it does to its layer's values.
  package func contribution(to layer: CALayer) -> CompiledAnimation.Contribution { .nothing }

  /// The animation as plain data, made once, when it is added.
  package func compiled(on layer: CALayer) -> CompiledAnimation {
    reportBadNumbers(on: layer)
    return CompiledAnimation(timing: mediaTiming, pace: pace, contribution: contribution(to: layer))
  }

  /// How its progress is bent.
  package var pace: Pace {
    guard let curve = settings.timingFunction?.curve, curve.isFinite else { return .even }
    return .curve(.of(curve))
  }

  /// Its timing as numbers, with the duration that holds once it is added (T8).
  package final var mediaTiming: MediaTiming { settings.timing }

  /// The properties that key-value access reaches, by key.
  package class var keys: [String: ObjectKey] { ObjectKey.ofAnimation }

  /// The value of a key that was never set, or `nil`.
  ///
  /// For properties it is what a new animation has, but `nil` where that is zero, false or nothing, as
  /// with layers (peer 142). A subclass that overrides it answers for keys of its own; the values of new
  /// animations' properties are not taken from here.
  open class func defaultValue(forKey key: String) -> Any? {
    keys[key]?.defaultValue.map { objectForm($0) }
  }

  /// Sets a property by its name, or a value under any other key, which is copied along (R6).
  ///
  /// A property that cannot be `value` keeps what it has, and that is reported when the animation is
  /// added to a layer.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// A property by its name, or the value under any other key; for keys never set the class's default.
  ///
  /// It is an object, as `CALayer.value(forKey:)` has it.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }
}

extension CAAnimation: @MainActor NSCopying {}

/// Who hears of an animation's start and stop.
///
/// Both calls are optional, and come on the main thread.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The active time has begun: after the commit, and after any delay (R2). `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)

  /// It is over. `flag` is true only when the active time ran to its end without removal (R3).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
