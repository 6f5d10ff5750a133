import Glibc
import SceneProtocol

/// Programs that the command starts and waits for.
///
/// The command waits in `sigwait`, for the child's end and for Ctrl+C alike. A child is in a process group of its own
/// and is killed, with all its children, when the command is asked to end.
enum ChildProcess {
  /// The child's standard input.
  enum Input {
    /// An empty file.
    case nothing
    /// A pipe that ends when this command does.
    case lifeline
  }

  /// How long a program may run.
  struct TimeLimit {
    /// The time in seconds, more than 0.
    let seconds: Double
    /// What is thrown when it is over.
    let excess: CommandError
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - arguments: Its arguments, without its own name.
  ///   - output: A file for the program's standard output, and its standard error too unless `keepsErrors`; `nil` to
  ///     leave both as they are.
  ///   - keepsErrors: Leaves standard error as it is.
  ///   - errors: A file for its standard error alone; `nil` for none.
  ///   - errorEnd: A descriptor of this process for its standard error; `nil` for none.
  ///   - inherited: A descriptor of this process that it has, too, under the same number; `nil` for none.
  ///   - input: The program's standard input.
  ///   - environment: Variables to set besides those of this process.
  ///   - progress: A line that is shown while the program runs.
  ///   - limit: How long it may run; `nil` for as long as it takes.
  /// - Returns: How the program ended.
  /// - Throws: `unavailable` when it cannot be started, `interrupted` when the command is asked to end, the limit's
  ///   error when it has run that long.
  static func run(
    _ program: String,
    _ arguments: [String],
    output: String? = nil,
    keepsErrors: Bool = false,
    errors: String? = nil,
    errorEnd: Int32? = nil,
    inherited: Int32? = nil,
    input: Input,
    environment: [String: String] = [:],
    progress: ProgressLine? = nil,
    limit: TimeLimit? = nil
  ) throws(CommandError) -> ProcessOutcome {
    let lifeline = input == .lifeline ? try makePipe() : nil
    defer { lifeline?.close() }
    let actions = SpawnActions()
    defer { actions.free() }
    if let lifeline {
      actions.duplicate(lifeline.readEnd, as: STDIN_FILENO)
    } else {
      actions.open("/dev/null", O_RDONLY, as: STDIN_FILENO)
    }
    if let output {
      actions.open(output, O_WRONLY | O_CREAT | O_TRUNC, as: STDOUT_FILENO)
      if !keepsErrors { actions.duplicate(STDOUT_FILENO, as: STDERR_FILENO) }
    }
    if let errors { actions.open(errors, O_WRONLY | O_CREAT | O_TRUNC, as: STDERR_FILENO) }
    if let errorEnd { actions.duplicate(errorEnd, as: STDERR_FILENO) }
    // (That also clears its mark to be closed at `exec`.)
    if let inherited { actions.duplicate(inherited, as: inherited) }
    return try wait(for: try spawn(program, arguments, actions, environment), progress, limit)
  }

  /// Waits for the child; on Ctrl+C and similar signals, and after the time limit, ends the child and throws.
  private static func wait(
    for child: pid_t,
    _ progress: ProgressLine?,
    _ limit: TimeLimit?
  ) throws(CommandError) -> ProcessOutcome {
    let start = ContinuousClock.now
    while true {
      if let outcome = outcome(of: child) { return outcome }
      progress?.show()
      let rest = limit.map { $0.seconds - start.duration(to: .now) / .seconds(1) }
      if let limit, let rest, rest <= 0 {
        endLate(child)
        throw limit.excess
      }
      let pause = min(rest ?? .infinity, progress == nil ? .infinity : 1)
      guard let signal = pause.isFinite ? SignalMask.next(within: pause) : SignalMask.next() else {
        continue
      }
      if signal != SIGCHLD {
        end(child)
        throw .interrupted(signal: signal)
      }
    }
  }

  /// How the child has ended; `nil` while it runs.
  private static func outcome(of child: pid_t) -> ProcessOutcome? {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == child ? ProcessOutcome(status: status) : nil
  }

  /// Ends a child that does not end by itself: it has some seconds to say where it is, as Swift programs do when they
  /// are aborted.
  private static func endLate(_ child: pid_t) {
    kill(child, SIGABRT)
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(12) {
      // (Another signal than the child's end comes again, or ends the command.)
      if let signal = SignalMask.next(within: 0.1), signal != SIGCHLD { break }
      if outcome(of: child) != nil { return }
      if hasReportedAbort(child) { break }
    }
    end(child)
  }

  /// Whether a Swift program has written its crash report after it was aborted from outside.
  ///
  /// It then goes on where it was, as the signal's handler returns. While that runs, the main thread blocks Ctrl+C's
  /// signal as well; before, the handler is installed.
  private static func hasReportedAbort(_ child: pid_t) -> Bool {
    guard let signals = ProcessSignals(of: child) else { return false }
    return !signals.catches(SIGABRT) && !signals.blocks(SIGINT)
  }

  private static func end(_ child: pid_t) {
    var status: Int32 = 0
    kill(-child, SIGKILL)
    waitpid(child, &status, 0)
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ actions: SpawnActions,
    _ added: [String: String]
  ) throws(CommandError) -> pid_t {
    let environment = ProcessEnvironment.merged(with: added)
    do throws(SystemError) {
      return try Spawn.start(program, arguments, environment: environment, actions)
    } catch {
      throw .unavailable("cannot start \(program): \(FileIO.reason(error.number))")
    }
  }

  private static func makePipe() throws(CommandError) -> Pipe {
    do throws(SystemError) {
      return try Pipe()
    } catch {
      throw .unavailable("cannot make a pipe: \(FileIO.reason(error.number))")
    }
  }
}
