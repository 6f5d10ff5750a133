internal import CX11
internal import Glibc

/// The server's features, queried once.
struct X11Features {
  /// MIT-SHM: the major opcode of its requests.
  struct SharedMemory {
    var majorOpcode: Int32
    /// Whether the server accepts shared memory for a pixmap, in the layout of our images.
    var hasPixmaps: Bool
  }

  /// `nil` when the server does not have MIT-SHM, or cannot reach our memory (a remote display).
  let sharedMemory: SharedMemory?
  /// The major opcode of the Present extension; `nil` when the server does not have it.
  let presentOpcode: Int32?
  /// The rate in hertz of the primary output, or of the first one in use; `nil` when XRandR does not report one.
  let refreshRate: Double?
  /// Whether a part of a pixmap can be named (XFixes regions).
  let hasRegions: Bool
  /// Whether window managers can be notified when a new size has been drawn (SYNC counters).
  let hasCounters: Bool

  /// Whether pixmaps in shared memory can be presented.
  var presentsPixmaps: Bool {
    sharedMemory?.hasPixmaps == true && presentOpcode != nil && hasRegions
  }

  /// That path, or the first one after it that this server supports.
  func best(_ wanted: PixelPath) -> PixelPath {
    guard sharedMemory != nil else { return .copiedImage }
    return wanted == .presentedPixmap && !presentsPixmaps ? .sharedImage : wanted
  }

  init(display: OpaquePointer) {
    sharedMemory = Self.querySharedMemory(display)
    presentOpcode = Self.queryPresent(display)
    refreshRate = RefreshRate.query(display)
    hasRegions = Self.queryRegions(display)
    hasCounters = Self.queryCounters(display)
  }

  private static func querySharedMemory(_ display: OpaquePointer) -> SharedMemory? {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard XQueryExtension(display, "MIT-SHM", &opcode, &event, &error) != 0,
      XShmQueryExtension(display) != 0,
      // The extension is there on remote displays too; only attaching shows whether it works.
      SharedSegment.works(with: display)
    else { return nil }
    var (major, minor, pixmaps): (Int32, Int32, Int32) = (0, 0, 0)
    XShmQueryVersion(display, &major, &minor, &pixmaps)
    return SharedMemory(
      majorOpcode: opcode,
      hasPixmaps: pixmaps != 0 && XShmPixmapFormat(display) == ZPixmap
    )
  }

  private static func queryPresent(_ display: OpaquePointer) -> Int32? {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard XPresentQueryExtension(display, &opcode, &event, &error) != 0 else { return nil }
    var major: Int32 = 1
    var minor: Int32 = 0
    guard XPresentQueryVersion(display, &major, &minor) != 0 else { return nil }
    return opcode
  }

  private static func queryRegions(_ display: OpaquePointer) -> Bool {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 2, 0)
    return XFixesQueryExtension(display, &event, &error) != 0
      && XFixesQueryVersion(display, &major, &minor) != 0 && major >= 2
  }

  private static func queryCounters(_ display: OpaquePointer) -> Bool {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 3, 1)
    return XSyncQueryExtension(display, &event, &error) != 0
      && XSyncInitialize(display, &major, &minor) != 0
  }
}
