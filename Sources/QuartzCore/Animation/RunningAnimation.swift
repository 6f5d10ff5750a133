import CoreGraphics

/// An animation that a layer holds, as the plain data that each frame evaluates.
@MainActor
package struct RunningAnimation {
  /// Tells this addition from every other, also under the same key.
  package let identity: Int
  package let key: String?
  /// The layer's own copy: what `animation(forKey:)` returns and callbacks are given (B8).
  package let source: CAAnimation
  package var timing: MediaTiming
  package let effect: PropertyEffect?
  /// Completion blocks of the transactions that this animation delays (TR8).
  package let completions: [CompletionGroup]
  /// Told when this very animation finishes.
  package let didStopTarget: TargetActionPair?
  /// Whether its begin time is known: 0 means "when committed" (T9).
  package var isStamped: Bool
  package var hasStarted = false
  package var hasFinished = false

  private let pace: Pace

  init(
    identity: Int,
    key: String?,
    source: CAAnimation,
    effect: PropertyEffect?,
    completions: [CompletionGroup],
    didStopTarget: TargetActionPair?
  ) {
    self.identity = identity
    self.key = key
    self.source = source
    self.effect = effect
    self.completions = completions
    self.didStopTarget = didStopTarget
    timing = source.mediaTiming
    isStamped = source.beginTime != 0
    pace = source.pace
  }

  /// Fixes when it begins, in its layer's time, if that was left to the commit.
  mutating func stamp(at layerTime: Double) {
    guard !isStamped else { return }
    isStamped = true
    timing.beginTime = layerTime
    source.beginTime = layerTime
  }

  /// Bends `values` of the layer, or of its sublayer named `sublayer`, as at `time` in the layer's time; nothing before the commit that starts it.
  ///
  /// `model` is the values without any animation, for ends that were left open (B3).
  func apply(
    to values: inout LayerValues,
    of sublayer: String? = nil,
    over model: LayerValues,
    at time: Double
  ) {
    guard isStamped, let effect, effect.sublayerName == sublayer, let pass = timing.pass(at: time)
    else { return }
    // A cycle that comes back ends where it began, and that is what adds up (B6).
    let cycleEnd = timing.autoreverses ? 0.0 : 1.0
    effect.apply(
      to: &values,
      over: model,
      progress: pace.value(at: pass.progress),
      cycle: pass.cycleIndex,
      cycleEnd: pace.value(at: cycleEnd)
    )
  }
}

/// A layer's animations and the pairs that hear of them.
@MainActor
package struct LayerAnimations {
  /// In the order added, which is the order applied (T20).
  package var running: [RunningAnimation] = []
  package var targets: [TargetActionPair] = []
  /// Whether one of them was ever of a sublayer, so that sublayers have to ask (KP4).
  package var reachesSublayers = false

  package init() {}
}
