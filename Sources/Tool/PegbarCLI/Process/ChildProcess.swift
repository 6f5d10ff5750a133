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

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - arguments: Its arguments, without its own name.
  ///   - output: A file for the program's standard output, and its standard error too unless `keepsErrors`; `nil` to
  ///     leave both as they are.
  ///   - keepsErrors: Leaves standard error as it is.
  ///   - input: The program's standard input.
  ///   - environment: Variables to set besides those of this process.
  ///   - progress: A line that is shown while the program runs.
  /// - Returns: How the program ended.
  /// - Throws: `unavailable` when it cannot be started, `interrupted` when the command is asked to end.
  static func run(
    _ program: String,
    _ arguments: [String],
    output: String? = nil,
    keepsErrors: Bool = false,
    input: Input,
    environment: [String: String] = [:],
    progress: ProgressLine? = nil
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
    return try wait(for: try spawn(program, arguments, actions, environment), progress)
  }

  /// Waits for the child; on Ctrl+C and similar signals ends the child and throws.
  private static func wait(
    for child: pid_t,
    _ progress: ProgressLine?
  ) throws(CommandError) -> ProcessOutcome {
    while true {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child { return ProcessOutcome(status: status) }
      progress?.show()
      guard let signal = progress == nil ? SignalMask.next() : SignalMask.next(within: 1) else {
        continue
      }
      if signal != SIGCHLD {
        kill(-child, SIGKILL)
        waitpid(child, &status, 0)
        throw .interrupted(signal: signal)
      }
    }
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
