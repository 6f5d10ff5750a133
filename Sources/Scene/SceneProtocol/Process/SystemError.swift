internal import Glibc

/// What the system says when it does not do something, by its number.
package struct SystemError: Error, Equatable {
  package let number: Int32

  /// The error of this number; the default is that of the last call.
  package init(_ number: Int32 = errno) { self.number = number }

  /// Its words, such as "No such file or directory".
  package var reason: String { String(cString: strerror(number)) }
}
