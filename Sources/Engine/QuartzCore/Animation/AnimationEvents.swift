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

  var queue: [Event] = []
  var isDelivering = false

  var hasWaiting: Bool { !queue.isEmpty }

  func post(_ event: Event) {
    if EngineTrace.isOn { EngineTrace.note(event) }
    queue.append(event)
  }
}
