import CX11

/// The little of a window manager that tests need: sees windows appear, assigns them the keyboard, and
/// asks them to close.
package final class WindowManager: DesktopManager {
  private let client: TestClient
  /// What is on screen and has not been returned yet.
  private var shown: [UInt]

  /// Watches the windows of a display: those that are there, as a program may have been faster, and those that come.
  package init(on display: VirtualDisplay) throws {
    client = try TestClient(on: display.name)
    shown = client.watchTopLevelWindows()
  }

  /// The next window that has come on screen since the last call; it gets the keyboard.
  package func nextShownWindow() -> DisplayWindow? {
    guard let connection = client.display else { return nil }
    while let event = client.nextEvent() {
      if event.type == MapNotify { shown.append(event.xmap.window) }
    }
    while !shown.isEmpty {
      let id = shown.removeFirst()
      guard let window = client.frame(of: id) else { continue }
      XSetInputFocus(connection, id, Int32(RevertToPointerRoot), UInt(CurrentTime))
      XSync(connection, 0)
      return window
    }
    return nil
  }

  /// Where a window is now, and how large; as it was when it has gone.
  package func current(_ window: DisplayWindow) -> DisplayWindow {
    client.frame(of: window.id) ?? window
  }

  /// Does what a click on a window's close button does: sends it `WM_DELETE_WINDOW`.
  package func askToClose(_ window: DisplayWindow) {
    guard let connection = client.display else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.id
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: XInternAtom(connection, "WM_DELETE_WINDOW", 0))
    XSendEvent(connection, window.id, 0, 0, &event)
    XSync(connection, 0)
  }

  package func leave() { client.leave() }
}
