internal import CX11
internal import Glibc
internal import Pixels

/// The pixels of one frame of a window, and the requests that send them to the server.
final class BackBuffer {
  /// The pixel format that the server needs for the window.
  struct Format {
    var visual: UnsafeMutablePointer<Visual>
    var depth: Int32
    var layout: PixelLayout
  }

  /// Rows start at whole cache lines: 16 pixels of 4 bytes.
  private static let rowAlignment = 16
  /// Maximum number of rectangles that are owed; more are replaced by their bounding box.
  private static let maximumDebts = 16

  /// The size in pixels.
  let size: PixelSize
  /// The distance from one row to the next, in pixels.
  let stride: Int
  let memory: PixelMemory
  /// The pixels as a pixmap that the server can present; `nil` where the path does not use one.
  let pixmap: Pixmap?
  /// Whether anything was drawn into it yet.
  var hasContent = false
  /// Where newer frames, in other buffers, differ from this one.
  private(set) var debts: [PixelRect] = []
  /// Number of presents, and of images sent through the connection, that the server has not reported as read.
  private var readsInFlight = 0
  /// The number of the last request to put an image from shared memory, until the server has processed it.
  private var lastPut: UInt?

  private let connection: X11Connection
  private let image: UnsafeMutablePointer<XImage>
  private let layout: PixelLayout

  /// Whether it may be drawn in: the server does not read it any more.
  var isFree: Bool { readsInFlight == 0 && lastPut == nil }
  /// The path that its pixels take.
  var path: PixelPath {
    memory.segment == nil ? .copiedImage : pixmap == nil ? .sharedImage : .presentedPixmap
  }
  /// The pixels, to draw in; only while it is free.
  var surface: PixelSurface { surface(of: memory.drawn) }

  /// Bytes that a buffer of that size takes.
  static func bytes(for size: PixelSize) -> Int { stride(for: size) * size.height * 4 }

  /// A buffer in memory that is large enough for it and not in use.
  init(
    connection: X11Connection,
    size: PixelSize,
    format: Format,
    memory: PixelMemory,
    isPresented: Bool
  ) throws(X11Error) {
    stride = Self.stride(for: size)
    guard
      let made = Self.makeImage(connection.display, memory, format, width: stride, size.height)
    else { throw .outOfMemory(bytes: Self.bytes(for: size)) }
    // The pixels are in our byte order; Xlib swaps them on the way to a server with the other one.
    made.pointee.byte_order = LSBFirst
    self.connection = connection
    self.size = size
    self.memory = memory
    layout = format.layout
    image = made
    guard isPresented, let segment = memory.segment else {
      pixmap = nil
      return
    }
    // As wide as the stride: the server has no other way to know it.
    pixmap = XShmCreatePixmap(
      connection.display,
      XDefaultRootWindow(connection.display),
      segment.info.pointee.shmaddr,
      segment.info,
      UInt32(stride),
      UInt32(size.height),
      UInt32(format.depth)
    )
  }

  isolated deinit {
    pegbar_destroy_image(image)
    if let pixmap, !XErrorTrap.isLost(connection.display) {
      XFreePixmap(connection.display, pixmap)
    }
  }

  /// Puts rectangles inside the buffer on the window.
  ///
  /// Each is a request of its own, yet they practically always appear together: they are sent in one write, and the
  /// server does not switch to another client while a small batch of one client's requests lasts. In 76,000 looks by
  /// another client at 800 frames of 24 rectangles (Xvfb, 1280 × 720) none saw a mix of two frames. One put of
  /// everything, clipped to the rectangles, costs that server the same. But a server that keeps windows on a graphics
  /// card may send everything in between there too.
  ///
  /// From shared memory the put is done when the server reports this request or a later one as processed (`noteDone`);
  /// with `isReported` it sends an event of its own. From our own memory it counts as one read, and the caller has to
  /// ask for the report.
  func put(_ rects: [PixelRect], on window: Window, _ context: GC?, isReported: Bool) {
    guard !rects.isEmpty else { return }
    convert(rects)
    let display = connection.display
    for (index, rect) in rects.enumerated() {
      let (x, y) = (Int32(rect.x), Int32(rect.y))
      let (width, height) = (UInt32(rect.width), UInt32(rect.height))
      guard memory.segment != nil else {
        XPutImage(display, window, context, image, x, y, x, y, width, height)
        continue
      }
      let reports: Int32 = isReported && index == rects.count - 1 ? 1 : 0
      XShmPutImage(display, window, context, image, x, y, x, y, width, height, reports)
    }
    if memory.segment != nil {
      lastPut = XNextRequest(display) - 1
    } else {
      readsInFlight += 1
    }
  }

  /// Has the pixels inside `update` shown at the next blank.
  ///
  /// - Parameters:
  ///   - rects: The rectangles that have changed, in pixels.
  ///   - update: A region that is set to these; `nil` for all pixels.
  ///   - window: The window to show them in.
  ///   - serial: The number with which the server reports that they are shown.
  func present(
    _ rects: [PixelRect],
    in update: XserverRegion?,
    on window: Window,
    serial: UInt32
  ) {
    guard let pixmap else { return }
    convert(rects)
    // No target: the next blank.
    XPresentPixmap(
      connection.display,
      window,
      pixmap,
      serial,
      0,
      update ?? XserverRegion(0),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      nil,
      0
    )
    readsInFlight += 1
  }

  /// Notes that the server has read one of the presents, or of the images sent.
  func noteReturn() { readsInFlight = max(0, readsInFlight - 1) }

  /// Notes that the server has processed all requests up to this number.
  func noteDone(_ request: UInt) {
    if let lastPut, lastPut <= request { self.lastPut = nil }
  }
}

// MARK: - Debts: where other buffers are newer

extension BackBuffer {
  /// Number of pixels owed; pixels in two rectangles count twice.
  var debtArea: Int { debts.reduce(0) { $0 + $1.width * $1.height } }

  /// Notes that a newer frame, in another buffer, differs from this one in these rectangles too.
  func owe(_ rects: [PixelRect]) {
    debts += rects
    guard debts.count > Self.maximumDebts, let first = debts.first else { return }
    let (left, top) = (debts.map(\.x).min() ?? first.x, debts.map(\.y).min() ?? first.y)
    let (right, bottom) = (debts.map(\.maxX).max() ?? 0, debts.map(\.maxY).max() ?? 0)
    debts = [PixelRect(x: left, y: top, width: right - left, height: bottom - top)]
  }

  /// Copies what is owed from the newest buffer, except for what is drawn again anyway.
  func settleDebts(from newest: BackBuffer, drawing damage: [PixelRect]) {
    var settled = damage
    for debt in debts {
      for part in debt.remainder(without: settled) { copy(part, from: newest) }
      settled.append(debt)
    }
    debts.removeAll(keepingCapacity: true)
  }

  private func copy(_ rect: PixelRect, from other: BackBuffer) {
    let (source, target) = (other.surface, surface)
    for row in rect.y..<rect.maxY {
      let from = source.pixels + row * source.stride + rect.x
      (target.pixels + row * target.stride + rect.x).update(from: from, count: rect.width)
    }
    // The server may show all of a pixmap, not only the presented part.
    if pixmap != nil { convert([rect]) }
  }
}

// MARK: - Memory

extension BackBuffer {
  private static func stride(for size: PixelSize) -> Int {
    (size.width + rowAlignment - 1) / rowAlignment * rowAlignment
  }

  private func surface(of bytes: UnsafeMutableRawPointer) -> PixelSurface {
    let pixels = bytes.bindMemory(to: UInt32.self, capacity: stride * size.height)
    return PixelSurface(pixels: pixels, size: size, stride: stride)
  }

  /// Converts the drawn pixels to the server's format, where that differs.
  private func convert(_ rects: [PixelRect]) {
    guard layout == .rgb10 else { return }
    let (source, target) = (surface, surface(of: memory.outgoing))
    for rect in rects {
      for row in rect.y..<rect.maxY {
        let start = row * stride + rect.x
        for index in start..<start + rect.width {
          target.pixels[index] = PixelLayout.deepened(source.pixels[index])
        }
      }
    }
  }

  private static func makeImage(
    _ display: OpaquePointer,
    _ memory: PixelMemory,
    _ format: Format,
    width: Int,
    _ height: Int
  ) -> UnsafeMutablePointer<XImage>? {
    let pixels = memory.outgoing.assumingMemoryBound(to: CChar.self)
    let (visual, depth) = (format.visual, UInt32(format.depth))
    let (columns, rows) = (UInt32(width), UInt32(height))
    guard let segment = memory.segment else {
      let rowBytes = Int32(width * 4)
      return XCreateImage(
        display,
        visual,
        depth,
        ZPixmap,
        0,
        pixels,
        columns,
        rows,
        32,
        rowBytes
      )
    }
    return XShmCreateImage(display, visual, depth, ZPixmap, pixels, segment.info, columns, rows)
  }
}
