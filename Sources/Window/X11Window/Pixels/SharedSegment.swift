internal import CX11
internal import Glibc

/// Memory that this process and the X server both see (System V shared memory, MIT-SHM).
final class SharedSegment {
  /// What Xlib's image functions point at; lives as long as this object.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  private let display: OpaquePointer

  /// The first byte, aligned to a page and zeroed.
  var bytes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(info.pointee.shmaddr) }
  /// The server's number of the segment, as in its completion events.
  var id: ShmSeg { info.pointee.shmseg }

  /// `shmget`, `shmat`, `XShmAttach`; `nil` when the system refuses.
  ///
  /// The segment is marked for removal as soon as it is attached here, so nothing is left behind however this process
  /// ends: Linux lets the server attach it until we detach. Nothing waits for the server here; when it refuses, an
  /// error comes later. A pixmap's memory has to be writable for the server.
  init?(display: OpaquePointer, bytes: Int, isWritable: Bool = false) {
    let id = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    guard let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
      shmctl(id, IPC_RMID, nil)
      return nil
    }
    shmctl(id, IPC_RMID, nil)
    self.display = display
    info = .allocate(capacity: 1)
    info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0,
        shmid: id,
        shmaddr: address.assumingMemoryBound(to: CChar.self),
        readOnly: isWritable ? 0 : 1
      )
    )
    isAttached = XShmAttach(display, info) != 0
    guard isAttached else {
      release()
      return nil
    }
  }

  /// Whether the server can reach our memory: it attaches a page, and is asked whether that worked.
  static func works(with display: OpaquePointer) -> Bool {
    let serial = XNextRequest(display)
    guard let segment = SharedSegment(display: display, bytes: 4096) else { return false }
    XSync(display, 0)
    let isRefused = !XErrorTrap.takeErrors(of: display, since: serial).isEmpty
    // What was never attached cannot be detached.
    if isRefused { segment.forget() } else { segment.detach() }
    return !isRefused && !XErrorTrap.isLost(display)
  }

  private var isAttached = false

  isolated deinit { detach() }

  /// Frees the memory (`XShmDetach`); must come before the display is closed.
  ///
  /// The server processes this after earlier puts; the pages are freed when it is done with them.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    if !XErrorTrap.isLost(display) { XShmDetach(display, info) }
    release()
  }

  private func forget() {
    isAttached = false
    release()
  }

  private func release() {
    shmdt(info.pointee.shmaddr)
    info.deallocate()
  }
}
