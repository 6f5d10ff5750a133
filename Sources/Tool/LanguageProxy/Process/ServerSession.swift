import Glibc
package import SceneProtocol

/// A language server with the proxy in front of it, from its start to its end.
package struct ServerSession {
  private var proxy: Proxy
  private var (client, server) = (MessageReader(), MessageReader())
  /// Bytes that are still to be written; slices, whose begin is taken away without moving the rest.
  private var (toServer, toClient) = (ArraySlice<UInt8>(), ArraySlice<UInt8>())
  /// The server's standard input, or -1 once it is closed; and its standard output.
  private var input: Int32
  private let output: Int32
  private let id: pid_t

  /// How the session ended.
  package enum End: Equatable {
    /// The editor has closed its side, or the server ended when it was asked to.
    case asked
    /// The server ended by itself, in this way.
    case serverEnded(ProcessOutcome)
    /// One of the two sent what is no message.
    case misunderstood(String)
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - program: The path of `sourcekit-lsp`.
  ///   - arguments: Its arguments.
  ///   - proxy: What becomes of messages.
  /// - Throws: Why it cannot be started.
  package init(_ program: String, _ arguments: [String], _ proxy: Proxy) throws(SystemError) {
    // A server that is gone is noticed by its output's end.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (try Pipe(), try Pipe())
    let actions = SpawnActions()
    defer {
      actions.free()
      close(input.readEnd)
      close(output.writeEnd)
    }
    actions.duplicate(input.readEnd, as: STDIN_FILENO)
    actions.duplicate(output.writeEnd, as: STDOUT_FILENO)
    id = try Spawn.start(program, arguments, environment: ProcessEnvironment.merged(), actions)
    (self.input, self.output, self.proxy) = (input.writeEnd, output.readEnd, proxy)
  }

  /// Passes messages on until one side ends.
  package mutating func run() -> End {
    while true {
      do throws(MessageReader.WrongHeader) {
        if let end = try step() { return end }
      } catch {
        kill(-id, SIGKILL)
        return .misunderstood("a message with the header \"\(error.text)\" has no length")
      }
    }
  }

  /// Tells the editor that the server is gone, so far as it waits for something.
  package mutating func report(_ reason: String) {
    for message in proxy.serverEnded(reason) { toClient += MessageReader.framed(message) }
    try? ByteWriting.write(Array(toClient), to: STDOUT_FILENO)
    toClient = []
  }

  /// Waits until something can be read or written, and does that.
  private mutating func step() throws(MessageReader.WrongHeader) -> End? {
    var sides = [
      pollfd(fd: input < 0 ? -1 : STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toServer.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: toClient.isEmpty ? -1 : STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&sides, nfds_t(sides.count), -1) >= 0 else { return nil }
    if sides[2].revents != 0, !Self.write(&toServer, to: input) { toServer = [] }
    if sides[3].revents != 0, !Self.write(&toClient, to: STDOUT_FILENO) { return closed() }
    if sides[1].revents != 0 {
      let bytes = Self.read(output)
      guard !bytes.isEmpty else { return ended() }
      for message in try server.take(bytes) { send(proxy.fromServer(message)) }
    }
    if sides[0].revents != 0 {
      let bytes = Self.read(STDIN_FILENO)
      guard !bytes.isEmpty else { return closed() }
      for message in try client.take(bytes) { send(proxy.fromClient(message)) }
    }
    return nil
  }

  private mutating func send(_ traffic: Traffic) {
    for message in traffic.toServer { toServer += MessageReader.framed(message) }
    for message in traffic.toClient { toClient += MessageReader.framed(message) }
  }

  /// The editor is gone: the server is left to end by itself, as its input has ended.
  private mutating func closed() -> End {
    if !toServer.isEmpty { try? ByteWriting.write(Array(toServer), to: input) }
    close(input)
    input = -1
    kill(-id, SIGTERM)
    waitpid(id, nil, 0)
    return .asked
  }

  private mutating func ended() -> End {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    close(output)
    if input >= 0 { close(input) }
    let outcome = ProcessOutcome(status: status)
    return proxy.isShuttingDown ? .asked : .serverEnded(outcome)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return Array(buffer[..<max(0, count)])
    }
  }

  /// Writes as much as a pipe that is ready takes without waiting; false when it has no reader any more.
  private static func write(_ bytes: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    let count = bytes.withUnsafeBytes { buffer in
      Glibc.write(descriptor, buffer.baseAddress, min(buffer.count, 4096))
    }
    guard count > 0 else { return count < 0 && errno == EINTR }
    bytes.removeFirst(count)
    return true
  }
}
