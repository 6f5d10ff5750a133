/// Whether any part of a window is visible, as far as the server and the window manager report it.
struct WindowVisibility {
  /// Whether the window is mapped; `true` also before it is first shown, since its first frame is drawn before that.
  ///
  /// Most window managers unmap windows that are iconified or on another desktop.
  var isMapped = true
  /// Whether the window that contains it is mapped.
  var isParentMapped = true
  /// Whether other windows cover all of it.
  var isObscured = false
  /// Whether the window manager keeps it mapped but does not show it (`_NET_WM_STATE_HIDDEN`).
  var isHidden = false

  var isVisible: Bool { !isMinimized && !isObscured }

  /// Whether it would be invisible even with no other window on the screen.
  var isMinimized: Bool { !isMapped || !isParentMapped || isHidden }
}
