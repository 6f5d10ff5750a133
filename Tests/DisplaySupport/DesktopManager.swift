/// Assigns windows their place and the keyboard on a virtual display.
///
/// Release it, or call `leave`, before its display ends: Xlib ends a program whose server is gone.
package protocol DesktopManager: AnyObject {
  /// The next window that has come on screen since the last call, once it has the keyboard.
  func nextShownWindow() -> DisplayWindow?
  /// Where a window is now, and how large; as it was when it has gone.
  func current(_ window: DisplayWindow) -> DisplayWindow
  /// Does what a click on a window's close button does.
  func askToClose(_ window: DisplayWindow)
  /// Closes its connection; nothing is seen or done afterwards.
  func leave()
}

/// A window on a virtual display; places and sizes in pixels of its screen.
package struct DisplayWindow: Sendable {
  /// The server's number for it.
  package let id: UInt
  /// The left edge.
  package let x: Int
  /// The top edge.
  package let y: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
}
