import CX11

/// What window managers do with windows beyond messages.
extension OtherClient {
  /// Puts a window below all others.
  func lower(_ id: UInt) {
    XLowerWindow(display, id)
    XSync(display, 0)
  }

  /// Takes any client's window off the screen.
  func unmap(_ id: UInt) {
    XUnmapWindow(display, id)
    XSync(display, 0)
  }

  /// Puts any client's window on the screen.
  func map(_ id: UInt) {
    XMapWindow(display, id)
    XSync(display, 0)
  }

  /// Makes one state the only one in a window's `_NET_WM_STATE`.
  func setState(_ name: String, of window: UInt) {
    let state = atom(name)
    withUnsafeBytes(of: state) {
      let bytes = $0.bindMemory(to: UInt8.self).baseAddress
      _ = XChangeProperty(
        display,
        window,
        atom("_NET_WM_STATE"),
        XA_ATOM,
        32,
        PropModeReplace,
        bytes,
        1
      )
    }
    XSync(display, 0)
  }

  /// Asks a window to set its counter to a number when it has drawn the size that comes next.
  func askForSync(_ number: Int, of window: UInt) {
    send(
      "_NET_WM_SYNC_REQUEST",
      to: window,
      lower: number & 0xFFFF_FFFF,
      upper: number >> 32
    )
  }

  /// Tells a window its size, as window managers do that leave it as it is.
  func sendSize(width: Int32, height: Int32, to window: UInt) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    (event.xconfigure.width, event.xconfigure.height) = (width, height)
    XSendEvent(display, window, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }

  /// Whether a compositor has announced itself (EWMH).
  var hasCompositor: Bool { XGetSelectionOwner(display, atom("_NET_WM_CM_S0")) != 0 }

  /// Where a window's content begins on the screen.
  func origin(of window: UInt) -> (x: Int, y: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: Window = 0
    XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// The number that a counter has now.
  func value(ofCounter counter: UInt) -> Int {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 3, 1)
    XSyncQueryExtension(display, &event, &error)
    XSyncInitialize(display, &major, &minor)
    var value = XSyncValue()
    XSyncQueryCounter(display, counter, &value)
    return Int(value.hi) << 32 | Int(value.lo)
  }

  /// A window's pixel as the server keeps it, all of its 32 bits.
  func pixel(_ x: Int32, _ y: Int32, of window: UInt) -> UInt32? {
    guard let image = XGetImage(display, window, x, y, 1, 1, UInt.max, ZPixmap) else { return nil }
    defer { XFree(image) }
    guard let data = image.pointee.data else { return nil }
    defer { XFree(data) }
    return UnsafeRawPointer(data).load(as: UInt32.self)
  }
}
