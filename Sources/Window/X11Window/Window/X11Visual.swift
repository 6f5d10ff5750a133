internal import CX11
internal import Pixels

/// The pixel format of a window: the screen's own, if frames can be drawn in it.
///
/// Windows of depth 32 have alpha; their frames are opaque unless the background is not.
struct X11Visual {
  let format: BackBuffer.Format
  private let colormap: Colormap?

  /// The visual of that depth, or else the default one if usable, else the first of depth 24, 32, 30.
  init(connection: X11Connection, depth: Int? = nil) throws(X11Error) {
    let display = connection.display
    let screen = XDefaultScreen(display)
    let standard = Self.standard(display, screen)
    if let standard, depth ?? Int(standard.depth) == Int(standard.depth) {
      format = standard
      colormap = nil
      return
    }
    let depths: [Int32] = depth.map { [Int32(clamping: $0)] } ?? [24, 32, 30]
    let found = depths.lazy.compactMap { Self.find(display, screen, depth: $0) }.first
    guard let found else { throw .noTrueColorVisual(display: connection.name) }
    format = found
    colormap = XCreateColormap(
      display,
      XDefaultRootWindow(display),
      found.visual,
      AllocNone
    )
  }

  /// `XCreateWindow`: no background, so that nothing flashes, and old pixels stay where they were
  /// while the window grows, until new ones are drawn.
  ///
  /// - Parameters:
  ///   - size: The window's size, in pixels.
  ///   - parent: The window that contains it; `nil` for the desktop.
  ///   - connection: The connection to the display.
  /// - Returns: The server's number of the window.
  /// - Throws: The server's error when it refuses.
  func makeWindow(
    size: PixelSize,
    parent: Window?,
    connection: X11Connection
  ) throws(X11Error) -> Window {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap =
      colormap
      ?? XDefaultColormap(
        connection.display,
        XDefaultScreen(connection.display)
      )
    var id: Window = 0
    try connection.trapping("make a window of \(size.width) x \(size.height) pixels") {
      id = XCreateWindow(
        connection.display,
        parent ?? XDefaultRootWindow(connection.display),
        0,
        0,
        UInt32(size.width),
        UInt32(size.height),
        0,
        format.depth,
        UInt32(InputOutput),
        format.visual,
        UInt(CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap),
        &attributes
      )
    }
    return id
  }

  func freeColormap(_ display: OpaquePointer) {
    if let colormap { XFreeColormap(display, colormap) }
  }

  private static func standard(_ display: OpaquePointer, _ screen: Int32) -> BackBuffer.Format? {
    let depth = XDefaultDepth(display, screen)
    guard [24, 30, 32].contains(depth), let visual = XDefaultVisual(display, screen),
      let layout = PixelLayout(visual)
    else { return nil }
    return BackBuffer.Format(visual: visual, depth: depth, layout: layout)
  }

  private static func find(
    _ display: OpaquePointer,
    _ screen: Int32,
    depth: Int32
  ) -> BackBuffer.Format? {
    var info = XVisualInfo()
    guard XMatchVisualInfo(display, screen, depth, TrueColor, &info) != 0,
      let visual = info.visual, let layout = PixelLayout(visual)
    else { return nil }
    return BackBuffer.Format(visual: visual, depth: depth, layout: layout)
  }
}
