import QuartzCore

/// The gesture arena: decides which of the recognizers of a window's touches is recognized.
///
/// A recognizer enters with its first touch. It is recognized when the recognizers that it has to wait for have failed,
/// and none that prevents it is recognized; the recognizers that it prevents fail. It leaves when it has failed or was
/// recognized, and none of its fingers is down.
final class GestureArena: RecognizerArena {
  /// The recognizers: the deepest view's first, and in a view in the order they were added.
  private var members: [UIGestureRecognizer] = []
  private let views = TouchViews()
  private var depth = 0
  /// Whether some members have not received the current event yet.
  private var isDelivering = false
  private var hasChanged = false

  init() {}

  /// An arena for a recognizer alone.
  init(of recognizer: UIGestureRecognizer) { members = [recognizer] }

  /// Delivers an event: to recognizers first, then to the views unless a gesture has claimed the touch; then sends
  /// actions.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    perform {
      expelDeparted()
      let touches = event.orderedTouches
      for touch in touches where touch.phase == .began { enter(touch) }
      isDelivering = true
      for member in members { give(touches, of: event, to: member) }
      isDelivering = false
      for touch in touches { views.take(touch, event, in: window) }
    }
  }

  /// A recognizer sets its state.
  func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    perform {
      switch recognizer.currentState {
      case .possible: leavePossible(recognizer, new)
      case .began, .changed: goOn(recognizer, new)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Cancels a recognizer's gesture, and removes it.
  func expel(_ recognizer: UIGestureRecognizer) {
    perform {
      if recognizer.isUnderWay { goOn(recognizer, .cancelled) } else { fail(recognizer) }
      recognizer.watchedTouches = []
    }
  }

  /// Runs `body`; the outermost call then processes the consequences.
  private func perform(_ body: () -> Void) {
    depth += 1
    hasChanged = true
    body()
    if depth == 1 {
      // Actions and views may change more.
      while hasChanged {
        hasChanged = false
        finish()
      }
    }
    depth -= 1
  }
}

// MARK: - Touches

extension GestureArena {
  private func enter(_ touch: UITouch) {
    // A recognizer that has recognized its gesture and waits needs no more touches.
    touch.recognizers.removeAll { $0.isSettled || $0.heldStates.last == .ended }
    for recognizer in touch.recognizers {
      if recognizer.arena !== self {
        recognizer.arena = self
        let place = members.firstIndex { $0.isFurtherUp(than: recognizer) } ?? members.count
        members.insert(recognizer, at: place)
      }
      recognizer.watchedTouches.append(touch)
    }
  }

  private func give(_ touches: [UITouch], of event: UIEvent, to member: UIGestureRecognizer) {
    guard member.isEnabled, !member.isSettled, member.heldStates.last != .ended else { return }
    let own = touches.filter { touch in member.watchedTouches.contains { $0 === touch } }
    guard !own.isEmpty else { return }
    member.deliver(own, event)
    // Cancelled touches end the gesture.
    if own.allSatisfy({ $0.phase == .cancelled }), !member.isTouched { giveUp(member) }
  }

  private func giveUp(_ member: UIGestureRecognizer) {
    if member.isUnderWay { goOn(member, .cancelled) }
    if member.currentState == .possible { fail(member) }
  }

  /// Removes recognizers whose views have left the window.
  private func expelDeparted() {
    for member in members where member.arena === self && member.view?.enclosingWindow == nil {
      expel(member)
    }
  }
}

// MARK: - Recognition

extension GestureArena {
  private func leavePossible(
    _ recognizer: UIGestureRecognizer,
    _ new: UIGestureRecognizer.State
  ) {
    switch new {
    case .possible: break
    case .failed, .cancelled: fail(recognizer, new)
    case .began, .changed, .ended:
      guard recognizer.heldStates.isEmpty else { return hold(recognizer, new) }
      ask(recognizer, new == .changed ? .began : new)
    }
  }

  /// The gesture waits: of its later states only the end is kept.
  private func hold(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    if new == .ended, recognizer.heldStates.last != .ended { recognizer.heldStates.append(new) }
  }

  private func goOn(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    guard new != .possible else { return }
    let state: UIGestureRecognizer.State =
      switch new {
      case .began: .changed
      case .failed: .cancelled
      default: new
      }
    recognizer.currentState = state
    if recognizer.dueStates.last != state { recognizer.dueStates.append(state) }
  }

  private func ask(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.heldStates = [new]
    recognizer.awaited = members.filter { $0 !== recognizer && recognizer.requiresFailure(of: $0) }
    // The recognizers that it waits for may not have received the event yet.
    if recognizer.awaited.isEmpty || !isDelivering { settle(recognizer) }
  }

  /// Recognizes a gesture that waits, when nothing blocks it any longer.
  private func settle(_ recognizer: UIGestureRecognizer) {
    let others = members.filter { $0 !== recognizer }
    if recognizer.awaited.contains(where: \.isRecognized)
      || others.contains(where: { $0.isRecognized && $0.prevents(recognizer) })
    {
      return fail(recognizer)
    }
    recognizer.awaited.removeAll { $0.arena !== self || !$0.isUndecided() }
    guard recognizer.awaited.isEmpty else { return }
    guard recognizer.mayBegin else { return fail(recognizer) }
    // (A delegate may have stopped it.)
    guard recognizer.currentState == .possible, let last = recognizer.heldStates.last else {
      return
    }
    recognizer.currentState = last
    recognizer.dueStates += recognizer.heldStates
    recognizer.heldStates = []
    for other in others where other.currentState == .possible && recognizer.prevents(other) {
      fail(other)
    }
  }

  private func fail(
    _ recognizer: UIGestureRecognizer,
    _ state: UIGestureRecognizer.State = .failed
  ) {
    guard recognizer.currentState == .possible else { return }
    recognizer.heldStates = []
    recognizer.awaited = []
    recognizer.currentState = state
    hasChanged = true
  }
}

// MARK: - Consequences

extension GestureArena {
  private func finish() {
    expelDeparted()
    for member in members where !member.heldStates.isEmpty { settle(member) }
    if views.serve() { hasChanged = true }
    for member in members { sendActions(of: member) }
    for member in members { forget(member) }
    members.removeAll { $0.arena !== self }
  }

  private func sendActions(of member: UIGestureRecognizer) {
    let states = member.dueStates
    member.dueStates = []
    for state in states {
      let last = member.currentState
      // The actions of states that were set at once are sent one after another.
      member.currentState = state
      if EngineTrace.isOn {
        EngineTrace.noteCall("\(type(of: member)) sent its actions: \(state)")
      }
      member.targets.send(from: member)
      hasChanged = true
      // (The action may have stopped the gesture.)
      guard member.currentState == state else { break }
      member.currentState = last
    }
  }

  /// Forgets touches that are over, and removes a recognizer that is done.
  private func forget(_ member: UIGestureRecognizer) {
    guard member.heldStates.isEmpty, member.dueStates.isEmpty else { return }
    let count = member.watchedTouches.count
    member.watchedTouches.removeAll(where: \.isOver)
    if member.watchedTouches.count != count { hasChanged = true }
    guard member.watchedTouches.isEmpty else { return }
    if member.isSettled { member.startOver() }
    if !member.awaitsMoreTouches, !member.isUnderWay { member.arena = nil }
  }
}

extension UIGestureRecognizer {
  /// Whether its view contains the other's.
  fileprivate func isFurtherUp(than other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view, view !== otherView else { return false }
    return otherView.isDescendant(of: view)
  }
}

extension UIGestureRecognizer: ArenaMember {
  func makeArena() -> any RecognizerArena { GestureArena(of: self) }
}
