import Glibc
import SceneProtocol

/// A preview window in a process of its own, which ends with this command.
final class WindowProcess {
  /// The number of its process.
  let process: pid_t
  private var outcome: ProcessOutcome?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - path: The scene's file.
  ///   - options: Options that it gets too.
  /// - Throws: `unavailable` when it cannot be started.
  init(showing path: String, _ options: CommonOptions) throws(CommandError) {
    var words = [PreviewCommand.name, path]
    if options.isQuiet { words.append("--quiet") }
    do throws(SystemError) {
      process = try Spawn.start(
        Library.ownFile,
        words,
        environment: ProcessEnvironment.merged(with: [:]),
        descriptors: [STDOUT_FILENO: STDOUT_FILENO, STDERR_FILENO: STDERR_FILENO]
      )
    } catch {
      throw .unavailable("cannot start the window: \(FileIO.reason(error.number))")
    }
  }

  /// Waits, or until it has ended.
  ///
  /// - Parameter seconds: How long, while it runs.
  /// - Returns: Whether it runs.
  /// - Throws: `interrupted` when the command is asked to end.
  func runs(for seconds: Double) throws(CommandError) -> Bool {
    let start = ContinuousClock.now
    while !hasEnded {
      let left = seconds - (ContinuousClock.now - start) / .seconds(1)
      guard left > 0 else { return true }
      if let signal = SignalMask.next(within: left), signal != SIGCHLD {
        throw .interrupted(signal: signal)
      }
    }
    return false
  }

  /// Waits until it is closed.
  ///
  /// - Throws: `alreadyReported` with its status, where it did not end well.
  func waitForEnd() throws(CommandError) {
    while try runs(for: 3600) {}
    switch outcome {
    case .exited(0)?, nil: return
    case .exited(let status)?: throw .alreadyReported(status: status)
    case .signalled(let signal)?: throw .alreadyReported(status: 128 + signal)
    }
  }

  /// Closes it, if it is there.
  func end() {
    guard !hasEnded else { return }
    kill(-process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    outcome = ProcessOutcome(status: status)
  }

  private var hasEnded: Bool {
    guard outcome == nil else { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    outcome = ProcessOutcome(status: status)
    return true
  }
}
