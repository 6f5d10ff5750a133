import QuartzCore

/// The handlers of a control's events, in the order they were added.
struct ControlHandlers {
  /// What is called for an event.
  enum Receiver {
    /// A method of an object that is not kept alive (V10); without an object, of a responder in the chain.
    case target(ControlTarget)
    /// A closure that is kept alive.
    case action(UIAction)
  }

  struct Handler {
    /// Distinguishes the handler from others, also from an equal one that was removed before.
    let number: Int
    let receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []
  private var lastNumber = 0

  /// The handlers of any of `events`.
  func handlers(of events: UIControl.Event) -> [Handler] {
    all.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Whether `handler` is still registered for any of `events`: an action may have removed it.
  func hasStill(_ handler: Handler, for events: UIControl.Event) -> Bool {
    all.contains { $0.number == handler.number && !$0.events.isDisjoint(with: events) }
  }

  /// The same target and action is kept once, with the events of both (V10).
  mutating func add(_ target: ControlTarget, for events: UIControl.Event) {
    all.removeAll { $0.target?.isGone == true }
    add(.target(target), for: events) { $0.target?.isSame(as: target) == true }
  }

  /// An action replaces the one with its identifier, for its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(events) {
      $0.action.map { $0 !== action && $0.identifier == action.identifier } ?? false
    }
    add(.action(action), for: events) { $0.action === action }
  }

  /// Removes events from the handlers for which `isChosen` is true; removes handlers without any event left.
  mutating func remove(_ events: UIControl.Event, where isChosen: (Handler) -> Bool) {
    for index in all.indices where isChosen(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty }
  }

  private mutating func add(
    _ receiver: Receiver,
    for events: UIControl.Event,
    isSame: (Handler) -> Bool
  ) {
    if let index = all.firstIndex(where: isSame) {
      all[index].events.formUnion(events)
    } else if !events.isEmpty {
      lastNumber += 1
      all.append(Handler(number: lastNumber, receiver: receiver, events: events))
    }
  }
}

extension ControlHandlers.Handler {
  var target: ControlTarget? {
    if case .target(let target) = receiver { target } else { nil }
  }

  var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }
}

/// A target that is not kept alive, or the responder chain, and the method to call.
struct ControlTarget {
  private(set) weak var object: AnyObject?
  /// Whether the action is sent up the responder chain.
  let isResponderChain: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isResponderChain = target == nil
    self.action = action
  }

  /// Whether the target is deallocated.
  var isGone: Bool { !isResponderChain && object == nil }

  func isSame(as other: ControlTarget) -> Bool {
    isTarget(other.object, isResponderChain: other.isResponderChain) && action == other.action
  }

  /// Whether the target is that object, or the responder chain.
  func isTarget(_ other: AnyObject?, isResponderChain: Bool) -> Bool {
    self.isResponderChain == isResponderChain && !isGone && object === other
  }
}
