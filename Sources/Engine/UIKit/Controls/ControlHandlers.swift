import QuartzCore

/// Who hears of a control's events, in the order they were added.
struct ControlHandlers {
  /// Who is called, and how.
  enum Receiver {
    /// A method of an object that is not kept alive (V10); without an object, of a responder.
    case target(ControlTarget)
    /// A closure that is kept.
    case action(UIAction)
  }

  struct Handler {
    /// Tells it from the others, also from an equal one that was taken away before.
    let number: Int
    let receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []
  private var lastNumber = 0

  /// Those that hear of any of `events`.
  func handlers(of events: UIControl.Event) -> [Handler] {
    all.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Whether `handler` still hears of any of `events`: an action may have taken it away.
  func hasStill(_ handler: Handler, for events: UIControl.Event) -> Bool {
    all.contains { $0.number == handler.number && !$0.events.isDisjoint(with: events) }
  }

  /// The same target and action is kept once, with the events of both (V10).
  mutating func add(_ target: ControlTarget, for events: UIControl.Event) {
    all.removeAll { $0.target?.isGone == true }
    add(.target(target), for: events) { $0.target?.isSame(as: target) == true }
  }

  /// An action takes the place of those of its identifier, for its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(events) {
      $0.action.map { $0 !== action && $0.identifier == action.identifier } ?? false
    }
    add(.action(action), for: events) { $0.action === action }
  }

  /// Takes events from those that `isChosen`, and those away that have no events left.
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

/// An object that is not kept alive, or the responder chain, and the method to call.
struct ControlTarget {
  private(set) weak var object: AnyObject?
  /// Whether a responder is to be found that takes the action.
  let isResponderChain: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isResponderChain = target == nil
    self.action = action
  }

  /// Whether there is nobody left to call.
  var isGone: Bool { !isResponderChain && object == nil }

  func isSame(as other: ControlTarget) -> Bool {
    isTarget(other.object, isResponderChain: other.isResponderChain) && action == other.action
  }

  /// Whether it is about that object, or about the responder chain.
  func isTarget(_ other: AnyObject?, isResponderChain: Bool) -> Bool {
    self.isResponderChain == isResponderChain && !isGone && object === other
  }
}
