import CoreGraphics

/// A queue of animation events for delegates: callbacks never run inside the call that caused them (R4), so they may
/// change anything.
@MainActor
final class AnimationEvents {
  enum Event {
    case started(CALayer, RunningAnimation)
    case stopped(CALayer, RunningAnimation, finished: Bool)
    /// The layer was freed, and was never on screen.
    case abandoned(CAAnimation, [CompletionGroup], Int)
  }

  private var queue: [Event] = []
  private var isDelivering = false

  var hasWaiting: Bool { !queue.isEmpty }

  func post(_ event: Event) {
    if EngineTrace.isOn { EngineTrace.note(event) }
    queue.append(event)
  }

  /// Delivers all posted events, also those that callbacks post meanwhile.
  ///
  /// Callbacks that go on and on, such as a completion block that starts the next animation on a layer
  /// which has left the screen, get the run loop's next turn for the rest, and so does all else.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    for _ in 0..<PendingWork.roundLimit where !queue.isEmpty {
      let due = queue
      queue = []
      for event in due { tell(event) }
    }
    if !queue.isEmpty { FlushScheduler.schedule() }
  }

  private func tell(_ event: Event) {
    switch event {
    case .started(let layer, let animation):
      tellStart(of: animation, on: layer)
    case .stopped(let layer, let animation, let finished):
      tellStop(of: animation, on: layer, finished: finished)
    case .abandoned(let source, let completions, let identity):
      source.delegate?.animationDidStop(source, finished: false)
      for completion in completions { completion.done(with: identity) }
    }
  }

  private func tellStart(of animation: RunningAnimation, on layer: CALayer) {
    guard let delegate = animation.source.delegate else { return }
    if EngineTrace.isOn { EngineTrace.note(.notifiedStart(.init(animation)), of: layer) }
    delegate.animationDidStart(animation.source)
  }

  /// The delegate first, then the targets, the transaction's completion last (R7).
  private func tellStop(of animation: RunningAnimation, on layer: CALayer, finished: Bool) {
    animation.hold?.isReleased = true
    if let delegate = animation.source.delegate {
      if EngineTrace.isOn {
        EngineTrace.note(.notifiedStop(.init(animation), finished: finished), of: layer)
      }
      delegate.animationDidStop(animation.source, finished: finished)
    }
    if finished { layer.sendActions(for: animation) }
    for completion in animation.completions { completion.done(with: animation.identity) }
  }
}

extension EngineTrace {
  /// Notes that an animation has begun or ended; code that removes an animation notes that itself.
  fileprivate static func note(_ event: AnimationEvents.Event) {
    switch event {
    case .started(let layer, let animation): note(.started(.init(animation)), of: layer)
    case .stopped(let layer, let animation, finished: true):
      let isKept = !animation.source.isRemovedOnCompletion
      noteLeft(animation, of: layer, by: .finished(.init(animation), isKept: isKept))
    case .stopped, .abandoned: break
    }
  }
}
