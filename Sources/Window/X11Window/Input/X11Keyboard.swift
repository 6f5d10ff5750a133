internal import CX11
internal import Glibc
internal import WindowSystem

/// The keyboard of a display: what its modifiers mean, and the input method (XIM) that makes text.
final class X11Keyboard {
  private let display: OpaquePointer
  /// Opened at the first use: it reads a table of thousands of sequences, which takes many milliseconds; a user who
  /// does not type should not wait for it.
  private(set) lazy var inputMethod = openInputMethod()
  private var isInputMethodOpen = false
  private var altMask: UInt32 = 0
  private var commandMask: UInt32 = 0

  init(display: OpaquePointer) {
    self.display = display
    // A held key repeats as further presses and has one release; without this a server sends a release each time.
    _ = XkbSetDetectableAutoRepeat(display, 1, nil)
    readModifiers()
  }

  func close() {
    guard isInputMethodOpen else { return }
    inputMethod?.close()
    inputMethod = nil
  }

  /// Finds which of Mod1 … Mod5 are Alt and Super (the command key here); again after a new layout.
  func readModifiers() {
    altMask = XkbKeysymToModifiers(display, KeySym(XK_Alt_L))
    commandMask = XkbKeysymToModifiers(display, KeySym(XK_Super_L))
    if altMask == 0 { altMask = UInt32(Mod1Mask) }
    if commandMask == 0 { commandMask = UInt32(Mod4Mask) }
  }

  /// The modifier keys of an event's state.
  func modifiers(_ state: UInt32) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
    if state & UInt32(LockMask) != 0 { modifiers.insert(.capsLock) }
    if state & altMask != 0 { modifiers.insert(.alt) }
    if state & commandMask != 0 { modifiers.insert(.command) }
    return modifiers
  }

  /// The keycodes of the keys that are down now, whichever window has their events; a round trip to the server.
  func keysDown() -> Set<UInt32> {
    var bits = [CChar](repeating: 0, count: 32)
    XQueryKeymap(display, &bits)
    return Set((0..<256).filter { bits[Int($0) / 8] >> ($0 % 8) & 1 != 0 })
  }

  /// Whether the input method keeps the event for itself (`XFilterEvent`): a dead key, Compose.
  func filters(_ event: inout XEvent) -> Bool {
    dropDeadInputMethod()
    return XFilterEvent(&event, 0) != 0
  }

  /// An input context for a window; `nil` without an input method.
  func makeContext(window: Window) -> InputContext? {
    dropDeadInputMethod()
    return inputMethod.flatMap { InputContext(method: $0, window: window) }
  }

  /// The key's own keysym, in the layout of `state` but without Shift and other modifiers; 0 when it has none.
  func keysym(keycode: UInt32, state: UInt32) -> UInt32 {
    guard let code = UInt8(exactly: keycode) else { return 0 }
    let group = Int32(state >> 13 & 3)
    let symbol = XkbKeycodeToKeysym(display, code, group, 0)
    let known = symbol == NoSymbol ? XkbKeycodeToKeysym(display, code, 0, 0) : symbol
    return UInt32(truncatingIfNeeded: known)
  }

  private func openInputMethod() -> InputMethod? {
    isInputMethodOpen = true
    Self.chooseLocale()
    return InputMethod(display: display)
  }

  /// Drops an input method whose server is gone: dead keys still work, and a server that is there again makes text
  /// again.
  private func dropDeadInputMethod() {
    guard isInputMethodOpen, inputMethod?.isDead == true else { return }
    inputMethod?.close()
    inputMethod = openInputMethod()
  }

  /// Dead keys and Compose need a locale with a table; in the C locale there is none.
  private static func chooseLocale() {
    let chosen = setlocale(LC_CTYPE, "").map { String(cString: $0) }
    if chosen == nil || chosen == "C" || chosen == "POSIX" || XSupportsLocale() == 0 {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    if XSupportsLocale() != 0 { XSetLocaleModifiers("") }
  }
}
