internal import Glibc

/// Unix domain sockets with a path.
package enum UnixSocket {
  /// Connects to a socket.
  ///
  /// - Parameter path: The socket's absolute path.
  /// - Returns: The connection.
  /// - Throws: The error when nothing listens there, or nothing exists.
  package static func connect(to path: String) throws(SystemError) -> Int32 {
    try open(path) { Glibc.connect($0, $1, $2) }
  }

  /// Listens at a path where nothing exists yet.
  ///
  /// - Parameter path: The socket's absolute path.
  /// - Returns: The socket.
  /// - Throws: The system's error.
  package static func listen(at path: String) throws(SystemError) -> Int32 {
    let socket = try open(path) { Glibc.bind($0, $1, $2) }
    guard Glibc.listen(socket, 16) == 0 else {
      let error = SystemError()
      close(socket)
      throw error
    }
    return socket
  }

  /// The process that listens at the other end of a connection; `nil` where the system does not say.
  package static func process(at socket: Int32) -> Int32? {
    // (The header shows `struct ucred` to GNU programs only.)
    var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    let result = getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size)
    return result == 0 ? peer.process : nil
  }

  private static func open(
    _ path: String,
    _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SystemError(ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw SystemError() }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let error = SystemError()
      close(socket)
      throw error
    }
    return socket
  }
}
