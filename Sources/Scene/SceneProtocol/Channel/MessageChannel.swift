internal import Dispatch
internal import Glibc

/// One end of a socket that carries messages, each a line of JSON.
///
/// Nothing here waits for the other side: what it does not take now is kept until it does, and a side that has left
/// many megabytes unread is given up.
@MainActor
package final class MessageChannel {
  /// Called with each message, as the bytes of its line.
  package var onMessage: ([UInt8]) -> Void = { _ in }
  /// Called once, when the other side is gone or has sent what is no message.
  package var onEnd: () -> Void = {}

  private let socket: Int32
  private var buffer = LineBuffer()
  private var unsent: [UInt8] = []
  private var isOpen = true
  private var isWaitingForRoom = false

  /// The most that is kept for a side that does not read.
  private static let mostUnsent = 64 << 20
  /// How long to leave a side alone that takes no more, in seconds.
  private static let pause = 0.005

  /// Takes a socket over and closes it in the end; messages come on the main queue.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - atEnd: Is called on another thread when the other side is gone: also when the main one is stuck.
  package init(socket: Int32, atEnd: @escaping @Sendable () -> Void = {}) {
    self.socket = socket
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    DescriptorReader.read(
      socket,
      atOnce: atEnd,
      onBytes: { [weak self] in self?.take($0) },
      onEnd: { [weak self] in self?.end() }
    )
  }

  /// Sends a message.
  package func send(_ message: some Encodable) {
    guard isOpen else { return }
    guard let line = try? JSONText.encode(message) else { return }
    unsent += line
    unsent.append(UInt8(ascii: "\n"))
    write()
    if unsent.count > Self.mostUnsent { end() }
  }

  /// Closes it; `onEnd` is not called.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // The thread that reads sees the end by this, and closes it.
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
      // (That the other side is gone is told by reading, after what it said last.)
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
