internal import CX11
internal import Raster

/// The pixel format of a window: the screen's own, if its pixels are B, G, R and one byte more.
struct X11Visual {
  let format: BackBuffer.Format
  private let colormap: Colormap?

  /// The default visual when it will do, else the first of depth 24, else of depth 32.
  init(connection: X11Connection) throws(X11Error) {
    let display = connection.display
    let screen = XDefaultScreen(display)
    if let visual = XDefaultVisual(display, screen), Self.isBGR(visual),
      [24, 32].contains(XDefaultDepth(display, screen))
    {
      format = BackBuffer.Format(visual: visual, depth: XDefaultDepth(display, screen))
      colormap = nil
      return
    }
    guard let found = Self.find(display, screen, depth: 24) ?? Self.find(display, screen, depth: 32)
    else { throw .noTrueColorVisual(display: connection.name) }
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
  func makeWindow(size: PixelSize, connection: X11Connection) throws(X11Error) -> Window {
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
        XDefaultRootWindow(connection.display),
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

  private static func find(
    _ display: OpaquePointer,
    _ screen: Int32,
    depth: Int32
  ) -> BackBuffer.Format? {
    var info = XVisualInfo()
    guard XMatchVisualInfo(display, screen, depth, TrueColor, &info) != 0,
      let visual = info.visual, isBGR(visual)
    else { return nil }
    return BackBuffer.Format(visual: visual, depth: depth)
  }

  private static func isBGR(_ visual: UnsafeMutablePointer<Visual>) -> Bool {
    visual.pointee.`class` == TrueColor && visual.pointee.red_mask == 0xFF0000
      && visual.pointee.green_mask == 0xFF00 && visual.pointee.blue_mask == 0xFF
  }
}
