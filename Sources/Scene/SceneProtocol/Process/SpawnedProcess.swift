internal import Dispatch
package import Glibc

/// A child process, in a process group of its own with all its children.
@MainActor
package final class SpawnedProcess {
  package let id: pid_t
  /// Called once on the main queue when it has ended.
  package var onEnd: (ProcessOutcome) -> Void = { _ in }
  package private(set) var outcome: ProcessOutcome?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: All its variables, as `NAME=value`.
  ///   - descriptors: Descriptors of this process, by their numbers in the child. Standard streams that are not given
  ///     are `/dev/null`.
  ///   - leavesNothing: Whether its own children end with it; otherwise they stay.
  /// - Throws: Why it cannot be started.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String] = ProcessEnvironment.merged(),
    descriptors: [Int32: Int32],
    leavesNothing: Bool = true
  ) throws(SystemError) {
    id = try Spawn.start(
      program,
      arguments,
      environment: environment,
      descriptors: descriptors
    )
    watchForEnd(leavesNothing)
  }

  /// Takes over a process that was already started, by `Spawn`.
  package init(started id: pid_t) {
    self.id = id
    watchForEnd(true)
  }

  /// Sends a signal to it and to all processes in its group, unless it has ended.
  package func signal(_ number: Int32) {
    if outcome == nil { kill(-id, number) }
  }

  /// Starts a thread that waits for the end, and leaves the exit status to be read here.
  private func watchForEnd(_ leavesNothing: Bool) {
    DispatchQueue(label: "pegbar.process").async { [weak self, id] in
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if leavesNothing { kill(-id, SIGKILL) }
          SpawnedProcess.reap(id, self)
        }
      }
    }
  }

  /// Reads the exit status; also when no owner is left, or the process would stay a zombie.
  private static func reap(_ id: pid_t, _ process: SpawnedProcess?) {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return }
    let outcome = ProcessOutcome(status: status)
    process?.outcome = outcome
    process?.onEnd(outcome)
  }
}
