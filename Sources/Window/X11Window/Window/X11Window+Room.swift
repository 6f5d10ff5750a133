internal import CX11
package import Pixels

extension X11Window {
  /// The largest content that the desktop has room for beside its panels and with the window's frame, in pixels; the
  /// screen's size without a window manager that says so (EWMH, `_NET_WORKAREA` and `_NET_FRAME_EXTENTS`).
  package var maximumSize: PixelSize {
    let screen = connection.screenSize
    var (width, height) = connection.workArea ?? (screen.width, screen.height)
    let extents = connection.property(connection.atoms.netFrameExtents, of: id)?.numbers ?? []
    if extents.count == 4 {
      width -= Int(extents[0] + extents[1])
      height -= Int(extents[2] + extents[3])
    }
    // (What is not believable is not believed.)
    guard width > 0, height > 0 else { return screen }
    return PixelSize(width: min(width, screen.width), height: min(height, screen.height))
  }
}

extension X11Window {
  /// A size that the window has room for; one that it has already was chosen by its user, whatever the room.
  ///
  /// - Parameter wanted: The size that is wanted, in pixels.
  /// - Returns: The size in pixels.
  package func limited(_ wanted: PixelSize) -> PixelSize {
    let room = maximumSize
    return PixelSize(
      width: min(wanted.width, max(room.width, pixelSize.width)),
      height: min(wanted.height, max(room.height, pixelSize.height))
    )
  }
}

extension X11Connection {
  /// The size of the part of the current desktop that panels leave free, in pixels.
  fileprivate var workArea: (width: Int, height: Int)? {
    let root = XDefaultRootWindow(display)
    // Four numbers for each desktop: x, y, width and height.
    let numbers = property(atoms.netWorkArea, of: root)?.numbers ?? []
    let desktop = Int(property(atoms.netCurrentDesktop, of: root)?.numbers.first ?? 0)
    let place = numbers.count >= (desktop + 1) * 4 ? desktop * 4 : 0
    guard numbers.count >= place + 4 else { return nil }
    return (Int(numbers[place + 2]), Int(numbers[place + 3]))
  }
}
