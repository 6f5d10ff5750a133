internal import CX11
internal import Glibc

/// What the server on the other end can do, asked once.
struct X11Features {
  /// MIT-SHM: the major opcode of its requests, and the type of its completion event.
  struct SharedMemory {
    var majorOpcode: Int32
    var completionEvent: Int32
  }

  /// `nil` when the server does not have MIT-SHM, or cannot reach our memory (a remote display).
  let sharedMemory: SharedMemory?
  /// The major opcode of the Present extension; `nil` when the server does not have it.
  let presentOpcode: Int32?
  /// In hertz, of the primary or first lit screen; `nil` when XRandR does not tell.
  let refreshRate: Double?

  init(display: OpaquePointer) {
    sharedMemory = Self.querySharedMemory(display)
    presentOpcode = Self.queryPresent(display)
    refreshRate = RefreshRate.query(display)
  }

  private static func querySharedMemory(_ display: OpaquePointer) -> SharedMemory? {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard XQueryExtension(display, "MIT-SHM", &opcode, &event, &error) != 0,
      XShmQueryExtension(display) != 0,
      // The extension is there on remote displays too; only attaching shows whether it works.
      SharedSegment(display: display, bytes: 4096) != nil
    else { return nil }
    return SharedMemory(
      majorOpcode: opcode,
      completionEvent: XShmGetEventBase(display) + ShmCompletion
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
}
