import CX11

/// The little of a window manager that tests need: sees windows come, gives them the keyboard, and
/// asks them to close.
package final class WindowManager: DesktopManager {
  private var connection: OpaquePointer?
  private let root: UInt
  private var created: [UInt: DisplayWindow] = [:]

  /// Watches the windows that programs show on a display from now on.
  package init(on display: VirtualDisplay) throws {
    guard let connection = XOpenDisplay(display.name) else {
      throw VirtualDisplayError.notReachable(display.name)
    }
    self.connection = connection
    root = XDefaultRootWindow(connection)
    XSelectInput(connection, root, SubstructureNotifyMask)
    XSync(connection, 0)
  }

  deinit { leave() }

  /// The next window that has come on screen since the last call; it gets the keyboard.
  package func nextShownWindow() -> DisplayWindow? {
    guard let connection else { return nil }
    while XPending(connection) > 0 {
      var event = XEvent()
      XNextEvent(connection, &event)
      switch event.type {
      case CreateNotify:
        let made = event.xcreatewindow
        created[made.window] = DisplayWindow(
          id: made.window,
          x: Int(made.x),
          y: Int(made.y),
          width: Int(made.width),
          height: Int(made.height)
        )
      case MapNotify:
        guard let window = created[event.xmap.window] else { continue }
        XSetInputFocus(connection, window.id, Int32(RevertToPointerRoot), UInt(CurrentTime))
        XSync(connection, 0)
        return window
      default: break
      }
    }
    return nil
  }

  /// Where a window is now, and how large; as it was when it has gone.
  package func current(_ window: DisplayWindow) -> DisplayWindow {
    guard let connection else { return window }
    var root: Window = 0
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    // (The query tree first: it says whether the window is there without an error of the server's.)
    guard isThere(window.id, connection),
      XGetGeometry(connection, window.id, &root, &x, &y, &width, &height, &border, &depth) != 0
    else { return window }
    return DisplayWindow(
      id: window.id,
      x: Int(x),
      y: Int(y),
      width: Int(width),
      height: Int(height)
    )
  }

  private func isThere(_ id: UInt, _ connection: OpaquePointer) -> Bool {
    var (root, parent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    let screen = XDefaultRootWindow(connection)
    guard XQueryTree(connection, screen, &root, &parent, &children, &count) != 0 else {
      return false
    }
    defer { if let children { XFree(children) } }
    return UnsafeBufferPointer(start: children, count: Int(count)).contains(id)
  }

  /// Does what a click on a window's close button does: sends it `WM_DELETE_WINDOW`.
  package func askToClose(_ window: DisplayWindow) {
    guard let connection else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.id
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: XInternAtom(connection, "WM_DELETE_WINDOW", 0))
    XSendEvent(connection, window.id, 0, 0, &event)
    XSync(connection, 0)
  }

  /// Closes the connection; nothing is seen or done afterwards.
  package func leave() {
    if let connection { XCloseDisplay(connection) }
    connection = nil
  }
}
