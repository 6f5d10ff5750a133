internal import CX11
internal import CoreGraphics
internal import WindowSystem

/// Converts the X events of one window to input events; keeps the state needed for that.
final class InputTranslator {
  private let connection: X11Connection
  /// The window whose keys are handled.
  private let window: Window
  private let eventMask: Int
  /// Pixels per point.
  var scale: Double
  private var context: InputContext?
  private var needsContext: Bool
  /// Where text is typed, in pixels of the window; `nil` while keys are not text, and the input method does not get
  /// them.
  var typingPlace: CGPoint? { didSet { if typingPlace != oldValue { tellContext() } } }
  private var keys = HeldKeys()
  private var heldButtons = HeldButtons()
  private var isPointerInside = false
  private var hasFocus = false
  /// Without a window manager the keys go where the pointer is, without a focus event.
  private var hasPointerFocus = false
  private var lastReportedFocus = false

  /// - Parameters:
  ///   - connection: The connection to the display.
  ///   - window: The window whose keys are handled.
  ///   - eventMask: The events selected on that window.
  ///   - scale: Pixels per point.
  ///   - takesText: Whether text is ever typed in the window.
  init(
    connection: X11Connection,
    window: Window,
    eventMask: Int,
    scale: Double,
    takesText: Bool
  ) {
    (self.connection, self.window, self.scale) = (connection, window, scale)
    (self.eventMask, needsContext) = (eventMask, takesText)
  }

  /// Opens the window's input context, once, and again when the input method was lost; the window then selects the
  /// events that the context needs.
  func openContext() {
    guard needsContext || context?.isUsable == false else { return }
    needsContext = false
    context = connection.keyboard.makeContext(window: window)
    tellContext()
    XSelectInput(connection.display, window, eventMask | (context?.eventMask ?? 0))
  }

  /// Opens the context as soon as the window has the keyboard focus.
  func openContextWhenFocused() {
    guard needsContext, lastReportedFocus else { return }
    // Pixels drawn until now are sent first.
    XFlush(connection.display)
    openContext()
  }

  private func tellContext() {
    context?.setFocus(lastReportedFocus && typingPlace != nil)
    if let typingPlace { context?.setPlace(typingPlace) }
  }

  func close() {
    context?.close()
    context = nil
  }

  /// The input that an X event means: usually one event, none for events of other kinds.
  func translate(_ event: XEvent) -> [InputEvent] {
    switch event.type {
    case MotionNotify: move(event.xmotion)
    case ButtonPress: press(event.xbutton)
    case ButtonRelease: release(event.xbutton)
    case EnterNotify, LeaveNotify: cross(event.xcrossing)
    case KeyPress: keyPress(event.xkey)
    case KeyRelease: keyRelease(event.xkey)
    case FocusIn, FocusOut: focus(event.xfocus)
    default: []
    }
  }

  /// The input that a motion event means; it may also scroll by a distance in points.
  func translate(_ event: XIDeviceEvent, scroll: CGVector?) -> [InputEvent] {
    let state = PointerState(
      // Whole pixels, as in core events.
      location: location(Int32(event.event_x.rounded(.down)), Int32(event.event_y.rounded(.down))),
      modifiers: modifiers(event.state),
      time: time(event.time)
    )
    var events = lost(event.state, isTaken: false, state)
    if event.moves { events.append(.pointerMoved(state)) }
    if let scroll { events.append(.scrolled(state, delta: scroll)) }
    return events
  }

  /// The input of a key event that the input method kept for itself: a release, or nothing.
  func translateFiltered(_ event: XEvent) -> [InputEvent] {
    if event.type == KeyPress { keys.filterPress(event.xkey.keycode) }
    guard event.type == KeyRelease, let keysym = keys.filterRelease(event.xkey.keycode) else {
      return []
    }
    return [released(keysym, event.xkey)]
  }
}

// MARK: - Pointer

extension InputTranslator {
  private func press(_ event: XButtonEvent) -> [InputEvent] {
    if let delta = WheelStep.delta(button: event.button) {
      // A step of the wheel that valuators report also comes as a button.
      if heldButtons.isEmpty, connection.pointers?.tell(button: event.button) == true { return [] }
      return [.scrolled(pointer(event), delta: delta)]
    }
    guard let button = button(event) else { return [] }
    heldButtons.press(button)
    return [.pointerPressed(pointer(event), button: button)]
  }

  private func move(_ event: XMotionEvent) -> [InputEvent] {
    let state = pointer(event)
    return lost(event.state, isTaken: false, state) + [.pointerMoved(state)]
  }

  /// Reports once that releases of held buttons will not come.
  private func lost(_ state: UInt32, isTaken: Bool, _ pointer: PointerState) -> [InputEvent] {
    heldButtons.areLost(state: state, isTaken: isTaken) ? [.pointerCancelled(pointer)] : []
  }

  private func release(_ event: XButtonEvent) -> [InputEvent] {
    guard let button = button(event) else { return [] }
    heldButtons.release(button)
    if heldButtons.isEmpty { connection.pointers?.requery() }
    return [.pointerReleased(pointer(event), button: button)]
  }

  private func button(_ event: XButtonEvent) -> PointerButton? {
    PointerButton(rawValue: Int(event.button))
  }

  /// Enter and leave, except for crossings into and out of windows inside this one.
  private func cross(_ event: XCrossingEvent) -> [InputEvent] {
    guard event.detail != NotifyInferior else { return [] }
    let isEntering = event.type == EnterNotify
    let state = PointerState(
      location: location(event.x, event.y),
      modifiers: modifiers(event.state),
      time: time(event.time)
    )
    var events = lost(event.state, isTaken: event.mode == NotifyGrab && !isEntering, state)
    if isEntering != isPointerInside {
      isPointerInside = isEntering
      if isEntering { connection.pointers?.requery() }
      events.append(isEntering ? .pointerEntered(state) : .pointerLeft(state))
    }
    hasPointerFocus = isEntering && event.focus != 0
    return events + focusChange()
  }

  private func pointer(_ event: XMotionEvent) -> PointerState {
    PointerState(
      location: location(event.x, event.y),
      modifiers: modifiers(event.state),
      time: time(event.time)
    )
  }

  private func pointer(_ event: XButtonEvent) -> PointerState {
    PointerState(
      location: location(event.x, event.y),
      modifiers: modifiers(event.state),
      time: time(event.time)
    )
  }

  private func location(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  private func modifiers(_ state: UInt32) -> KeyModifiers { connection.keyboard.modifiers(state) }

  private func time(_ stamp: Time) -> Double {
    connection.timeline.time(
      connection.serverClock.time(
        of: UInt32(truncatingIfNeeded: stamp),
        now: MonotonicClock.now()
      )
    )
  }
}

// MARK: - Keys and focus

extension InputTranslator {
  private func keyPress(_ event: XKeyEvent) -> [InputEvent] {
    var event = event
    let (text, composed) = lookUp(&event)
    let own = connection.keyboard.keysym(keycode: event.keycode, state: event.state)
    let state = KeyState(
      keysym: event.keycode == 0 || own == 0 ? composed : own,
      text: text.printable,
      modifiers: modifiers(event.state),
      time: time(event.time)
    )
    switch keys.press(event.keycode, keysym: state.keysym) {
    case .first: return [.keyPressed(state, isRepeat: false)]
    case .again: return [.keyPressed(state, isRepeat: true)]
    case .withoutKey: return [.keyPressed(state, isRepeat: false), .keyReleased(state)]
    }
  }

  private func keyRelease(_ event: XKeyEvent) -> [InputEvent] {
    guard let keysym = keys.release(event.keycode) else { return [] }
    return [released(keysym, event)]
  }

  private func released(_ keysym: UInt32, _ event: XKeyEvent) -> InputEvent {
    .keyReleased(
      KeyState(keysym: keysym, modifiers: modifiers(event.state), time: time(event.time))
    )
  }

  /// Through the input method; without one, Latin-1 at most (`XLookupString`).
  private func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: UInt32) {
    if let context, context.isUsable { return context.lookUp(&event) }
    var bytes = [CChar](repeating: 0, count: 16)
    var symbol: KeySym = 0
    let length = XLookupString(&event, &bytes, Int32(bytes.count), &symbol, nil)
    let latin = bytes.prefix(Int(length)).map { Unicode.Scalar(UInt8(bitPattern: $0)) }
    return (
      String(String.UnicodeScalarView(latin)), UInt32(truncatingIfNeeded: symbol)
    )
  }

  /// A grab of the keyboard (by a switcher, a menu of the desktop) is not a change of focus.
  private func focus(_ event: XFocusChangeEvent) -> [InputEvent] {
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab else {
      return event.type == FocusIn ? releaseLostKeys() : []
    }
    // The keys go where the pointer is, and that is in this window; or no longer.
    if event.detail == NotifyPointer {
      hasPointerFocus = event.type == FocusIn
      return focusChange()
    }
    guard event.detail != NotifyPointerRoot,
      event.detail != NotifyInferior
    else { return [] }
    hasFocus = event.type == FocusIn
    // Another window has the keys, whatever the last crossing event said.
    if !hasFocus { hasPointerFocus = false }
    return focusChange()
  }

  /// Releases the keys that came up while another client had the keyboard.
  private func releaseLostKeys() -> [InputEvent] {
    guard !keys.isEmpty else { return [] }
    let now = connection.timeline.time(MonotonicClock.now())
    return keys.releaseLost(stillDown: connection.keyboard.keysDown()).map {
      .keyReleased(KeyState(keysym: $0, time: now))
    }
  }

  /// The window has the focus already: of that the server sends no event.
  func takeFocus() -> [InputEvent] {
    hasFocus = true
    return focusChange()
  }

  private func focusChange() -> [InputEvent] {
    let isFocused = hasFocus || hasPointerFocus
    guard isFocused != lastReportedFocus else { return [] }
    lastReportedFocus = isFocused
    tellContext()
    if !isFocused { keys = HeldKeys() }
    return [.focusChanged(isFocused)]
  }
}

extension String {
  /// Without control characters: Return, Escape and Ctrl+A are reported by keysym and modifiers alone.
  fileprivate var printable: String {
    String(unicodeScalars.filter { $0.properties.generalCategory != .control })
  }
}
