internal import CX11
internal import Glibc
internal import Raster

/// The pixels of one window, and how they get to the server: shared memory, or copied with each put.
final class BackBuffer {
  /// What the window's pixels have to look like to the server.
  struct Format {
    var visual: UnsafeMutablePointer<Visual>
    var depth: Int32
  }

  /// Rows start at whole cache lines: 16 pixels of 4 bytes.
  private static let rowAlignment = 16

  /// Columns and rows.
  let size: PixelSize
  /// From one row to the next, in pixels.
  let stride: Int
  /// Puts of which the server has not said that they are done; 0 without shared memory.
  private(set) var putsInFlight = 0
  /// Whether anything was drawn into it yet.
  var hasContent = false

  private let connection: X11Connection
  private let image: UnsafeMutablePointer<XImage>
  private let segment: SharedSegment?
  private let ownPixels: UnsafeMutableRawPointer?

  /// Whether the server reads our memory directly.
  var isShared: Bool { segment != nil }
  /// The pixels, to draw in; only while `putsInFlight` is 0.
  var surface: PixelSurface {
    PixelSurface(pixels: pixels, size: size, stride: stride)
  }

  /// Tries shared memory first if it `mayShare`, then memory of our own; throws when there is none.
  init(
    connection: X11Connection,
    size: PixelSize,
    format: Format,
    mayShare: Bool
  ) throws(X11Error) {
    let display = connection.display
    stride = (size.width + Self.rowAlignment - 1) / Self.rowAlignment * Self.rowAlignment
    let bytes = stride * size.height * 4
    let shared = mayShare ? SharedSegment(display: display, bytes: bytes) : nil
    let own = shared == nil ? calloc(bytes, 1) : nil
    guard let memory = shared?.bytes ?? own else { throw .outOfMemory(bytes: bytes) }
    let address = memory.assumingMemoryBound(to: CChar.self)
    let (width, height) = (UInt32(stride), UInt32(size.height))
    let made =
      shared.map {
        XShmCreateImage(
          display,
          format.visual,
          UInt32(format.depth),
          ZPixmap,
          address,
          $0.info,
          width,
          height
        )
      }
      ?? XCreateImage(
        display,
        format.visual,
        UInt32(format.depth),
        ZPixmap,
        0,
        address,
        width,
        height,
        32,
        Int32(stride * 4)
      )
    guard let made else {
      free(own)
      throw .outOfMemory(bytes: bytes)
    }
    // The pixels are in our byte order; Xlib swaps them on the way to a server of the other one.
    made.pointee.byte_order = LSBFirst
    self.connection = connection
    self.size = size
    image = made
    segment = shared
    ownPixels = own
    pixels = memory.bindMemory(to: UInt32.self, capacity: stride * size.height)
  }

  private let pixels: UnsafeMutablePointer<UInt32>

  isolated deinit {
    pegbar_destroy_image(image)
    free(ownPixels)
    // Now, not when the stored properties go: the connection may go before the segment.
    segment?.detach()
  }

  /// Puts rectangles that lie inside the buffer on the window; the last one reports its completion.
  func put(_ rects: [PixelRect], on window: Window, _ context: GC?) {
    for (index, rect) in rects.enumerated() {
      let (x, y) = (Int32(rect.x), Int32(rect.y))
      let (width, height) = (UInt32(rect.width), UInt32(rect.height))
      guard isShared else {
        XPutImage(connection.display, window, context, image, x, y, x, y, width, height)
        continue
      }
      let isLast = index == rects.count - 1
      XShmPutImage(
        connection.display,
        window,
        context,
        image,
        x,
        y,
        x,
        y,
        width,
        height,
        isLast ? 1 : 0
      )
      if isLast { putsInFlight += 1 }
    }
  }

  /// Notes a completion event, if it is about this buffer.
  func noteCompletion(segment id: UInt) {
    guard let segment, segment.id == id, putsInFlight > 0 else { return }
    putsInFlight -= 1
  }
}
