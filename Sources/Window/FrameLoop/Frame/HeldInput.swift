package import WindowSystem

/// The buttons and keys that a scene was given as pressed and not yet as released, and whether it has the focus.
package struct HeldInput {
  private var buttons: Set<PointerButton> = []
  /// Where the pointer was last.
  private var pointer: PointerState?
  /// By their keysyms.
  private var keys: [UInt32: KeyState] = [:]
  private var isFocused = false

  package init() {}

  /// Notes an event that the scene is given.
  package mutating func note(_ event: InputEvent) {
    pointer = event.pointer ?? pointer
    switch event {
    case .pointerPressed(_, let button): buttons.insert(button)
    case .pointerReleased(_, let button): buttons.remove(button)
    case .pointerCancelled: buttons = []
    case .keyPressed(let key, _): keys[key.keysym] = key
    case .keyReleased(let key): keys[key.keysym] = nil
    case .focusChanged(let isFocused):
      self.isFocused = isFocused
      if !isFocused { keys = [:] }
    case .pointerMoved, .pointerEntered, .pointerLeft, .scrolled: break
    }
  }

  /// The events that end all that is held, without a click: touches are canceled, keys are released.
  ///
  /// - Parameter time: When that happens, in seconds on the clock of `CACurrentMediaTime()`.
  /// - Returns: The events in an order that is the same in every run; empty if nothing is held.
  package func releases(at time: Double) -> [InputEvent] {
    var events: [InputEvent] = []
    if !buttons.isEmpty, var pointer {
      (pointer.time, pointer.history) = (time, [])
      events.append(.pointerCancelled(pointer))
    }
    for var key in keys.values.sorted(by: { $0.keysym < $1.keysym }) {
      key.time = time
      events.append(.keyReleased(key))
    }
    return events
  }

  /// Whether an event ends something that is held.
  func isReleased(by event: InputEvent) -> Bool {
    switch event {
    case .pointerReleased(_, let button): buttons.contains(button)
    case .pointerCancelled: !buttons.isEmpty
    case .keyReleased(let key): keys[key.keysym] != nil
    default: false
    }
  }

  /// Whether an event changes the focus.
  func isFocusChanged(by event: InputEvent) -> Bool { event == .focusChanged(!isFocused) }
}
