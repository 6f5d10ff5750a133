internal import CX11
internal import WindowSystem

/// Whether the window can be seen.
extension X11Window {
  /// Whether anything of the window can be seen; nothing needs to be drawn while not.
  package var isVisible: Bool { visibility.isVisible }

  /// Whether it is minimized, or on another desktop.
  package var isMinimized: Bool { visibility.isMinimized }

  /// Takes in what an event says of it; the delegate is told at the end of the batch.
  func noteVisibility(_ event: XEvent) {
    switch event.type {
    case MapNotify: visibility.isMapped = true
    case UnmapNotify:
      visibility.isMapped = false
      // Said anew when it is mapped again.
      visibility.isObscured = false
    case VisibilityNotify:
      visibility.isObscured = event.xvisibility.state == VisibilityFullyObscured
    case PropertyNotify: noteState(event.xproperty)
    default: break
    }
  }

  /// Takes in that a property of it, or of what it is a part of, has changed.
  func noteState(_ event: XPropertyEvent) {
    guard event.atom == connection.atoms.netWMState else { return }
    visibility.isHidden = hasState(connection.atoms.netWMStateHidden, of: event.window)
  }

  /// Tells the delegate when it has changed.
  func serveVisibility() {
    guard isVisible != wasVisible || isMinimized != wasMinimized else { return }
    (wasVisible, wasMinimized) = (isVisible, isMinimized)
    delegate?.windowDidChangeVisibility(self)
  }

  /// Whether the window manager has given it its size, and not a person: it fills the screen, or a side of that.
  package var fillsScreen: Bool {
    guard canAsk else { return false }
    let atoms = connection.atoms
    let states = [
      atoms.netWMStateFullscreen, atoms.netWMStateMaximizedH, atoms.netWMStateMaximizedV,
    ]
    return states.contains { hasState($0, of: id) }
  }

  /// Whether the window manager lists a state among `_NET_WM_STATE` (a round trip or two).
  private func hasState(_ state: Atom, of window: Window) -> Bool {
    let states = connection.property(connection.atoms.netWMState, of: window)
    return states?.numbers.contains(state) == true
  }
}
