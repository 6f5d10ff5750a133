import CX11

/// The user's input with the pointer and the keyboard of the display; positions in screen pixels.
extension VirtualDisplay {
  /// Moves the pointer.
  package func move(x: Int, y: Int) throws {
    try xdotool("mousemove", "\(x)", "\(y)")
  }

  /// Moves the pointer and clicks there; button 1 is the left one, 4 … 7 are the wheel.
  package func click(x: Int, y: Int, button: Int = 1) throws {
    try xdotool("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// Presses a button where the pointer is.
  package func press(button: Int = 1) throws { try xdotool("mousedown", "\(button)") }

  /// Lets a button go where the pointer is.
  package func release(button: Int = 1) throws { try xdotool("mouseup", "\(button)") }

  /// Presses a key and lets it go: "Return", "shift+a", a keysym's name.
  package func key(_ name: String) throws { try xdotool("key", name) }

  /// Presses a key and holds it.
  package func keyDown(_ name: String) throws { try xdotool("keydown", name) }

  /// Lets a held key go.
  package func keyUp(_ name: String) throws { try xdotool("keyup", name) }

  /// Has held keys repeat from now on, as they do on a user's display.
  package func repeatHeldKeys() throws {
    guard let connection = XOpenDisplay(name) else { throw VirtualDisplayError.notReachable(name) }
    XAutoRepeatOn(connection)
    XCloseDisplay(connection)
  }

  /// Types text, key by key.
  package func type(_ text: String) throws { try xdotool("type", "--", text) }

  /// Assigns a window the keyboard, as a window manager would.
  package func focus(window: UInt) throws { try xdotool("windowfocus", "--sync", "\(window)") }

  /// Moves a window's top left corner, as a window manager would.
  package func place(window: UInt, x: Int, y: Int) throws {
    try xdotool("windowmove", "--sync", "\(window)", "\(x)", "\(y)")
  }

  /// Resizes a window, as a window manager would.
  package func resize(window: UInt, width: Int, height: Int) throws {
    try xdotool("windowsize", "\(window)", "\(width)", "\(height)")
  }

  /// Puts a window away, as its own button does; needs a window manager.
  package func minimize(window: UInt) throws { try xdotool("windowminimize", "\(window)") }

  /// Destroys a window of another program, whose connection stays.
  package func destroy(window: UInt) throws { try xdotool("windowclose", "\(window)") }

  /// Brings a window back with the keyboard focus; needs a window manager.
  package func activate(window: UInt) throws { try xdotool("windowactivate", "\(window)") }

  /// Shows one of the desktops, the first of which is 0; needs a window manager.
  package func showDesktop(_ number: Int) throws { try xdotool("set_desktop", "\(number)") }

  /// Changes the keyboard's layout (`setxkbmap`), such as "us" with its variant "intl" for dead keys.
  package func setLayout(_ layout: String, variant: String = "", option: String = "") throws {
    try run(
      ["setxkbmap", "-layout", layout, "-variant", variant, "-option", option],
      display: name
    )
  }

  private func xdotool(_ arguments: String...) throws {
    try run(["xdotool"] + arguments, display: name)
  }
}
