internal import CX11

extension X11Connection {
  /// Defines a window's cursor: a picture, which is destroyed, or without one that of the window's parent.
  func define(cursor image: UnsafeMutablePointer<XcursorImage>?, of window: UInt) {
    guard let image else {
      XUndefineCursor(display, window)
      return
    }
    defer { XcursorImageDestroy(image) }
    // A server without colored cursors gets a dithered one of two colors from this library.
    let cursor = XcursorImageLoadCursor(display, image)
    guard cursor != 0 else { return }
    XDefineCursor(display, window, cursor)
    // The server keeps it for as long as it is used.
    XFreeCursor(display, cursor)
  }
}
