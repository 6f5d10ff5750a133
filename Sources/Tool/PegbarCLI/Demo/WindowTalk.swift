import Glibc
import SceneProtocol

/// A conversation with a preview window: a request at a time, and its answer.
struct WindowTalk: ~Copyable {
  private let socket: Int32

  /// Connects to the first window of a file that answers; `nil` where none does.
  init?(file: String) {
    for address in ControlAddress.sockets(of: SceneFile.absolute(file)) {
      guard let socket = try? UnixSocket.connect(to: address) else { continue }
      self.socket = socket
      return
    }
    return nil
  }

  deinit { close(socket) }

  /// Sends a request and waits for its answer; `nil` where the window has gone.
  func ask(_ request: ControlRequest) -> ControlReply? {
    guard let line = try? JSONText.encode(request) + [UInt8(ascii: "\n")] else { return nil }
    let sent = line.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    guard sent == line.count else { return nil }
    return try? JSONText.decode(from: DescriptorReader.firstLine(of: socket))
  }
}
