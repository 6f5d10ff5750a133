internal import Dispatch
internal import Glibc
import SceneProtocol

/// The socket for requests to the window from outside.
///
/// Each line is a `ControlRequest`, and is answered by a `ControlReply`. Only the window's own user can connect. A
/// window without the socket works all the same.
final class ControlSocket {
  private let path: String
  private let listener: Int32
  private let onRequest: (ControlRequest, @escaping (ControlReply) -> Void) -> Void
  private var clients: [ObjectIdentifier: MessageChannel] = [:]
  private static let mostClients = 16

  /// Listens for requests about a file.
  ///
  /// - Parameters:
  ///   - file: The absolute path of the scene's file.
  ///   - onRequest: Called with each request, and the closure for its answer.
  init?(
    of file: String,
    onRequest: @escaping (ControlRequest, @escaping (ControlReply) -> Void) -> Void
  ) {
    guard let (path, listener) = Self.listen(file) else { return nil }
    (self.path, self.listener, self.onRequest) = (path, listener, onRequest)
    DispatchQueue(label: "pegbar.control").async { [weak self] in
      while true {
        let client = accept(listener, nil, nil)
        if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard client >= 0 else { break }
        // (A process that is started before the main thread has its turn would hold the connection open.)
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let self { self.add(client) } else { Glibc.close(client) } }
        }
      }
      Glibc.close(listener)
    }
  }

  /// Listens at the first path where no other window does; removes a socket that a window has left behind.
  private static func listen(_ file: String) -> (path: String, listener: Int32)? {
    do throws(SystemError) {
      try ControlAddress.makeDirectory()
    } catch {
      say("\(ControlAddress.directory): \(error.reason)")
      return nil
    }
    // One window at a time looks for a path: a socket that is bound and does not listen yet looks like one that a
    // window has left behind. Closing the folder releases it.
    let folder = open(ControlAddress.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { Glibc.close(folder) }
    flock(folder, LOCK_EX)
    var problem = ""
    for path in ControlAddress.sockets(of: file) {
      if let other = try? UnixSocket.connect(to: path) {
        Glibc.close(other)
        problem = "\(path): another window listens there"
        continue
      }
      do throws(SystemError) {
        try removeSocket(path)
        return (path, try UnixSocket.listen(at: path))
      } catch {
        problem = "\(path): \(error.reason)"
      }
    }
    say(problem)
    return nil
  }

  /// A file that is not a socket is not ours to remove.
  private static func removeSocket(_ path: String) throws(SystemError) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    guard info.st_mode & S_IFMT == S_IFSOCK else { throw SystemError(EEXIST) }
    guard unlink(path) == 0 else { throw SystemError() }
  }

  private static func say(_ reason: String) {
    Console.write("pegbar: the window cannot be told things from outside: \(reason)\n", to: .error)
  }

  /// Stops listening, and closes all connections; call it once.
  func close() {
    for client in stop() { client.close() }
  }

  /// Stops listening; call it once.
  ///
  /// - Returns: The connections, for the socket that takes this one's place: who asked is still to be answered.
  func stop() -> [MessageChannel] {
    // In this order: once it does not listen any more, another window may take its path.
    unlink(path)
    shutdown(listener, Int32(SHUT_RDWR))
    defer { clients = [:] }
    return Array(clients.values)
  }

  /// Takes over the connections of another socket.
  func adopt(_ channels: [MessageChannel]) {
    for channel in channels { follow(channel) }
  }

  private func add(_ socket: Int32) {
    guard clients.count < Self.mostClients else {
      Glibc.close(socket)
      return
    }
    follow(MessageChannel(socket: socket))
  }

  private func follow(_ channel: MessageChannel) {
    let id = ObjectIdentifier(channel)
    clients[id] = channel
    channel.onEnd = { [weak self] in self?.clients[id] = nil }
    channel.onMessage = { [weak self, weak channel] line in
      guard let self, let channel else { return }
      guard let request = try? JSONText.decode(ControlRequest.self, from: line) else {
        return channel.send(ControlReply(id: nil, error: ControlProblem.notJSON.words))
      }
      onRequest(request) { [weak channel] in channel?.send($0) }
    }
  }
}
