internal import Glibc

/// The two ends of a pipe, which child processes do not inherit.
package struct Pipe {
  package let readEnd, writeEnd: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Closes both ends.
  package func close() {
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
  }
}
