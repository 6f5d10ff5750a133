import Glibc
import SceneProtocol

/// Programs that the command starts and waits for.
///
/// The command waits in `sigwait`, for the child's end and for Ctrl+C alike; a child is in a process group of its own
/// and is killed, with all it started, when the command is asked to end.
enum ChildProcess {
  /// How a program ended.
  enum Outcome: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// What a program has as its standard input.
  enum Input {
    /// The end of a file at once.
    case nothing
    /// A pipe that ends when this command does.
    case lifeline
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - arguments: Its arguments, without its own name.
  ///   - output: A file for what the program writes to standard output, and to standard error too
  ///     unless `keepsErrors`; `nil` to leave both as they are.
  ///   - keepsErrors: Leaves standard error as it is.
  ///   - input: What the program has as standard input.
  ///   - environment: Variables to set beside those of this process.
  ///   - progress: A line that is there while the program runs.
  /// - Returns: How the program ended.
  /// - Throws: `unavailable` when it cannot be started, `interrupted` when the command is to end.
  static func run(
    _ program: String,
    _ arguments: [String],
    output: String? = nil,
    keepsErrors: Bool = false,
    input: Input,
    environment: [String: String] = [:],
    progress: ProgressLine? = nil
  ) throws(CommandError) -> Outcome {
    defer { progress?.remove() }
    let lifeline = input == .lifeline ? try Pipe() : nil
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

  /// Waits for the child; on Ctrl+C and its like ends the child and throws.
  private static func wait(
    for child: pid_t,
    _ progress: ProgressLine?
  ) throws(CommandError) -> Outcome {
    let start = ContinuousClock.now
    while true {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
      }
      if let progress {
        progress.show(seconds: Int((ContinuousClock.now - start).components.seconds))
      }
      guard let signal = progress == nil ? SignalMask.next() : SignalMask.nextWithinASecond() else {
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
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

    let argv = CStrings([program] + arguments)
    let environment = CStrings(Environment.merged(with: added))
    defer {
      argv.free()
      environment.free()
    }
    var child: pid_t = 0
    let failure = posix_spawn(
      &child,
      program,
      actions.pointer,
      &attributes,
      argv.pointer,
      environment.pointer
    )
    guard failure == 0 else {
      throw .unavailable("cannot start \(program): \(FileIO.reason(failure))")
    }
    return child
  }
}
