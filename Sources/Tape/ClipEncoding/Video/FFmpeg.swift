import Glibc
import SceneProtocol

/// The process `ffmpeg`, which reads frames from a pipe and writes a file.
///
/// It is in a process group of its own: Ctrl+C at the terminal does not end it before we decide to.
final class FFmpeg: Sendable {
  private let path: String
  /// Its standard error, a file, so that nothing has to read it while it runs.
  private let errors: NamelessFile
  private let state: Monitor<State>

  private struct State {
    var process: pid_t?
    var pipe: Int32?
    var outcome: ProcessOutcome?
  }

  /// The path of `ffmpeg`.
  ///
  /// - Throws: `noFFmpeg` with where it was looked for.
  static func find(_ options: ClipOptions) throws(ClipError) -> String {
    if !options.ffmpeg.isEmpty {
      if isProgram(options.ffmpeg) { return options.ffmpeg }
      throw .noFFmpeg(lookedFor: "\(options.ffmpeg), which PEGBAR_FFMPEG names")
    }
    for folder in options.searchPath.split(separator: ":") where isProgram("\(folder)/ffmpeg") {
      return "\(folder)/ffmpeg"
    }
    throw .noFFmpeg(lookedFor: "`ffmpeg` in PATH (\(options.searchPath))")
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - program: The path of `ffmpeg`.
  ///   - arguments: Its arguments; its input is `pipe:0`.
  ///   - path: The name, in messages, of the file that it writes.
  /// - Throws: Why it cannot be started.
  init(_ program: String, _ arguments: [String], writing path: String) throws(ClipError) {
    self.path = path
    do throws(SystemError) {
      errors = try NamelessFile()
      let pipe = try Pipe()
      // Large enough for most of a frame: fewer context switches between the two. (F_SETPIPE_SZ, which is not
      // imported.)
      _ = fcntl(pipe.writeEnd, 1031, 1 << 20)
      defer { close(pipe.readEnd) }
      do throws(SystemError) {
        let actions = SpawnActions()
        defer { actions.free() }
        actions.duplicate(pipe.readEnd, as: STDIN_FILENO)
        actions.open("/dev/null", O_WRONLY, as: STDOUT_FILENO)
        actions.open(errors.path, O_WRONLY | O_APPEND, as: STDERR_FILENO)
        let environment = ProcessEnvironment.merged()
        let process = try Spawn.start(program, arguments, environment: environment, actions)
        state = Monitor(State(process: process, pipe: pipe.writeEnd))
      } catch {
        close(pipe.writeEnd)
        throw error
      }
    } catch {
      throw .cannotStart(program: program, reason: error.reason)
    }
  }

  /// Writes bytes to it, and waits until they are written; on a `WorkerThread`, which blocks SIGPIPE.
  func write(_ bytes: [UInt8]) throws(ClipError) {
    guard let pipe = state.read(\.pipe) else { throw .cancelled }
    do throws(SystemError) {
      try ByteWriting.write(bytes, to: pipe)
    } catch {
      throw failure(wait())
    }
  }

  /// Closes its input, and waits until it has written its file.
  func finish() throws(ClipError) {
    let outcome = wait()
    guard outcome == .exited(0) else { throw failure(outcome) }
  }

  /// Kills it; may be called by any thread.
  func kill() {
    state.change { state in
      if let process = state.process { _ = Glibc.kill(-process, SIGKILL) }
    }
  }

  /// Closes the pipe and waits for the end; by one thread, while no other thread writes.
  private func wait() -> ProcessOutcome {
    let (process, pipe) = state.change { state in
      defer { state.pipe = nil }
      return (state.process, state.pipe)
    }
    if let pipe { close(pipe) }
    guard let process else { return state.read(\.outcome) ?? .exited(0) }
    // Reaped under the lock, so that `kill` cannot hit another process with a reused ID.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return state.change { state in
      var status: Int32 = 0
      waitpid(process, &status, 0)
      let outcome = ProcessOutcome(status: status)
      (state.process, state.outcome) = (nil, outcome)
      return outcome
    }
  }

  /// Ends it, and reaps the process.
  func end() {
    kill()
    _ = wait()
  }

  private func failure(_ outcome: ProcessOutcome) -> ClipError {
    .ffmpegFailed(path: path, outcome: outcome, lines: errors.lastLines(6))
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}

extension NamelessFile {
  /// The last lines of the file.
  fileprivate func lastLines(_ count: Int) -> [String] {
    let bytes = (try? bytes()) ?? []
    let text = String(decoding: bytes.suffix(4096), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).suffix(count).map(String.init)
  }
}
