internal import Glibc

/// Shared memory for pictures that one process draws and another one reads; it is freed with both of them.
///
/// Unchecked: the memory's address never changes, and messages say which process may access a slot.
package final class SharedPictures: @unchecked Sendable {
  package let surface: RecordingSurface
  private let memory: UnsafeMutableRawPointer
  private let descriptor: Int32

  /// Maximum memory for waiting pictures, in bytes.
  private static let maximumMemory = 128 << 20
  /// Minimum and maximum number of waiting pictures.
  private static let slots = 3...48
  /// The number of slots that have memory from the beginning; for each other one it is reserved first.
  package static var reserved: Int { slots.lowerBound }

  /// Allocates memory for pictures of a size, in pixels.
  package init(width: Int, height: Int) throws(SystemError) {
    let bytes = width * height * 4
    let wanted = Self.maximumMemory / max(1, bytes)
    let most = min(max(wanted, Self.slots.lowerBound), Self.slots.upperBound)
    let (descriptor, slots) = try Self.allocate(bytes, upTo: most)
    self.descriptor = descriptor
    surface = RecordingSurface(
      path: "/proc/\(getpid())/fd/\(descriptor)",
      width: width,
      height: height,
      slots: slots
    )
    memory = try Self.map(descriptor, surface)
  }

  /// A file in memory for pictures of `bytes` bytes, and their number; on disk where memory has no room for the fewest.
  ///
  /// `/dev/shm` of a container has 64 MiB. What is written to is reserved before: a process that writes to memory that
  /// cannot be had is killed by SIGBUS.
  private static func allocate(_ bytes: Int, upTo most: Int) throws(SystemError) -> (Int32, Int) {
    let name = "/pegbar-\(getpid())"
    shm_unlink(name)
    let shared = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    if shared >= 0 {
      shm_unlink(name)
      if ftruncate(shared, off_t(bytes * most)) == 0,
        posix_fallocate(shared, 0, off_t(bytes * reserved)) == 0
      {
        return (shared, most)
      }
      close(shared)
    }
    let file = try NamelessFile()
    try file.reserve(bytes: bytes * reserved)
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    return (descriptor, reserved)
  }

  /// Reserves the memory of a slot; `false` where there is no room for it.
  package func reserve(slot: Int) -> Bool {
    let bytes = surface.bytesPerPicture
    return posix_fallocate(descriptor, off_t(slot * bytes), off_t(bytes)) == 0
  }

  /// Opens the memory of another process, which must still run.
  package init(opening surface: RecordingSurface) throws(SystemError) {
    self.surface = surface
    descriptor = open(surface.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    memory = try Self.map(descriptor, surface)
  }

  deinit {
    munmap(memory, surface.bytesPerPicture * surface.slots)
    close(descriptor)
  }

  private static func map(
    _ descriptor: Int32,
    _ surface: RecordingSurface
  ) throws(SystemError) -> UnsafeMutableRawPointer {
    let size = surface.bytesPerPicture * surface.slots
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      let error = SystemError()
      close(descriptor)
      throw error
    }
    return memory
  }

  /// The pixels of a slot, row after row.
  package func pixels(ofSlot slot: Int) -> UnsafeMutablePointer<UInt32> {
    precondition((0..<surface.slots).contains(slot), "a slot that there is none of")
    return (memory + slot * surface.bytesPerPicture).assumingMemoryBound(to: UInt32.self)
  }
}
