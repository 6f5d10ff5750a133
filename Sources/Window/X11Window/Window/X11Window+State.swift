internal import CX11

/// What a window asks its window manager for (EWMH, `_NET_WM_STATE`).
extension X11Window {
  package nonisolated enum State: Sendable {
    /// It fills the screen.
    case fullScreen
    /// It stays above others.
    case onTop
  }

  /// Has it the other way than it is; without a window manager nothing happens.
  package func toggle(_ state: State) {
    let atoms = connection.atoms
    let atom = state == .fullScreen ? atoms.netWMStateFullscreen : atoms.netWMStateAbove
    // 2: the other way; and in the end that a program asks, not a pager.
    askManager(atoms.netWMState, (2, Int(bitPattern: atom), 0, 1, 0))
  }

  /// Asks for the keyboard, and to be seen; without a window manager nothing happens.
  ///
  /// - Parameter moment: When the person did that on account of which it asks.
  func askForKeyboard(at moment: ServerMoment) {
    // 1: a program asks, not a pager.
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
