import Glibc

/// The number of an X display that no other server and no other test has, claimed while this lives.
///
/// The claim is a socket bound to a name that is not a file (Linux's abstract names), so it ends
/// with this process, however that ends, and two processes cannot hold it.
struct DisplayNumber: ~Copyable {
  let number: Int
  private let claim: Int32

  /// `nil` when the number is taken.
  init?(claiming number: Int) {
    guard access("/tmp/.X\(number)-lock", F_OK) != 0 else { return nil }
    let socket = Self.makeSocket()
    let claimed = Self.withAddress("\0pegbar-display-\(number)") { bind(socket, $0, $1) == 0 }
    guard claimed, !Self.serverAnswers(at: Self.socketPath(number)) else {
      close(socket)
      return nil
    }
    self.number = number
    claim = socket
  }

  deinit { close(claim) }

  /// Where the server of that display listens.
  var socketPath: String { Self.socketPath(number) }

  private static func socketPath(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  private static func serverAnswers(at path: String) -> Bool {
    let socket = makeSocket()
    defer { close(socket) }
    return withAddress(path) { connect(socket, $0, $1) == 0 }
  }

  private static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  private static func withAddress(
    _ name: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    let length = MemoryLayout.size(ofValue: address.sun_family) + name.utf8.count
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(length)) }
    }
  }
}
