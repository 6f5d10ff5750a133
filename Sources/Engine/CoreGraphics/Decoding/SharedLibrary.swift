import Foundation

/// A C library that is loaded when the first picture needs it: a scene without such pictures starts without it.
///
/// The one place where functions are looked up by name; each library's own type says what they take. A library that was
/// loaded stays so.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file's name (`dlopen`); `nil` when it is not there.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// One of the library's functions, or of those that it needs itself (`dlsym`).
  ///
  /// - Parameters:
  ///   - name: As in C.
  ///   - type: A `@convention(c)` function type, which must be the function's own.
  /// - Returns: `nil` when there is no such function.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
