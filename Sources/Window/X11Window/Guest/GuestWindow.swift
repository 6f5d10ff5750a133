internal import CX11
package import Pixels

/// A window that another process has embedded in one of ours, as seen from ours.
///
/// Its process may end at any moment. Requests then fail, and the errors are ignored. The server may also give the
/// window's number to a window of the next program that connects: a property of the window says whether it is still
/// this one.
package final class GuestWindow {
  private let connection: X11Connection
  private let parent: X11Window
  /// The server's number of the window.
  package let id: UInt
  /// Whether the pointer is not shown over the window; else the window has its parent's cursor.
  package var hidesPointer = false {
    didSet {
      guard hidesPointer != oldValue else { return }
      passing { _ in connection.define(cursor: hidesPointer ? Self.nothing() : nil, of: id) }
    }
  }
  private var isGone = false
  /// The value of the property: the parent, and how many guests there were before.
  private let mark: [UInt]
  private static var count: UInt = 0

  /// - Parameters:
  ///   - id: The server's number of the window.
  ///   - parent: Our window, that it is a part of.
  package init(id: UInt, in parent: X11Window) {
    (self.id, self.parent) = (id, parent)
    connection = parent.connection
    mark = [parent.id, Self.count]
    Self.count += 1
    passing { [connection, mark] _ in
      let name = connection.atoms.pegbarGuest
      connection.setProperty(name, of: id, type: XA_CARDINAL, numbers: mark)
    }
  }

  /// Moves the window within its parent and resizes it; in pixels.
  package func place(_ frame: PixelRect) {
    passing { display in
      XMoveResizeWindow(
        display,
        id,
        Int32(clamping: frame.x),
        Int32(clamping: frame.y),
        UInt32(clamping: max(1, frame.width)),
        UInt32(clamping: max(1, frame.height))
      )
    }
  }

  /// Puts the window behind all siblings.
  package func lower() { passing { XLowerWindow($0, id) } }

  /// Puts the window directly in front of another guest.
  package func place(above other: GuestWindow) {
    var changes = XWindowChanges()
    changes.sibling = other.id
    changes.stack_mode = Above
    passing { XConfigureWindow($0, id, UInt32(CWSibling | CWStackMode), &changes) }
  }

  /// Unmaps the window.
  package func hide() { passing { XUnmapWindow($0, id) } }

  /// Removes what its process has left in the server: windows, pictures, memory.
  ///
  /// Call it only after the process has ended: it ends a process that still runs.
  package func remove() {
    // (No other program gets the number between the look at the property and the request.)
    passing { XGrabServer($0) }
    // The first call only closes a connection that is still open; the second removes what it leaves.
    for _ in 0..<2 where isMarked { passing { XKillClient($0, id) } }
    passing { XUngrabServer($0) }
    isGone = true
  }

  /// Whether the number is still that of this window.
  private var isMarked: Bool {
    !isGone && connection.property(connection.atoms.pegbarGuest, of: id)?.numbers == mark
  }

  /// A copy of the window's pixels, in a window of ours; `nil` when they cannot be read any more.
  package func stillPicture() -> StillPicture? {
    var root: Window = 0
    var (x, y, width, height, border, depth): (Int32, Int32, UInt32, UInt32, UInt32, UInt32) = (
      0, 0, 0, 0, 0, 0
    )
    var isThere: Int32 = 0
    passing {
      isThere = XGetGeometry($0, id, &root, &x, &y, &width, &height, &border, &depth)
    }
    guard isThere != 0, width > 0, height > 0 else { return nil }
    let frame = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    return StillPicture(of: id, frame: frame, depth: Int32(depth), in: parent)
  }

  /// A cursor's picture of one transparent pixel.
  private static func nothing() -> UnsafeMutablePointer<XcursorImage>? {
    let image = XcursorImageCreate(1, 1)
    // (What the library leaves as it is found.)
    if let image {
      (image.pointee.xhot, image.pointee.yhot, image.pointee.pixels[0]) = (0, 0, 0)
    }
    return image
  }

  /// Runs requests, which fail when the window is gone.
  private func passing(_ body: (OpaquePointer) -> Void) {
    guard !isGone, connection.isAlive else { return }
    connection.passing(body)
  }
}

/// A picture that the server alone shows, in a part of a window.
package final class StillPicture {
  private let connection: X11Connection
  private let id: Window
  /// The same pixels in a pixmap, which other windows do not cover.
  private let copy: Pixmap
  private let size: PixelSize
  private let layout: PixelLayout

  /// A copy of a window's pixels, at its place behind all other parts of `parent`.
  fileprivate init?(of source: Window, frame: PixelRect, depth: Int32, in parent: X11Window) {
    let connection = parent.connection
    let display = connection.display
    guard depth == parent.visual.format.depth else { return nil }
    var (made, copy): (Window, Pixmap) = (0, 0)
    connection.passing { _ in
      made = XCreateSimpleWindow(
        display,
        parent.id,
        Int32(frame.x),
        Int32(frame.y),
        UInt32(frame.width),
        UInt32(frame.height),
        0,
        0,
        0
      )
      let picture = XCreatePixmap(
        display,
        made,
        UInt32(frame.width),
        UInt32(frame.height),
        UInt32(depth)
      )
      let context = XCreateGC(display, picture, 0, nil)
      // What is below the window cannot be read: white, as scenes are.
      XSetForeground(display, context, UInt(0xFFFF_FFFF))
      XFillRectangle(display, picture, context, 0, 0, UInt32(frame.width), UInt32(frame.height))
      XCopyArea(
        display,
        source,
        picture,
        context,
        0,
        0,
        UInt32(frame.width),
        UInt32(frame.height),
        0,
        0
      )
      XSetWindowBackgroundPixmap(display, made, picture)
      copy = picture
      XFreeGC(display, context)
      XLowerWindow(display, made)
      XMapWindow(display, made)
    }
    (self.connection, id, self.copy) = (connection, made, copy)
    size = PixelSize(width: frame.width, height: frame.height)
    layout = parent.visual.format.layout
  }

  /// Its pixels, row by row, 0xFFRRGGBB; `nil` when they cannot be read, or not in this format.
  package func pixels() -> (size: PixelSize, pixels: [UInt32])? {
    guard connection.isAlive, layout == .bgra8 else { return nil }
    var image: UnsafeMutablePointer<XImage>?
    connection.passing {
      image = XGetImage(
        $0,
        copy,
        0,
        0,
        UInt32(size.width),
        UInt32(size.height),
        UInt.max,
        ZPixmap
      )
    }
    guard let image else { return nil }
    defer { XFree(image) }
    guard let data = image.pointee.data else { return nil }
    defer { XFree(data) }
    guard image.pointee.bits_per_pixel == 32 else { return nil }
    let (raw, row) = (UnsafeRawPointer(data), Int(image.pointee.bytes_per_line))
    let pixels = (0..<size.height).flatMap { y in
      (0..<size.width).map {
        raw.load(fromByteOffset: y * row + $0 * 4, as: UInt32.self) | 0xFF00_0000
      }
    }
    return (size, pixels)
  }

  package func remove() {
    guard connection.isAlive else { return }
    XDestroyWindow(connection.display, id)
    XFreePixmap(connection.display, copy)
    connection.settle()
  }
}
