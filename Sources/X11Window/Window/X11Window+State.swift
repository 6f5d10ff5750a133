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
    guard canAsk else { return }
    let atoms = connection.atoms
    let atom = state == .fullScreen ? atoms.netWMStateFullscreen : atoms.netWMStateAbove
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = atoms.netWMState
    event.xclient.format = 32
    // 2: the other way; and in the end that a program asks, not a pager.
    event.xclient.data.l = (2, Int(bitPattern: atom), 0, 1, 0)
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
