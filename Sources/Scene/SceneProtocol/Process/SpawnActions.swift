package import Glibc

/// The actions of `posix_spawn` on a child's descriptors before it starts; freed by `free()`.
package struct SpawnActions {
  package let pointer = UnsafeMutablePointer<posix_spawn_file_actions_t>.allocate(capacity: 1)

  package init() { posix_spawn_file_actions_init(pointer) }

  /// `posix_spawn_file_actions_addopen`: the file becomes this descriptor of the child.
  package func open(_ path: String, _ flags: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(pointer, descriptor, path, flags, 0o666)
  }

  /// `posix_spawn_file_actions_adddup2`: the child has one of our descriptors under this number.
  package func duplicate(_ own: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(pointer, own, descriptor)
  }

  package func free() {
    posix_spawn_file_actions_destroy(pointer)
    pointer.deallocate()
  }
}

/// A null-terminated array of C strings, as `argv` and `environ` are; freed by `free()`.
package struct CStrings {
  package let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  package init(_ strings: [String]) {
    count = strings.count
    pointer = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointer[index] = strdup(string) }
    pointer[count] = nil
  }

  package func free() {
    for index in 0..<count { Glibc.free(pointer[index]) }
    pointer.deallocate()
  }
}
