import Glibc

/// What `posix_spawn` does to a child's files before it starts; freed by `free()`.
struct SpawnActions {
  let pointer = UnsafeMutablePointer<posix_spawn_file_actions_t>.allocate(capacity: 1)

  init() { posix_spawn_file_actions_init(pointer) }

  /// `posix_spawn_file_actions_addopen`: the file becomes this descriptor of the child.
  func open(_ path: String, _ flags: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(pointer, descriptor, path, flags, 0o666)
  }

  /// `posix_spawn_file_actions_adddup2`: the child has one of our descriptors under this number.
  func duplicate(_ own: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(pointer, own, descriptor)
  }

  func free() {
    posix_spawn_file_actions_destroy(pointer)
    pointer.deallocate()
  }
}

/// A null-terminated array of C strings, as `argv` and `environ` are; freed by `free()`.
struct CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointer = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointer[index] = strdup(string) }
    pointer[count] = nil
  }

  func free() {
    for index in 0..<count { Glibc.free(pointer[index]) }
    pointer.deallocate()
  }
}

/// Two ends of a pipe, neither of which a child inherits by itself.
struct Pipe {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .unavailable("cannot make a pipe: \(FileIO.reason())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func close() {
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
  }
}
