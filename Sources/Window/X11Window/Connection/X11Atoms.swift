internal import CX11

/// The server's atoms for the names used between windows and window managers.
struct X11Atoms {
  let wmProtocols: Atom
  let wmDeleteWindow: Atom
  let netWMPing: Atom
  let netWMPID: Atom
  let netWMName: Atom
  let netWMIconName: Atom
  let utf8String: Atom
  let netWMSyncRequest: Atom
  let netWMSyncRequestCounter: Atom
  let netWMState: Atom
  let netWMStateHidden: Atom
  let netWMStateFullscreen: Atom
  let netWMStateAbove: Atom
  let netWMStateMaximizedH: Atom
  let netWMStateMaximizedV: Atom
  let netActiveWindow: Atom
  let netWorkArea: Atom
  let netCurrentDesktop: Atom
  let netFrameExtents: Atom
  /// The type of a message that a window sends to itself.
  let pegbarEcho: Atom
  /// The property that a window of another process is recognized by.
  let pegbarGuest: Atom
  /// The property of a window that keeps keys from the windows in it.
  let pegbarKeepsKeys: Atom

  /// - Parameter atom: The atom of a name.
  init(_ atom: (String) -> Atom) {
    wmProtocols = atom("WM_PROTOCOLS")
    wmDeleteWindow = atom("WM_DELETE_WINDOW")
    netWMPing = atom("_NET_WM_PING")
    netWMPID = atom("_NET_WM_PID")
    netWMName = atom("_NET_WM_NAME")
    netWMIconName = atom("_NET_WM_ICON_NAME")
    utf8String = atom("UTF8_STRING")
    netWMSyncRequest = atom("_NET_WM_SYNC_REQUEST")
    netWMSyncRequestCounter = atom("_NET_WM_SYNC_REQUEST_COUNTER")
    netWMState = atom("_NET_WM_STATE")
    netWMStateHidden = atom("_NET_WM_STATE_HIDDEN")
    netWMStateFullscreen = atom("_NET_WM_STATE_FULLSCREEN")
    netWMStateAbove = atom("_NET_WM_STATE_ABOVE")
    netWMStateMaximizedH = atom("_NET_WM_STATE_MAXIMIZED_HORZ")
    netWMStateMaximizedV = atom("_NET_WM_STATE_MAXIMIZED_VERT")
    netActiveWindow = atom("_NET_ACTIVE_WINDOW")
    netWorkArea = atom("_NET_WORKAREA")
    netCurrentDesktop = atom("_NET_CURRENT_DESKTOP")
    netFrameExtents = atom("_NET_FRAME_EXTENTS")
    pegbarEcho = atom("_PEGBAR_ECHO")
    pegbarGuest = atom("_PEGBAR_GUEST")
    pegbarKeepsKeys = atom("_PEGBAR_KEEPS_KEYS")
  }
}
