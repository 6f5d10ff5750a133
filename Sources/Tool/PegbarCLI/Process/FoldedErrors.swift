import Dispatch
import Glibc
import SceneProtocol
import Synchronization

/// What a scene's program writes to standard error, passed on as it comes with the engine's calls in crash reports
/// folded.
///
/// A thread reads it. It ends with the program, also where the program has left others behind that could still write.
final class FoldedErrors: Sendable {
  /// The end of a pipe that the program writes to.
  var writeEnd: Int32 { pipe.writeEnd }

  private let pipe: Pipe
  /// Its write end is closed when no more is waited for.
  private let stop: Pipe
  private let isFinished = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins to read; nothing comes before a program has the write end.
  ///
  /// - Parameter folds: Whether the user wants calls folded.
  /// - Returns: `nil` where they are not, or the user has asked for crash reports of another kind.
  /// - Throws: Why there is no pipe.
  static func make(folds: Bool) throws(SystemError) -> FoldedErrors? {
    guard folds, ProcessEnvironment.value("SWIFT_BACKTRACE").isEmpty else { return nil }
    return try FoldedErrors()
  }

  private init() throws(SystemError) {
    pipe = try Pipe()
    do throws(SystemError) {
      stop = try Pipe()
    } catch {
      pipe.close()
      throw error
    }
    _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    let (readEnd, stopEnd, isDone) = (pipe.readEnd, stop.readEnd, isDone)
    DispatchQueue(label: "pegbar.errors").async {
      Self.passOn(readEnd, until: stopEnd)
      close(readEnd)
      close(stopEnd)
      isDone.signal()
    }
  }

  deinit { finish() }

  /// Passes on what is left, once the program has ended; nothing after the first call.
  func finish() {
    let isFirst = isFinished.withLock { isFinished in
      defer { isFinished = true }
      return !isFinished
    }
    guard isFirst else { return }
    close(pipe.writeEnd)
    close(stop.writeEnd)
    isDone.wait()
  }

  private static func passOn(_ readEnd: Int32, until stopEnd: Int32) {
    var folding = BacktraceFolding()
    var ends = [readEnd, stopEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    repeat {
      ends[1].revents = 0
      if poll(&ends, 2, -1) < 0, errno != EINTR { break }
    } while passOnWhatIsThere(readEnd, &folding) && ends[1].revents == 0
    try? ByteWriting.write(folding.takeRest(), to: STDERR_FILENO)
  }

  /// - Returns: Whether more may come.
  private static func passOnWhatIsThere(
    _ readEnd: Int32,
    _ folding: inout BacktraceFolding
  ) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(readEnd, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 && errno == EAGAIN }
      try? ByteWriting.write(folding.take(Array(buffer[..<count])), to: STDERR_FILENO)
    }
  }
}
