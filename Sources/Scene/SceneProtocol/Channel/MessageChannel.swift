internal import Dispatch
internal import Glibc

/// One end of a socket that carries messages, each a line of JSON.
///
/// Nothing here waits for the other side: unsent bytes are buffered until it reads, and a side that leaves too many
/// megabytes unread is given up.
@MainActor
package final class MessageChannel {
  /// Called with each message, as the bytes of its line.
  package var onMessage: ([UInt8]) -> Void = { _ in }
  /// Called once, when the other side has closed or has sent an invalid message.
  package var onEnd: () -> Void = {}

  private let socket: Int32
  private var buffer: LineBuffer
  private var unsent: [UInt8] = []
  private var isOpen = true
  private var isWaitingForRoom = false

  /// Maximum number of bytes buffered for a side that does not read.
  package static let maximumUnsent = 64 << 20
  /// How long to wait before sending again to a side whose buffer is full, in seconds.
  private static let pause = 0.005

  /// Takes ownership of a socket; messages are delivered on the main queue.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - longestMessage: Maximum length of a message that is read, in bytes: a longer one ends the channel.
  ///   - atEnd: Called on another thread when the other side has closed: also when the main one is blocked.
  package init(
    socket: Int32,
    longestMessage: Int = LineBuffer.longestLine,
    atEnd: @escaping @Sendable () -> Void = {}
  ) {
    self.socket = socket
    buffer = LineBuffer(longestLine: longestMessage)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    DescriptorReader.read(
      socket,
      atOnce: atEnd,
      onBytes: { [weak self] in self?.take($0) },
      onEnd: { [weak self] in self?.end() }
    )
  }

  /// Encodes and decodes a sample message, to warm the coders up while a process waits for the other side.
  ///
  /// The first message of a type takes 1 to 2 ms, later ones hardly any: its synthesized coder makes a key type for
  /// each case, for which the runtime searches all conformances of the program.
  package static func prepare(sending sent: some Encodable, receiving received: some Codable) {
    _ = try? JSONText.encode(sent)
    guard let text = try? JSONText.encode(received) else { return }
    _ = try? JSONText.decode(type(of: received), from: text)
  }

  /// Sends a message.
  package func send(_ message: some Encodable) {
    guard isOpen else { return }
    guard let line = try? JSONText.encode(message) else { return }
    unsent += line
    unsent.append(UInt8(ascii: "\n"))
    write()
    if unsent.count > Self.maximumUnsent { end() }
  }

  /// Closes it; `onEnd` is not called.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // The reading thread sees the end by this, and closes it.
    shutdown(socket, Int32(SHUT_RDWR))
  }

  isolated deinit { close() }

  private func end() {
    guard isOpen else { return }
    close()
    onEnd()
  }

  private func take(_ bytes: [UInt8]) {
    guard isOpen else { return }
    guard let lines = buffer.lines(adding: bytes) else { return end() }
    for line in lines where isOpen { onMessage(line) }
  }

  private func write() {
    while isOpen, !unsent.isEmpty {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let count = Glibc.send(socket, unsent, unsent.count, flags)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return writeSoon() }
      // (The end of the other side is noticed by reading, after its last message.)
      guard count > 0 else { return unsent.removeAll() }
      unsent.removeFirst(count)
    }
  }

  private func writeSoon() {
    guard !isWaitingForRoom else { return }
    isWaitingForRoom = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated {
        self?.isWaitingForRoom = false
        self?.write()
      }
    }
  }
}
