import Glibc
import SceneProtocol

/// A conversation with a preview window: a request at a time, and its answer.
struct WindowTalk: ~Copyable {
  private let socket: Int32

  /// Connects to a window of a file; `nil` where it does not listen.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - process: The window's process: the user may have other windows of the file.
  init?(file: String, process: pid_t) {
    for address in ControlAddress.sockets(of: SceneFile.absolute(file)) {
      guard let socket = try? UnixSocket.connect(to: address) else { continue }
      guard UnixSocket.process(at: socket) == process else {
        close(socket)
        continue
      }
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
