internal import CX11
internal import CoreGraphics
internal import Pixels
internal import WindowSystem

/// The server's events of a window, and what the stage receives of them.
extension X11Window: ConnectedWindow {
  static let eventMask =
    ExposureMask | StructureNotifyMask | PropertyChangeMask | FocusChangeMask
    | KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask
    | PointerMotionMask | EnterWindowMask | LeaveWindowMask | VisibilityChangeMask

  /// Whether requests can be sent to the server.
  var canAsk: Bool { isOpen && connection.isAlive }
  /// Whether the blanks come from Present.
  var usesPresent: Bool { clock.usesPresent }
  /// The refresh rate in hertz.
  var refreshRate: Double { clock.refreshRate }

  static func makeClock(
    connection: X11Connection,
    window: Window,
    usesPresent: Bool
  ) -> FrameClock {
    let rate = connection.features.refreshRate
    guard connection.features.presentOpcode != nil else {
      return FrameClock(refreshRate: rate, present: nil)
    }
    let events = PresentCompleteNotifyMask | PresentIdleNotifyMask
    XPresentSelectInput(connection.display, window, UInt32(events))
    guard usesPresent else { return FrameClock(refreshRate: rate, present: nil) }
    let present = FrameClock.Present(
      ask: { [unowned connection] isUrgent in
        // A divisor of 1 and a target in the past: the first blank after now.
        XPresentNotifyMSC(connection.display, window, 0, 0, 1, 0)
        if isUrgent { XFlush(connection.display) }
        connection.settle()
      },
      readEvents: { [unowned connection] in connection.drain() }
    )
    return FrameClock(refreshRate: rate, present: present)
  }

  func prepareForKey(isParents: Bool) {
    if !isParents || options.hearsParentsKeys { input.openContext() }
  }

  func handle(_ event: XEvent) {
    guard isOpen else { return }
    switch event.type {
    case Expose: noteExposed(event.xexpose)
    case ConfigureNotify: noteSize(event.xconfigure)
    case ClientMessage: answer(event.xclient)
    case SelectionNotify: dropTarget?.take(event.xselection)
    case DestroyNotify where event.xdestroywindow.window == id:
      // Another program did that: what this one destroys it closes before. The user wants it to go.
      isDestroyed = true
      if options.parent == nil { delegate?.windowShouldClose(self) }
    case MapNotify, UnmapNotify, VisibilityNotify: noteVisibility(event)
    case PropertyNotify:
      noteVisibility(event)
      // Requested only for its time: an early, exact sample of the server's clock.
      _ = connection.serverClock.time(
        of: UInt32(truncatingIfNeeded: event.xproperty.time),
        now: MonotonicClock.now()
      )
    default: tell(input.translate(event))
    }
  }

  func handle(_ event: XIDeviceEvent, scroll: CGVector?) {
    if isOpen { tell(input.translate(event, scroll: scroll)) }
  }

  func handleFiltered(_ event: XEvent) {
    guard isOpen else { return }
    tell(input.translateFiltered(event))
  }

  /// Handles a blank; `shownSerial` is that of the picture it shows, `nil` when it was only requested.
  func blankCame(msc: UInt64, ust: Double, shownSerial: UInt32?) {
    guard isOpen else { return }
    if let shownSerial {
      // Never decreases: a skipped picture may be reported after the one that replaced it.
      if Int32(bitPattern: shownSerial &- self.shownSerial) > 0 { self.shownSerial = shownSerial }
      resizeSync.frameWasShown(serial: shownSerial, on: connection.display)
      if self.shownSerial == sentSerial, !whenShown.isEmpty { takeWhenShown() }
    }
    clock.blankCame(msc: msc, ust: ust)
  }

  /// Handles, once for all events of a batch, what only the last of them decides.
  func finishBatch() {
    guard isOpen else { return }
    serveNewSize()
    serveVisibility()
    serveExposed()
    serveReturns()
    clock.deliverPending()
    input.openContextWhenFocused()
  }

  /// Has a new size or scale drawn; notifies the window manager when that is done, or when there is nothing to do.
  func serveNewSize() {
    guard newSize != nil || isRescaled else { return }
    let newSize = newSize ?? pixelSize
    self.newSize = nil
    if newSize != pixelSize || isRescaled {
      isRescaled = false
      pixelSize = newSize
      delegate?.windowDidResize(self)
    } else {
      resizeSync.answer(on: connection.display)
    }
    if !isVisible { resizeSync.answer(on: connection.display) }
  }

  func connectionWasLost(_ reason: String) {
    guard isOpen else { return }
    clock.stop()
    returnWatch.stop()
    delegate?.window(self, didLoseConnection: reason)
  }

  func tell(_ events: [InputEvent]) {
    for event in events { delegate?.window(self, didReceive: event) }
  }

  private func noteExposed(_ event: XExposeEvent) {
    exposed.append(
      PixelRect(
        x: Int(event.x),
        y: Int(event.y),
        width: Int(event.width),
        height: Int(event.height)
      )
    )
  }

  private func noteSize(_ event: XConfigureEvent) {
    resizeSync.sizeCame()
    newSize = X11Limits.clamped(PixelSize(width: Int(event.width), height: Int(event.height)))
  }
}
