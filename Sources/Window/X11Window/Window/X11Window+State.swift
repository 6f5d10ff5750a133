internal import CX11

/// The states that a window can request from its window manager (EWMH, `_NET_WM_STATE`).
extension X11Window {
  package nonisolated enum State: Sendable {
    /// The window fills the screen.
    case fullScreen
    /// The window stays above others.
    case onTop
  }

  /// Toggles a state; without a window manager nothing happens.
  package func toggle(_ state: State) { ask(for: state, action: 2) }

  /// Sets or clears a state, also where the window manager has changed it; without one nothing happens.
  package func set(_ state: State, isOn: Bool) { ask(for: state, action: isOn ? 1 : 0) }

  private func ask(for state: State, action: Int) {
    let atoms = connection.atoms
    let atom = state == .fullScreen ? atoms.netWMStateFullscreen : atoms.netWMStateAbove
    // The last 1: the request comes from a program, not from a pager.
    askManager(atoms.netWMState, (action, Int(bitPattern: atom), 0, 1, 0))
  }

  /// Asks for the keyboard focus and to be raised; without a window manager nothing happens.
  ///
  /// - Parameter moment: The time of the user's action that caused the request.
  func askForKeyboard(at moment: ServerMoment) {
    // 1: the request comes from a program, not from a pager.
    askManager(connection.atoms.netActiveWindow, (1, Int(moment.milliseconds), 0, 0, 0))
  }

  private func askManager(_ question: Atom, _ data: (Int, Int, Int, Int, Int)) {
    guard canAsk else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = question
    event.xclient.format = 32
    event.xclient.data.l = data
    XSendEvent(
      connection.display,
      XDefaultRootWindow(connection.display),
      0,
      SubstructureNotifyMask | SubstructureRedirectMask,
      &event
    )
    connection.settle()
  }
}
