/// Notifies the delegate and completions of an animation that never ran, when its layer is freed without having been on
/// screen.
@MainActor
final class AnimationHold {
  private let source: CAAnimation
  private let completions: [CompletionGroup]
  private let identity: Int
  private let engine = Engine.current
  /// Whether that is up to others: the layer came on screen, or the animation was taken away.
  var isReleased = false

  init(_ source: CAAnimation, _ completions: [CompletionGroup], _ identity: Int) {
    (self.source, self.completions, self.identity) = (source, completions, identity)
  }

  isolated deinit {
    guard !isReleased else { return }
    engine.run {
      engine.events.post(.abandoned(source, completions, identity))
      FlushScheduler.schedule()
    }
  }
}
