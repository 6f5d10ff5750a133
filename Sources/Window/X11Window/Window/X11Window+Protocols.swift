internal import CX11
internal import Glibc
internal import Pixels
internal import WindowSystem

/// The protocols between a window and its window manager (ICCCM, EWMH).
extension X11Window {
  /// Sets everything that is known before the window is shown.
  func setProperties() {
    var sizes = XSizeHints()
    sizes.flags = PSize | PMinSize
    (sizes.width, sizes.height) = (Int32(pixelSize.width), Int32(pixelSize.height))
    setMinimum(of: &sizes, for: pixelSize)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    "pegbar".withMutableCString { name in
      "Pegbar".withMutableCString { type in
        var kind = XClassHint(res_name: name, res_class: type)
        // Also sets WM_CLIENT_MACHINE, without which _NET_WM_PID has no meaning.
        Xutf8SetWMProperties(connection.display, id, title, title, nil, 0, &sizes, &hints, &kind)
      }
    }
    setTitleProperties()
    set(connection.atoms.netWMPID, type: XA_CARDINAL, to: UInt(getpid()))
    var protocols = [connection.atoms.wmDeleteWindow, connection.atoms.netWMPing]
    if let counter = resizeSync.counter {
      protocols.append(connection.atoms.netWMSyncRequest)
      set(connection.atoms.netWMSyncRequestCounter, type: XA_CARDINAL, to: counter)
    }
    XSetWMProtocols(connection.display, id, &protocols, Int32(protocols.count))
  }

  /// The title, in the old form and in UTF-8.
  func setTitleProperties() {
    Xutf8SetWMProperties(connection.display, id, title, title, nil, 0, nil, nil, nil)
    for name in [connection.atoms.netWMName, connection.atoms.netWMIconName] {
      let text = Array(title.utf8)
      XChangeProperty(
        connection.display,
        id,
        name,
        connection.atoms.utf8String,
        8,
        PropModeReplace,
        text,
        Int32(text.count)
      )
    }
    connection.settle()
  }

  /// Answers a message of the window manager.
  func answer(_ message: XClientMessageEvent) {
    if message.message_type == connection.atoms.pegbarEcho { return echoCame(message) }
    if dropTarget?.take(message) == true { return }
    guard message.message_type == connection.atoms.wmProtocols else { return }
    switch Atom(bitPattern: message.data.l.0) {
    case connection.atoms.wmDeleteWindow:
      // Whoever is notified of the end needs the final size first.
      serveNewSize()
      delegate?.windowShouldClose(self)
    case connection.atoms.netWMPing: answerPing(message)
    case connection.atoms.netWMSyncRequest: resizeSync.request(message.data.l)
    default: break
    }
  }

  /// Sends the same message back to the root window: this process still responds (EWMH, `_NET_WM_PING`).
  private func answerPing(_ message: XClientMessageEvent) {
    let root = XDefaultRootWindow(connection.display)
    var event = XEvent()
    event.xclient = message
    event.xclient.window = root
    XSendEvent(
      connection.display,
      root,
      0,
      SubstructureNotifyMask | SubstructureRedirectMask,
      &event
    )
    XFlush(connection.display)
  }

  /// Xlib takes numbers of 32 bits as C longs.
  private func set(_ property: Atom, type: Atom, to value: UInt) {
    withUnsafeBytes(of: value) {
      let bytes = $0.bindMemory(to: UInt8.self).baseAddress
      _ = XChangeProperty(connection.display, id, property, type, 32, PropModeReplace, bytes, 1)
    }
  }

  /// Sets the minimum size of the options, limited to the size that is asked for.
  func setMinimum(of hints: inout XSizeHints, for size: PixelSize) {
    hints.min_width = Self.minimumSide(options.minimumWidth * scale, atMost: size.width)
    hints.min_height = Self.minimumSide(options.minimumHeight * scale, atMost: size.height)
  }

  private static func minimumSide(_ pixels: Double, atMost limit: Int) -> Int32 {
    Int32(pixels.isFinite ? min(max(pixels.rounded(), 1), Double(limit)) : 1)
  }
}

extension String {
  /// For C functions with a `char *` parameter that they do not change.
  fileprivate func withMutableCString(_ body: (UnsafeMutablePointer<CChar>) -> Void) {
    var bytes = Array(utf8CString)
    bytes.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
  }
}
