import Glibc
import SceneProtocol

/// Several programs that run at once, each known by a number.
///
/// As of one child, the command waits in `sigwait` for their ends and for Ctrl+C alike, on which all are ended.
struct ChildPool {
  private var children: [(number: Int, process: pid_t)] = []

  /// How many run.
  var count: Int { children.count }
  var isEmpty: Bool { children.isEmpty }
  /// The numbers of those that run, in the order in which they were started.
  var numbers: [Int] { children.map(\.number) }

  /// Starts a program that reads nothing.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Its arguments, without its own name.
  ///   - number: What it is known by.
  ///   - folder: The folder that it runs in; `nil` for that of this process.
  ///   - output: The file for all that it prints.
  /// - Throws: `unavailable` when it cannot be started.
  mutating func start(
    _ program: String,
    _ arguments: [String],
    number: Int,
    folder: String?,
    output: String
  ) throws(CommandError) {
    let actions = SpawnActions()
    defer { actions.free() }
    actions.open("/dev/null", O_RDONLY, as: STDIN_FILENO)
    actions.open(output, O_WRONLY | O_CREAT | O_TRUNC, as: STDOUT_FILENO)
    actions.duplicate(STDOUT_FILENO, as: STDERR_FILENO)
    // (The C library's own action for the folder is not in Swift's module of it.)
    let words = (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + [program] + arguments
    do throws(SystemError) {
      let environment = ProcessEnvironment.merged(with: [:])
      children.append(
        (number, try Spawn.start(words[0], Array(words[1...]), environment: environment, actions))
      )
    } catch {
      end()
      throw .unavailable("cannot start \(program): \(FileIO.reason(error.number))")
    }
  }

  /// Waits until one or more have ended.
  ///
  /// - Returns: Their numbers, and how they ended.
  /// - Throws: `interrupted` when the command is asked to end; they are ended then.
  mutating func next() throws(CommandError) -> [(number: Int, outcome: ProcessOutcome)] {
    while !children.isEmpty {
      var ended: [(number: Int, outcome: ProcessOutcome)] = []
      children.removeAll { child in
        var status: Int32 = 0
        guard waitpid(child.process, &status, WNOHANG) == child.process else { return false }
        ended.append((child.number, ProcessOutcome(status: status)))
        return true
      }
      guard ended.isEmpty else { return ended }
      let signal = SignalMask.next()
      guard signal == SIGCHLD else {
        end()
        throw .interrupted(signal: signal)
      }
    }
    return []
  }

  private mutating func end() {
    for child in children {
      var status: Int32 = 0
      kill(-child.process, SIGKILL)
      waitpid(child.process, &status, 0)
    }
    children = []
  }
}
