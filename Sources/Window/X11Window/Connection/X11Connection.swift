internal import CX11
internal import Dispatch
internal import Foundation
package import WindowSystem

/// The connection to an X display, shared by all windows on it.
///
/// Its socket is a source of the main queue or of the main `RunLoop`: events arrive while those run, and nothing runs
/// while there are none. Nothing here waits for the server except for the reply to a request.
package final class X11Connection {
  /// The display's name, as it was resolved: ":0".
  package let name: String
  let display: OpaquePointer
  let atoms: X11Atoms
  let features: X11Features
  let keyboard: X11Keyboard
  /// The devices that scroll by valuators; `nil` on servers without such devices.
  let pointers: PointerDevices?
  var serverClock = ServerClock()
  /// The clock for the times of windows; the machine's by default.
  package var timeline = WindowTimeline.machine

  /// Why the connection was lost; `nil` while it is open.
  package private(set) var lostReason: String?
  /// Called with errors that no caller waited for; writes a line to standard error by default.
  package var strayErrorHandler: (X11Error) -> Void = { error in
    FileHandle.standardError.write(Data("pegbar: \(error)\n".utf8))
  }

  private var windows: [UInt: WeakWindow] = [:]
  /// The windows that are embedded in a window, by that window's number.
  private var parts: [UInt: [WeakWindow]] = [:]
  /// The subscriptions to windows that are none of the above, by those windows' numbers.
  var listenings: [UInt: [WeakListening]] = [:]
  private var socketWatch: SocketWatch?
  private var isDrainScheduled = false
  private(set) var isDraining = false

  private struct WeakWindow {
    weak var window: (any ConnectedWindow)?
  }

  /// Connects (`XOpenDisplay`) to a display such as ":0", or to the one that `DISPLAY` names.
  ///
  /// - Parameters:
  ///   - displayName: The display's name; `nil` for `DISPLAY`.
  ///   - loop: What will run the main thread.
  /// - Throws: `cannotOpenDisplay` when no server answers.
  package init(displayName: String? = nil, loop: MainLoop = .queue) throws(X11Error) {
    let environmentName = ProcessInfo.processInfo.environment["DISPLAY"]
    let wanted = (displayName ?? environmentName).flatMap { $0.isEmpty ? nil : $0 }
    guard let wanted, let display = XOpenDisplay(wanted) else {
      throw .cannotOpenDisplay(wanted)
    }
    XErrorTrap.watch(display)
    name = wanted
    self.display = display
    atoms = AtomTable.of(display, X11Atoms.init)
    features = X11Features(display: display)
    keyboard = X11Keyboard(display: display)
    pointers = PointerDevices(display: display)
    socketWatch = SocketWatch(socket: XConnectionNumber(display), loop: loop) { [weak self] in
      self?.drain()
    }
    settle()
  }

  isolated deinit {
    socketWatch?.stop()
    guard !XErrorTrap.isLost(display) else {
      // Xlib can leave a broken connection locked, and closing it would then block forever. Its memory leaks; its
      // address is never used again, so the trap's entry stays valid.
      Foundation.close(XConnectionNumber(display))
      return
    }
    keyboard.close()
    // The trap stays set meanwhile: closing talks to the server, which may be gone.
    XCloseDisplay(display)
    XErrorTrap.forget(display)
  }

  /// Whether the server is still there.
  package var isAlive: Bool { lostReason == nil }

  /// The names and values of the desktop's X resources as they are now; `nil` when there are none.
  ///
  /// (`XResourceManagerString` has those of the time of the connection.)
  var resources: String? {
    let root = XDefaultRootWindow(display)
    let bytes = property(XA_RESOURCE_MANAGER, of: root, most: 1 << 20)?.bytes
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the system can allocate shared memory of that size.
  package func canShare(bytes: Int) -> Bool {
    guard let segment = SharedSegment(display: display, bytes: bytes) else { return false }
    // Now, while there is a connection: its `deinit` may run later.
    segment.detach()
    return true
  }

  /// The number of the last request that the server has processed, as its events and replies report it.
  var lastRequestDone: UInt { XLastKnownRequestProcessed(display) }

  func add(_ window: any ConnectedWindow) { windows[window.id] = WeakWindow(window: window) }

  func remove(_ window: any ConnectedWindow) {
    windows[window.id] = nil
    for (parent, those) in parts { parts[parent] = those.filter { $0.window !== window } }
  }

  /// Tells a window, from now on, of the events of the one that it is a part of.
  func add(_ part: any ConnectedWindow, of parent: Window) {
    parts[parent, default: []].append(WeakWindow(window: part))
  }

  /// Whether a window was made by this connection.
  func isOwn(_ id: Window) -> Bool { windows[id] != nil }

  /// Runs requests that may fail and waits for the server's errors before returning (one round trip).
  func trapping(_ action: String, _ body: () -> Void) throws(X11Error) {
    guard isAlive else { throw .connectionLost(display: name) }
    let serial = XNextRequest(display)
    body()
    XSync(display, 0)
    let errors = XErrorTrap.takeErrors(of: display, since: serial)
    settle()
    if XErrorTrap.isLost(display) { throw .connectionLost(display: name) }
    if let error = errors.first {
      throw .requestFailed(doing: action, reason: text(of: error))
    }
  }

  /// Runs requests that may fail, and ignores the errors (one round trip).
  func passing(_ body: (OpaquePointer) -> Void) {
    guard isAlive else { return }
    let serial = XNextRequest(display)
    body(display)
    XSync(display, 0)
    _ = XErrorTrap.takeErrors(of: display, since: serial)
    settle()
  }

  /// Whether this connection's windows stay on the screen when the process ends without closing them: until their
  /// parent is destroyed, or another client removes them.
  package var keepsWindows = false {
    didSet {
      guard isAlive, keepsWindows != oldValue else { return }
      XSetCloseDownMode(display, keepsWindows ? RetainTemporary : DestroyAll)
      XFlush(display)
      settle()
    }
  }

  /// Flushes requests, and sees to it that events which Xlib read meanwhile are handled.
  ///
  /// Must follow every use of Xlib outside `drain`: an event that Xlib has already read does not make the socket
  /// readable.
  func settle() {
    guard isAlive, !isDraining else { return }
    if XPending(display) > 0 || XErrorTrap.isLost(display) { scheduleDrain() }
  }
}

// MARK: - The loop

extension X11Connection {
  /// Maximum number of events handled before other work on the main queue gets its turn.
  private static let eventsPerTurn = 500

  /// Handles events, and what windows have noted, in another turn of the main queue.
  func scheduleDrain() {
    guard !isDrainScheduled else { return }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isDrainScheduled = false
        self?.drain()
      }
    }
  }

  /// Handles the events received so far, without waiting for more.
  func drain() {
    guard isAlive, !isDraining else { return }
    isDraining = true
    var handled = 0
    // Reads everything available; what arrives meanwhile is checked below.
    var waiting = XEventsQueued(display, QueuedAfterReading)
    while waiting > 0, handled < Self.eventsPerTurn, !XErrorTrap.isLost(display) {
      var event = XEvent()
      XNextEvent(display, &event)
      handled += 1
      handle(&event)
      waiting = XEventsQueued(display, QueuedAlready)
    }
    for entry in windows.values { entry.window?.finishBatch() }
    isDraining = false
    reportStrayErrors()
    noticeLoss()
    settle()
  }

  var openWindows: [any ConnectedWindow] { windows.values.compactMap(\.window) }

  private func handle(_ event: inout XEvent) {
    if event.type == GenericEvent { return handleGeneric(&event) }
    if event.type == MappingNotify {
      XRefreshKeyboardMapping(&event.xmapping)
      keyboard.readModifiers()
      return
    }
    let id = event.xany.window
    let (window, parts) = (windows[id]?.window, parts[id]?.compactMap(\.window) ?? [])
    // A key may come from a client that ignores the focus.
    if event.type == KeyPress {
      window?.prepareForKey(isParents: false)
      for part in parts { part.prepareForKey(isParents: true) }
    }
    if keyboard.filters(&event) {
      window?.handleFiltered(event)
      for part in parts { part.handleParentsFiltered(event) }
      return
    }
    window?.handle(event)
    for part in parts { part.handleParents(event) }
    if !listenings.isEmpty { tellListeners(event) }
  }

  /// Generic events of extensions, which have additional data.
  private func handleGeneric(_ event: inout XEvent) {
    let number = event.xcookie.extension
    guard number == features.presentOpcode || number == pointers?.opcode,
      XGetEventData(display, &event.xcookie) != 0
    else { return }
    defer { XFreeEventData(display, &event.xcookie) }
    if number == features.presentOpcode { handlePresent(event) } else { handlePointer(event) }
  }

  private func handlePointer(_ event: XEvent) {
    guard let pointers, let data = event.xcookie.data else { return }
    switch event.xcookie.evtype {
    case XI_Motion:
      let motion = data.load(as: XIDeviceEvent.self)
      windows[motion.event]?.window?.handle(motion, scroll: pointers.scroll(motion))
    case XI_DeviceChanged:
      guard pointers.take(data.load(as: XIDeviceChangedEvent.self)) else { return }
      for window in openWindows { pointers.watchMotion(in: window.id) }
    default: break
    }
  }

  private func handlePresent(_ event: XEvent) {
    switch event.xcookie.evtype {
    case PresentCompleteNotify:
      guard
        let data = event.xcookie.data?.assumingMemoryBound(to: XPresentCompleteNotifyEvent.self)
      else { return }
      windows[data.pointee.window]?.window?.blankCame(
        msc: data.pointee.msc,
        ust: Double(data.pointee.ust) / 1e6,
        shownSerial: data.pointee.kind == PresentCompleteKindPixmap
          ? data.pointee.serial_number : nil
      )
    case PresentIdleNotify:
      guard let data = event.xcookie.data?.assumingMemoryBound(to: XPresentIdleNotifyEvent.self)
      else { return }
      windows[data.pointee.window]?.window?.bufferReturned(pixmap: data.pointee.pixmap)
    default: break
    }
  }

  private func reportStrayErrors() {
    for error in XErrorTrap.takeErrors(of: display) {
      if let shared = features.sharedMemory, Int32(error.request) == shared.majorOpcode {
        for window in openWindows { window.sharedMemoryFailed() }
      }
      strayErrorHandler(
        .requestFailed(doing: "do request \(error.request)", reason: text(of: error))
      )
    }
  }

  private func noticeLoss() {
    guard isAlive, XErrorTrap.isLost(display) else { return }
    let reason = X11Error.connectionLost(display: name).description
    lostReason = reason
    socketWatch?.stop()
    socketWatch = nil
    for window in openWindows { window.connectionWasLost(reason) }
  }

  /// The server's own text for an error: "BadWindow (invalid Window parameter)".
  private func text(of error: XErrorRecord) -> String {
    var text = [CChar](repeating: 0, count: 256)
    XGetErrorText(display, Int32(error.code), &text, Int32(text.count))
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
