internal import Dispatch
package import Glibc

/// A program that was started beside this one, in a process group of its own with all that it starts.
@MainActor
package final class SpawnedProcess {
  /// How a program ended.
  package enum Outcome: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Why a program could not be started: the number of the system's error.
  package struct Failure: Error {
    package let number: Int32
    package init(number: Int32) { self.number = number }
  }

  package let id: pid_t
  /// Called once on the main queue when it has ended.
  package var onEnd: (Outcome) -> Void = { _ in }
  package private(set) var outcome: Outcome?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: All its variables, as `NAME=value`.
  ///   - descriptors: What it has open, by their numbers there: descriptors of this process. What is not given is
  ///     `/dev/null` of the three that every program has, and as this process has it otherwise.
  /// - Throws: Why it cannot be started.
  package init(
    _ program: String,
    _ arguments: [String],
    environment: [String],
    descriptors: [Int32: Int32]
  ) throws(Failure) {
    let actions = SpawnActions()
    defer { actions.free() }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where descriptors[number] == nil {
      actions.open("/dev/null", O_RDWR, as: number)
    }
    for (number, own) in descriptors.sorted(by: { $0.key < $1.key }) {
      actions.duplicate(own, as: number)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let (argv, variables) = (CStrings([program] + arguments), CStrings(environment))
    defer {
      argv.free()
      variables.free()
    }
    var child: pid_t = 0
    let problem = posix_spawn(
      &child,
      program,
      actions.pointer,
      &attributes,
      argv.pointer,
      variables.pointer
    )
    guard problem == 0 else { throw Failure(number: problem) }
    id = child
    watchForEnd()
  }

  /// Sends a signal to it and to all in its group, unless it has ended.
  package func signal(_ number: Int32) {
    if outcome == nil { kill(-id, number) }
  }

  /// A thread of its own waits for the end, and leaves the process to be asked for its status here.
  private func watchForEnd() {
    DispatchQueue(label: "pegbar.process").async { [weak self, id] in
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      DispatchQueue.main.async {
        MainActor.assumeIsolated { SpawnedProcess.reap(id, self) }
      }
    }
  }

  /// Takes in how it ended; also when nobody wants to know any more, or it would stay in the system's list.
  private static func reap(_ id: pid_t, _ process: SpawnedProcess?) {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return }
    let signal = status & 0x7F
    let outcome = signal == 0 ? Outcome.exited((status >> 8) & 0xFF) : .signalled(signal)
    // What it has started is of no use without it.
    kill(-id, SIGKILL)
    process?.outcome = outcome
    process?.onEnd(outcome)
  }
}
