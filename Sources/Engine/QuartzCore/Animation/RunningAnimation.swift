import CoreGraphics

/// An animation that a layer holds, as the plain data that each frame evaluates.
@MainActor
package struct RunningAnimation {
  /// Tells this addition from every other, also under the same key.
  package let identity: Int
  /// What it was added under; `nil` where that was left to the layer.
  package let key: String?
  /// What the layer knows it by: one that was added without a key has a name of its own, so that none replaces another.
  package var name: String { key ?? "animation-\(identity)" }
  /// The layer's own copy: what `animation(forKey:)` returns and callbacks are given (B8).
  package let source: CAAnimation
  package private(set) var compiled: CompiledAnimation
  /// Completion blocks of the transactions that this animation delays (TR8).
  package let completions: [CompletionGroup]
  /// Told when this very animation finishes.
  package let didStopTarget: TargetActionPair?
  /// Kept while its layer was never on screen and a delegate or a completion block waits for its end.
  var hold: AnimationHold?
  /// Whether its begin time is known: 0 means "when committed" (T9).
  package var isStamped: Bool
  /// Whether it was given its begin time before the commit, which then leaves that as it is.
  private var hasGivenBegin = false
  package var hasStarted = false
  package var hasFinished = false

  /// Its times, in the layer's time.
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

  /// Fixes when it begins, in its layer's time, if that was left to the commit.
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

  /// Gives it other times, in its layer's time, and another pace; its values and who hears of it stay.
  ///
  /// One that waits for its commit still does, as the values that it bends come with that.
  mutating func retime(_ timing: MediaTiming, _ pace: Pace) {
    (compiled.timing, compiled.pace) = (timing, pace)
    (hasGivenBegin, hasFinished) = (true, false)
    source.beginTime = timing.beginTime
    source.duration = timing.duration
    source.speed = Float(timing.speed)
  }

  /// Gives the properties that it animates in `values` the model's values back.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    compiled.contribution.reset(&values, to: model)
  }

  /// Bends `values` of the layer, or of one below it, as at `time` in the layer's time; nothing before
  /// the commit that starts it.
  ///
  /// `model` is the values without any animation, for ends that were left open (B3); `isTimeRunning` is asked
  /// at the animation's very end only.
  func apply(
    to values: inout LayerValues,
    of recipient: EffectRecipient = .layer,
    over model: LayerValues,
    at time: Double,
    isTimeRunning: @autoclosure () -> Bool = true
  ) {
    guard isStamped else { return }
    // The very end is over as soon as it is there, but not where time stands still in it.
    let standsAtEnd = time == compiled.timing.endTime && !isTimeRunning()
    compiled.apply(to: &values, of: recipient, over: model, at: time, includesEnd: standsAtEnd)
  }
}

/// A layer's animations and the pairs that hear of them.
@MainActor
package struct LayerAnimations {
  /// In the order added, which is the order applied (T20).
  package var running: [RunningAnimation] = [] { didSet { shown?.animationsDidChange() } }
  /// Those that have run to their end and are gone, but that copies of the layer have still to come to.
  var ended: [RunningAnimation] = [] { didSet { shown?.animationsDidChange() } }
  package var targets: [TargetActionPair] = []
  /// Whether one of them was ever of a sublayer or the mask, so that these have to ask (KP4).
  package var reachesSublayers = false
  /// What was on screen when the newest transition was committed.
  var oldPicture: OldPicture?
  /// What the frame shows, while something runs.
  package var shown: ShownValues?
  /// The number of the context that knows that something runs; 0 for none.
  var listing = 0
  /// What a frame drew of the layer with animated values, to be drawn once (DI6).
  package var redrawn: RedrawnContents?

  package init() {}

  /// Whether there is nothing to show of any.
  var isEmpty: Bool { running.isEmpty && ended.isEmpty }

  /// Those that copies show, in the order added.
  @MainActor var runningAndEnded: [RunningAnimation] {
    ended.isEmpty ? running : (ended + running).sorted { $0.identity < $1.identity }
  }
}
