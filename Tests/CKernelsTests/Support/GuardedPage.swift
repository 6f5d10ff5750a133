import Glibc

/// Memory between two pages that nothing may touch: who reads or writes past it does not get away.
final class GuardedPage {
  /// Whole pages, and room for two thousand pixels.
  static let size = max(8192, sysconf(Int32(_SC_PAGESIZE)))
  let start: UnsafeMutableRawPointer
  /// Whole pages.
  private let size: Int

  /// - Parameter bytes: The minimum size of the memory, in bytes.
  init(bytes: Int = 1) {
    size = (bytes + Self.size - 1) / Self.size * Self.size
    let whole = mmap(
      nil,
      size + 2 * Self.size,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    guard let whole, whole != MAP_FAILED else { preconditionFailure("no memory for a test") }
    start = whole + Self.size
    mprotect(whole, Self.size, PROT_NONE)
    mprotect(start + size, Self.size, PROT_NONE)
  }

  deinit {
    munmap(start - Self.size, size + 2 * Self.size)
  }

  /// The address of `bytes` bytes at the beginning of the memory, or at its end.
  func room(for bytes: Int, atEnd: Bool) -> UnsafeMutableRawPointer {
    precondition(bytes <= size)
    return atEnd ? start + (size - bytes) : start
  }
}
