/// Whether anything of a window can be seen, as far as the server and the window manager tell.
struct WindowVisibility {
  /// Whether the window is mapped, or not yet: its first frame is drawn before it is shown.
  ///
  /// Most window managers unmap windows that are iconified or on another desktop.
  var isMapped = true
  /// Whether the window that it is a part of is mapped.
  var isParentMapped = true
  /// Whether other windows cover all of it.
  var isObscured = false
  /// Whether the window manager keeps it mapped and shows nothing of it (`_NET_WM_STATE_HIDDEN`).
  var isHidden = false

  var isVisible: Bool { !isMinimized && !isObscured }

  /// Whether it would not be seen with no other window on the screen either.
  var isMinimized: Bool { !isMapped || !isParentMapped || isHidden }
}
