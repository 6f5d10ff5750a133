import Glibc
package import SceneProtocol

/// A running `pegbar-rewrite -`, which rewrites one text after another: to start it for each change would be slow.
package final class RewriterService {
  private let program: String
  /// The running program's pipes; `nil` before the first text, and after it has failed.
  private var pipes: (input: Int32, output: Int32, id: pid_t)?
  /// Called with the reason when it cannot be used.
  private let onFailure: (String) -> Void

  /// A service by the program at a path, which is started for the first text.
  ///
  /// - Parameters:
  ///   - program: The path of `pegbar-rewrite`.
  ///   - onFailure: Called when it cannot be started or ends; the next text starts it again.
  package init(program: String, onFailure: @escaping (String) -> Void) {
    (self.program, self.onFailure) = (program, onFailure)
  }

  deinit { stop() }

  /// A text rewritten; `nil` when the program does not work.
  package func rewrite(_ text: String) -> SceneRewriting? {
    do throws(SystemError) {
      if pipes == nil { try start() }
      guard let pipes else { return nil }
      try ByteWriting.write(Array((JSON.string(text).text + "\n").utf8), to: pipes.input)
      let answer = try Self.line(from: pipes.output)
      if let rewriting: SceneRewriting = try? JSONText.decode(from: answer) { return rewriting }
      throw SystemError(EPROTO)
    } catch {
      stop()
      onFailure("\(program) does not work: \(error.reason)")
      return nil
    }
  }

  private func start() throws(SystemError) {
    let (input, output) = (try Pipe(), try Pipe())
    defer {
      close(input.readEnd)
      close(output.writeEnd)
    }
    let id = try Spawn.start(
      program,
      ["-"],
      environment: ProcessEnvironment.merged(),
      descriptors: [STDIN_FILENO: input.readEnd, STDOUT_FILENO: output.writeEnd]
    )
    pipes = (input.writeEnd, output.readEnd, id)
  }

  private func stop() {
    guard let pipes else { return }
    close(pipes.input)
    close(pipes.output)
    kill(pipes.id, SIGKILL)
    waitpid(pipes.id, nil, 0)
    self.pipes = nil
  }

  /// The bytes before the next line end.
  private static func line(from descriptor: Int32) throws(SystemError) -> [UInt8] {
    var (line, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while line.last != UInt8(ascii: "\n") {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(count < 0 ? errno : EPIPE) }
      line += buffer[..<count]
    }
    return line
  }
}
