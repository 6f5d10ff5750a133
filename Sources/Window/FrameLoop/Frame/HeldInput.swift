import WindowSystem

/// The buttons and keys that a scene was given as pressed and not yet as released, and whether it has the focus.
struct HeldInput {
  private var buttons: Set<PointerButton> = []
  /// By their keysyms.
  private var keys: Set<UInt32> = []
  private var isFocused = false

  /// Notes an event that the scene is given.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerPressed(_, let button): buttons.insert(button)
    case .pointerReleased(_, let button): buttons.remove(button)
    case .pointerCancelled: buttons = []
    case .keyPressed(let key, _): keys.insert(key.keysym)
    case .keyReleased(let key): keys.remove(key.keysym)
    case .focusChanged(let isFocused):
      self.isFocused = isFocused
      if !isFocused { keys = [] }
    case .pointerMoved, .pointerEntered, .pointerLeft, .scrolled: break
    }
  }

  /// Whether an event ends something that is held.
  func isReleased(by event: InputEvent) -> Bool {
    switch event {
    case .pointerReleased(_, let button): buttons.contains(button)
    case .pointerCancelled: !buttons.isEmpty
    case .keyReleased(let key): keys.contains(key.keysym)
    default: false
    }
  }

  /// Whether an event changes the focus.
  func isFocusChanged(by event: InputEvent) -> Bool { event == .focusChanged(!isFocused) }
}
