import Glibc

/// One pixel of a virtual display's screen, in the server's own memory.
///
/// Looking at it makes no request: neither the server nor what is measured has to do anything for it.
package final class WatchedPixel {
  private let address: UnsafeMutableRawPointer
  private let length: Int
  private let place: Int

  /// Its color now, 0x00RRGGBB.
  package var color: UInt32 {
    address.load(fromByteOffset: place, as: UInt32.self) & 0xFFFFFF
  }

  /// Maps the file that Xvfb keeps its screen in (XWD version 7; see `Screenshot`), of depth 24.
  init(xwdAt path: String, x: Int, y: Int) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw VirtualDisplayError.unreadableScreen(path) }
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    length = Int(status.st_size)
    guard length > 100, let memory = mmap(nil, length, PROT_READ, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { throw VirtualDisplayError.unreadableScreen(path) }
    address = memory
    func field(_ index: Int) -> Int {
      Int(UInt32(bigEndian: memory.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    place = field(0) + field(19) * 12 + y * field(12) + x * 4
    guard field(1) == 7, field(3) == 24, field(11) == 32, place + 4 <= length else {
      munmap(memory, length)
      throw VirtualDisplayError.unreadableScreen(path)
    }
  }

  deinit { munmap(address, length) }

  /// Waits until the color is such; how long that took, in seconds, or `nil` when it took too long.
  ///
  /// Between looks there is a short sleep, so that the watcher takes no core from those it watches: what comes
  /// out is up to a tenth of a millisecond too long.
  package func wait(
    since start: Double,
    seconds limit: Double,
    until isRight: (UInt32) -> Bool
  ) -> Double? {
    while true {
      let isThere = isRight(color)
      let passed = Self.now - start
      if isThere { return passed }
      if passed > limit { return nil }
      usleep(20)
    }
  }

  /// Seconds of the monotonic clock.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension VirtualDisplay {
  /// A pixel to be looked at again and again; the screen has to be of depth 24.
  package func watch(x: Int, y: Int) throws -> WatchedPixel {
    try WatchedPixel(xwdAt: directory + "/Xvfb_screen0", x: x, y: y)
  }
}
