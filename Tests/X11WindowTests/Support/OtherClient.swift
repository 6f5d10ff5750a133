import CX11
import DisplaySupport
import X11Window

/// Another program on the same display: a window manager, or a window in the way.
final class OtherClient {
  private let server: VirtualDisplay
  let display: OpaquePointer
  let root: UInt

  /// Keeps the server running while this client lives: Xlib ends a process that outlives it.
  init(display server: VirtualDisplay) throws {
    guard let display = XOpenDisplay(server.name) else {
      throw X11Error.cannotOpenDisplay(server.name)
    }
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
  }

  isolated deinit { XCloseDisplay(display) }

  /// Puts a window of one color over a part of the screen.
  func cover(x: Int32, y: Int32, width: UInt32, height: UInt32, color: UInt) -> UInt {
    let id = XCreateSimpleWindow(display, root, x, y, width, height, 0, 0, color)
    XMapRaised(display, id)
    XSync(display, 0)
    return id
  }

  /// Takes a window of this client away.
  func uncover(_ id: UInt) {
    XDestroyWindow(display, id)
    XSync(display, 0)
  }

  /// Destroys any client's window.
  func destroy(_ id: UInt) { uncover(id) }

  /// Has the server do nothing for anyone else until it is released.
  func grabServer() {
    XGrabServer(display)
    XSync(display, 0)
  }

  /// Lets the server work for all again.
  func releaseServer() {
    XUngrabServer(display)
    XFlush(display)
  }

  /// Asks for another size of any client's window, without waiting for it.
  func resize(_ id: UInt, width: UInt32, height: UInt32) {
    XResizeWindow(display, id, width, height)
    XFlush(display)
  }

  /// Sends a message of the `WM_PROTOCOLS` kind, as window managers do.
  ///
  /// Its last two numbers are the window, unless they are the halves of a counter's value.
  func send(
    _ protocolName: String,
    to window: UInt,
    data: Int = 0,
    lower: Int? = nil,
    upper: Int = 0
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: atom(protocolName))
    event.xclient.data.l.1 = data
    event.xclient.data.l.2 = lower ?? Int(bitPattern: window)
    event.xclient.data.l.3 = upper
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
  }

  /// Tells a window that the pointer has moved, with so much held as `buttons` has bits for.
  func tellMove(of window: UInt, x: Int32, y: Int32, buttons: UInt32) {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    event.xmotion.window = window
    event.xmotion.root = root
    (event.xmotion.x, event.xmotion.y) = (x, y)
    event.xmotion.time = serverTime()
    event.xmotion.state = buttons
    event.xmotion.same_screen = 1
    XSendEvent(display, window, 0, PointerMotionMask, &event)
    XSync(display, 0)
  }

  /// The server's time, as it tells it with a property's change.
  private func serverTime() -> Time {
    let id = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    defer { XDestroyWindow(display, id) }
    XSelectInput(display, id, PropertyChangeMask)
    XStoreName(display, id, "now")
    var event = XEvent()
    XWindowEvent(display, id, PropertyChangeMask, &event)
    return event.xproperty.time
  }

  /// Lets this client see the answers that windows send to the root window.
  func watchRoot() {
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  /// The next message of the `WM_PROTOCOLS` kind that came: its protocol, data and window.
  func nextMessage() -> (protocolName: String, data: Int, window: Int)? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == ClientMessage, event.xclient.message_type == atom("WM_PROTOCOLS") else {
        continue
      }
      let data = event.xclient.data.l
      return (name(of: UInt(bitPattern: data.0)), data.1, data.2)
    }
    return nil
  }

  /// Sets the desktop's X resources, which connections read when they are opened.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display,
      root,
      atom("RESOURCE_MANAGER"),
      XA_STRING,
      8,
      PropModeReplace,
      bytes,
      Int32(bytes.count)
    )
    XSync(display, 0)
  }

  /// The bytes of a property in 8 bits, or the first number of one in 32.
  func property(_ property: String, of window: UInt) -> (text: String, number: UInt)? {
    var (type, count, rest): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display,
      window,
      atom(property),
      0,
      1000,
      0,
      0,
      &type,
      &format,
      &count,
      &rest,
      &data
    )
    guard let data else { return nil }
    defer { XFree(data) }
    if format == 32 {
      let number = UnsafeRawPointer(data).load(as: UInt.self)
      return (type == XA_ATOM ? name(of: number) : "", number)
    }
    let bytes = UnsafeBufferPointer(start: data, count: Int(count))
    return (String(decoding: bytes, as: UTF8.self), 0)
  }

  /// The size hints of a window: its smallest width and height, in pixels.
  func minimumSize(of window: UInt) -> (width: Int, height: Int)? {
    var hints = XSizeHints()
    var supplied = 0
    guard XGetWMNormalHints(display, window, &hints, &supplied) != 0, hints.flags & PMinSize != 0
    else { return nil }
    return (Int(hints.min_width), Int(hints.min_height))
  }

  /// The protocols that a window takes part in.
  func protocols(of window: UInt) -> Set<String> {
    var atoms: UnsafeMutablePointer<Atom>?
    var count: Int32 = 0
    guard XGetWMProtocols(display, window, &atoms, &count) != 0, let atoms else { return [] }
    defer { XFree(atoms) }
    return Set(UnsafeBufferPointer(start: atoms, count: Int(count)).map(name))
  }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func name(of atom: Atom) -> String {
    guard let text = XGetAtomName(display, atom) else { return "" }
    defer { XFree(text) }
    return String(cString: text)
  }
}
