internal import CX11
internal import WindowSystem

/// Whether the window can be seen.
extension X11Window {
  /// Whether any part of the window is visible; nothing needs to be drawn while it is not.
  package var isVisible: Bool { visibility.isVisible }

  /// Whether it is minimized, or on another desktop.
  package var isMinimized: Bool { visibility.isMinimized }

  /// Handles an event about visibility; the delegate is notified at the end of the batch.
  func noteVisibility(_ event: XEvent) {
    switch event.type {
    case MapNotify: visibility.isMapped = true
    case UnmapNotify:
      visibility.isMapped = false
      // Reported again when it is mapped again.
      visibility.isObscured = false
    case VisibilityNotify:
      visibility.isObscured = event.xvisibility.state == VisibilityFullyObscured
    case PropertyNotify: noteState(event.xproperty)
    default: break
    }
  }

  /// Handles a changed property of the window, or of the one that contains it.
  func noteState(_ event: XPropertyEvent) {
    guard event.atom == connection.atoms.netWMState else { return }
    visibility.isHidden = isMarkedHidden(event.window)
  }

  /// Whether the window manager says that it does not show a window, which is minimized as a rule.
  func isMarkedHidden(_ window: Window) -> Bool {
    hasState(connection.atoms.netWMStateHidden, of: window)
  }

  /// Notifies the delegate if the visibility has changed.
  func serveVisibility() {
    guard isVisible != wasVisible || isMinimized != wasMinimized else { return }
    (wasVisible, wasMinimized) = (isVisible, isMinimized)
    delegate?.windowDidChangeVisibility(self)
  }

  /// Whether the window manager, not the user, has set its size: it is full screen, or maximized in a direction.
  package var fillsScreen: Bool {
    guard canAsk else { return false }
    let atoms = connection.atoms
    let states = [
      atoms.netWMStateFullscreen, atoms.netWMStateMaximizedH, atoms.netWMStateMaximizedV,
    ]
    return states.contains { hasState($0, of: id) }
  }

  /// Whether the window manager lists a state in `_NET_WM_STATE` (a round trip or two).
  private func hasState(_ state: Atom, of window: Window) -> Bool {
    let states = connection.property(connection.atoms.netWMState, of: window)
    return states?.numbers.contains(state) == true
  }
}
