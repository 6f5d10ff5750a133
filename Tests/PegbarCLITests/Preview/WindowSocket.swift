import Foundation
import Glibc
import SceneProtocol
import Testing

/// The socket at which a preview window gets requests, as `pegbar tell` sends them.
///
/// (Not by a process for each: Foundation's `Process` ends the test run now and then when there are thousands.)
struct WindowSocket {
  /// The scene's file, as an absolute path.
  var file: String
  /// Where windows have their sockets, as `XDG_RUNTIME_DIR` says.
  var directory = CommandRun.runtimeDirectory

  /// The sockets that there are for the scene.
  var paths: [String] { addresses.filter { FileManager.default.fileExists(atPath: $0) } }

  /// The sockets of the scene's windows, the first's first, whether there are any or not.
  var addresses: [String] {
    ControlAddress.sockets(of: file).map {
      "\(directory)/pegbar/" + ($0 as NSString).lastPathComponent
    }
  }

  /// Tells the scene's first window something, and waits for the answer.
  func tell(_ request: ControlRequest) async throws -> ControlReply {
    let path = try #require(paths.first, "no window listens")
    return try await Self.tell(request, at: try UnixSocket.connect(to: path))
  }

  /// How things are; `nil` while no window listens.
  func state() async throws -> ControlState? {
    guard let path = paths.first, let socket = try? UnixSocket.connect(to: path) else { return nil }
    return try await Self.tell(ControlRequest(command: "state"), at: socket).state
  }

  private static func tell(_ request: ControlRequest, at socket: Int32) async throws -> ControlReply
  {
    defer { close(socket) }
    let line = try JSONText.encode(request) + [UInt8(ascii: "\n")]
    let sent = line.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    try #require(sent == line.count)
    return try JSONText.decode(from: try await Self.line(from: socket))
  }

  /// The line that comes from a socket, without its end.
  private static func line(from socket: Int32) async throws -> [UInt8] {
    var (line, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    for _ in 0..<12_000 {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR {
        try await Task.sleep(for: .milliseconds(5))
        continue
      }
      guard count > 0 else { throw LiveSceneError.ended }
      line += buffer[..<count]
      if line.last == UInt8(ascii: "\n") { return line.dropLast() }
    }
    throw LiveSceneError.doesNotEnd
  }
}
