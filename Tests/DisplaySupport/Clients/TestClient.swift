import CX11

/// Another program on a display, with a connection and a window of its own, which is never on the screen.
///
/// Release it, or call `leave`, before its display ends: Xlib ends a process whose server is gone.
package final class TestClient {
  private(set) var display: OpaquePointer?
  /// The server's number of its window.
  package let window: UInt
  /// The server's number of the root window.
  package let root: UInt

  /// Connects to a display.
  package init(on displayName: String) throws {
    guard let display = XOpenDisplay(displayName) else {
      throw VirtualDisplayError.notReachable(displayName)
    }
    ForeignErrors.take(of: display)
    self.display = display
    root = XDefaultRootWindow(display)
    window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSync(display, 0)
  }

  deinit { leave() }

  /// Closes the connection, as a program does that ends.
  package func leave() {
    if let display {
      ForeignErrors.leave(display)
      XCloseDisplay(display)
    }
    display = nil
  }

  /// The next event that has come, if one has.
  func nextEvent() -> XEvent? {
    guard let display, XPending(display) > 0 else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  /// The time on the server's clock, by a change of a property.
  package func serverTime() -> UInt32 {
    guard let display else { return 0 }
    XChangeProperty(display, window, atom("TIME"), XA_INTEGER, 8, PropModeAppend, nil, 0)
    var event = XEvent()
    XWindowEvent(display, window, PropertyChangeMask, &event)
    return UInt32(truncatingIfNeeded: event.xproperty.time)
  }

  func atom(_ name: String) -> UInt { display.map { XInternAtom($0, name, 0) } ?? 0 }

  func name(of atom: UInt) -> String {
    guard atom != 0, let display, let text = XGetAtomName(display, atom) else { return "" }
    defer { XFree(text) }
    return String(cString: text)
  }

  /// Makes this the owner of a selection from now on.
  package func own(_ selection: String) {
    guard let display else { return }
    XSetSelectionOwner(display, atom(selection), window, UInt(serverTime()))
    XSync(display, 0)
  }

  /// Whether a window has been given a selection.
  package func owner(of selection: String) -> UInt {
    display.map { XGetSelectionOwner($0, atom(selection)) } ?? 0
  }

  /// A property as it is: what type it has, its bytes, or its numbers of 32 bits.
  func property(
    _ name: UInt,
    of window: UInt,
    isRemoved: Bool = false
  ) -> (type: String, bytes: [UInt8], numbers: [UInt])? {
    guard let display else { return nil }
    var (type, count, rest): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    let (length, removes) = (1 << 24, isRemoved ? Int32(1) : 0)
    XGetWindowProperty(
      display,
      window,
      name,
      0,
      length,
      removes,
      0,
      &type,
      &format,
      &count,
      &rest,
      &data
    )
    guard let data, type != 0 else { return nil }
    defer { XFree(data) }
    let raw = UnsafeRawPointer(data)
    let typeName = self.name(of: type)
    if format == 32 {
      let numbers = (0..<Int(count)).map { raw.load(fromByteOffset: $0 * 8, as: UInt.self) }
      return (typeName, [], numbers)
    }
    return (typeName, Array(UnsafeRawBufferPointer(start: raw, count: Int(count))), [])
  }

  /// The text of a property of any window; `nil` where there is none.
  package func text(_ property: String, of window: UInt) -> String? {
    self.property(atom(property), of: window).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The numbers of one.
  package func numbers(_ property: String, of window: UInt) -> [UInt] {
    self.property(atom(property), of: window)?.numbers ?? []
  }

  /// Has the server tell from now on what happens to the root's own windows.
  ///
  /// - Returns: Those that were on screen before. Each window is in there or announced, none twice: no other client is
  ///   served between the two.
  func watchTopLevelWindows() -> [UInt] {
    guard let display else { return [] }
    XGrabServer(display)
    defer {
      XUngrabServer(display)
      XSync(display, 0)
    }
    XSelectInput(display, root, SubstructureNotifyMask)
    var (rootAgain, parent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, root, &rootAgain, &parent, &children, &count)
    defer { children.map { _ = XFree($0) } }
    return UnsafeBufferPointer(start: children, count: Int(count)).filter { window in
      var attributes = XWindowAttributes()
      return XGetWindowAttributes(display, window, &attributes) != 0
        && attributes.map_state == IsViewable
    }
  }

  /// Where a window is on the screen, and how large; `nil` for one that is gone.
  package func frame(of window: UInt) -> DisplayWindow? {
    guard let display else { return nil }
    var (parent, child): (Window, Window) = (0, 0)
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard
      XGetGeometry(display, window, &parent, &x, &y, &width, &height, &border, &depth) != 0,
      XTranslateCoordinates(display, window, root, 0, 0, &left, &top, &child) != 0
    else { return nil }
    return DisplayWindow(
      id: window,
      x: Int(left),
      y: Int(top),
      width: Int(width),
      height: Int(height)
    )
  }

  /// The names of the states in a window's `_NET_WM_STATE`.
  package func states(of window: UInt) -> [String] {
    numbers("_NET_WM_STATE", of: window).map(name)
  }

  /// Sets the states in a window's `_NET_WM_STATE`, as window managers do.
  package func set(states: [String], of window: UInt) {
    set(atom("_NET_WM_STATE"), of: window, type: XA_ATOM, numbers: states.map(atom))
  }

  /// Writes a property of its own window, or of another.
  func set(_ property: UInt, of window: UInt, type: UInt, numbers: [UInt]) {
    guard let display else { return }
    numbers.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self).baseAddress
      let count = Int32(numbers.count)
      _ = XChangeProperty(display, window, property, type, 32, PropModeReplace, bytes, count)
    }
    XFlush(display)
  }

  /// The same with bytes.
  func set(_ property: UInt, of window: UInt, type: UInt, bytes: [UInt8]) {
    guard let display else { return }
    let count = Int32(bytes.count)
    XChangeProperty(display, window, property, type, 8, PropModeReplace, bytes, count)
    XFlush(display)
  }

  /// Sets the desktop's X resources, as `xrdb` does.
  package func setResources(_ text: String) {
    set(XA_RESOURCE_MANAGER, of: root, type: XA_STRING, bytes: Array(text.utf8))
  }

  /// Answers a request for a selection.
  func answer(_ request: XSelectionRequestEvent, isDone: Bool) {
    guard let display else { return }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isDone ? request.property : 0
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }
}
