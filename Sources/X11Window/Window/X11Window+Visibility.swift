internal import CX11
internal import Stage

/// Whether the window can be seen.
extension X11Window {
  /// Whether anything of the window can be seen; nothing needs to be drawn while not.
  package var isVisible: Bool { visibility.isVisible }

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
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    delegate?.windowDidChangeVisibility(self)
  }

  /// Whether the window manager lists a state among `_NET_WM_STATE` (one round trip).
  private func hasState(_ state: Atom, of window: Window) -> Bool {
    var (type, count, rest): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection.display,
      window,
      connection.atoms.netWMState,
      0,
      64,
      0,
      XA_ATOM,
      &type,
      &format,
      &count,
      &rest,
      &data
    )
    guard let data else { return false }
    defer { XFree(data) }
    guard format == 32 else { return false }
    // Numbers of 32 bits come from Xlib as C longs.
    return data.withMemoryRebound(to: Atom.self, capacity: Int(count)) {
      UnsafeBufferPointer(start: $0, count: Int(count)).contains(state)
    }
  }
}
