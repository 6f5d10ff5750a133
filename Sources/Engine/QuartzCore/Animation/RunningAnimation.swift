import CoreGraphics

/// An animation of a layer, as the plain data that each frame evaluates.
@MainActor
package struct RunningAnimation {
  /// Identifies this addition among all others, also under the same key.
  package let identity: Int
  /// The key that it was added with; `nil` if it was added without one.
  package let key: String?
  /// Its key in the layer: generated if it was added without one, so that no such animation replaces another.
  package var name: String { key ?? "animation-\(identity)" }
  /// The layer's own copy: `animation(forKey:)` returns it, and callbacks get it (B8).
  package let source: CAAnimation
  package private(set) var compiled: CompiledAnimation
  /// The completion blocks that wait for this animation (TR8).
  package let completions: [CompletionGroup]
  /// The target to call when this animation finishes.
  package let didStopTarget: TargetActionPair?
  /// Kept as long as its layer was never on screen and a delegate or a completion block waits for its end.
  var hold: AnimationHold?
  /// Whether its begin time is known: 0 means "when committed" (T9).
  package var isStamped: Bool
  /// Whether its begin time was set before the commit, which then does not change it.
  private var hasGivenBegin = false
  /// What it does when it is not muted; `nil` while it does it.
  private var muted: CompiledAnimation.Contribution?
  package var hasStarted = false
  package var hasFinished = false

  /// The timing, in the layer's time.
  package var timing: MediaTiming { compiled.timing }

  init(
    identity: Int,
    key: String?,
    source: CAAnimation,
    compiled: CompiledAnimation,
    completions: [CompletionGroup],
    didStopTarget: TargetActionPair?
  ) {
    self.identity = identity
    self.key = key
    self.source = source
    self.compiled = compiled
    self.completions = completions
    self.didStopTarget = didStopTarget
    isStamped = compiled.timing.beginTime != 0
  }

  /// Sets the begin time, in its layer's time, if that was left to the commit.
  mutating func stamp(at layerTime: Double) {
    if let hold {
      hold.isReleased = true
      self.hold = nil
    }
    guard !isStamped else { return }
    isStamped = true
    guard !hasGivenBegin else { return }
    compiled.timing.beginTime = layerTime
    source.beginTime = layerTime
  }

  /// Sets the timing, in its layer's time, and the timing function; its values and its delegate stay.
  ///
  /// An animation that waits for its commit still does, as the model values that it animates to come with that.
  mutating func retime(_ timing: MediaTiming, _ pace: Pace) {
    (compiled.timing, compiled.pace) = (timing, pace)
    (hasGivenBegin, hasFinished) = (true, false)
    source.beginTime = timing.beginTime
    source.duration = timing.duration
    source.speed = Float(timing.speed)
  }

  /// Whether it has no effect for now; its times and callbacks are as they are.
  package var isMuted: Bool {
    get { muted != nil }
    set {
      guard newValue != isMuted else { return }
      if let muted {
        (compiled.contribution, self.muted) = (muted, nil)
      } else {
        (muted, compiled.contribution) = (compiled.contribution, .nothing)
      }
    }
  }

  /// Resets the properties that it animates in `values` to the model's values.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    compiled.contribution.reset(&values, to: model)
  }

  /// Applies the animation to `values` of the layer, or of a layer below it, at `time` in the layer's time; without
  /// effect before the commit that starts it.
  ///
  /// `model` has the values without any animation, for missing ends (B3). `isTimeRunning` is called at the animation's
  /// exact end only.
  func apply(
    to values: inout LayerValues,
    of recipient: EffectRecipient = .layer,
    over model: LayerValues,
    at time: Double,
    isTimeRunning: @autoclosure () -> Bool = true
  ) {
    guard isStamped else { return }
    // At its exact end the animation is over, unless time stands still there.
    let standsAtEnd = time == compiled.timing.endTime && !isTimeRunning()
    compiled.apply(to: &values, of: recipient, over: model, at: time, includesEnd: standsAtEnd)
  }
}
