import Foundation

/// A C library that is loaded when the first picture needs it: a scene without such pictures starts without it.
///
/// This is the only place where functions are looked up by name; the type of each library declares their signatures. A
/// loaded library is never unloaded.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file name (`dlopen`); `nil` when it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Looks up a function of the library, or of the libraries that it depends on (`dlsym`).
  ///
  /// - Parameters:
  ///   - name: The name of the function in C.
  ///   - type: A `@convention(c)` function type, which must match the function.
  /// - Returns: `nil` when there is no such function.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self)
    -> Function?
  {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
