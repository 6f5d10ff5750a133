import CX11
import Foundation
import Glibc

/// A window manager as users have it, with titles and frames about the windows; it runs as long as its program.
package final class Openbox: DesktopManager {
  private let client: TestClient
  private var known: Set<UInt> = []

  /// What manages the windows of a display on which it was started.
  package init(on display: VirtualDisplay) throws {
    client = try TestClient(on: display.name)
  }

  /// Starts it on a display, and waits until it is there.
  package static func start(on display: VirtualDisplay) throws -> DisplayProgram {
    // It announces itself early, and forgets windows that come before it has started; what it is asked to run
    // at its start it runs at the end of that.
    let sign = NSTemporaryDirectory() + "/pegbar-openbox-\(getpid())-\(display.name.dropFirst())"
    defer { unlink(sign) }
    // It puts the first window in the middle, where the pointer would hide some of it.
    try display.move(x: display.width - 1, y: display.height - 1)
    let program = try DisplayProgram(
      ["openbox", "--startup", "touch \(sign)"],
      displayName: display.name
    )
    for _ in 0..<6000 where access(sign, F_OK) != 0 {
      usleep(10_000)  // nothing tells of a file that is not there yet
    }
    guard access(sign, F_OK) == 0 else { throw VirtualDisplayError.notReachable("openbox") }
    return program
  }

  package func nextShownWindow() -> DisplayWindow? {
    // Of two that have come since, the one with the keyboard: the other may never get it.
    guard let id = windows("_NET_ACTIVE_WINDOW").first, !known.contains(id),
      windows("_NET_CLIENT_LIST").contains(id)
    else { return nil }
    known.insert(id)
    return client.frame(of: id)
  }

  package func current(_ window: DisplayWindow) -> DisplayWindow {
    client.frame(of: window.id) ?? window
  }

  package func askToClose(_ window: DisplayWindow) {
    guard let connection = client.display else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window.id
    event.xclient.message_type = XInternAtom(connection, "_NET_CLOSE_WINDOW", 0)
    event.xclient.format = 32
    event.xclient.data.l.1 = 2  // a pager, which acts for the user
    XSendEvent(
      connection,
      client.root,
      0,
      SubstructureNotifyMask | SubstructureRedirectMask,
      &event
    )
    XSync(connection, 0)
  }

  package func leave() { client.leave() }

  /// A list of windows that it keeps at the root.
  private func windows(_ name: String) -> [UInt] { client.numbers(name, of: client.root) }
}
