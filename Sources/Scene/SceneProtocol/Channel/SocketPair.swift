internal import Glibc

/// Two sockets that are connected: one for this process, one for a program that it starts.
package struct SocketPair {
  package let ours, theirs: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SystemError()
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (ours, theirs) = (ends[0], ends[1])
  }
}
