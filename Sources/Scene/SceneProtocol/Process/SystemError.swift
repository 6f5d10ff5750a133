internal import Glibc

/// An error of the system, by its number (`errno`).
package struct SystemError: Error, Equatable {
  package let number: Int32

  /// The error of this number; the default is that of the last call.
  package init(_ number: Int32 = errno) { self.number = number }

  /// Its text, such as "No such file or directory".
  package var reason: String { String(cString: strerror(number)) }
}
