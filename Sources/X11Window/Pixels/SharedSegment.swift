internal import CX11
internal import Glibc

/// Memory that this process and the X server both see (System V shared memory, MIT-SHM).
final class SharedSegment {
  /// What Xlib's image functions point at; lives as long as this object.
  let info: UnsafeMutablePointer<XShmSegmentInfo>
  private let display: OpaquePointer

  /// The first byte, aligned to a page and zeroed.
  var bytes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(info.pointee.shmaddr) }
  /// The server's name of the segment, as its completion events give it.
  var id: ShmSeg { info.pointee.shmseg }

  /// `shmget`, `shmat`, `XShmAttach`; `nil` when the system or the server refuses.
  ///
  /// The segment is marked for removal as soon as both sides have it, so nothing is left behind
  /// however this process ends.
  init?(display: OpaquePointer, bytes: Int) {
    let id = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    guard let address = shmat(id, nil, 0), Int(bitPattern: address) != -1 else {
      shmctl(id, IPC_RMID, nil)
      return nil
    }
    self.display = display
    info = .allocate(capacity: 1)
    info.initialize(
      to: XShmSegmentInfo(
        shmseg: 0,
        shmid: id,
        shmaddr: address.assumingMemoryBound(to: CChar.self),
        readOnly: 1
      )
    )
    let serial = XNextRequest(display)
    let attached = XShmAttach(display, info) != 0
    XSync(display, 0)
    shmctl(id, IPC_RMID, nil)
    guard attached, XErrorTrap.takeErrors(of: display, since: serial).isEmpty,
      !XErrorTrap.isLost(display)
    else {
      release()
      return nil
    }
    isAttached = true
  }

  private var isAttached = false

  isolated deinit { detach() }

  /// Gives the memory back (`XShmDetach`); must come before the display is closed.
  ///
  /// The server handles this after what was put before it; the pages go when it is done with them.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    if !XErrorTrap.isLost(display) { XShmDetach(display, info) }
    release()
  }

  private func release() {
    shmdt(info.pointee.shmaddr)
    info.deallocate()
  }
}
