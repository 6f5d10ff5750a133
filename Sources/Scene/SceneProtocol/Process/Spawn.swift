package import Glibc

/// Starts programs.
package enum Spawn {
  /// Starts a program in a process group of its own, with no signal blocked, and ended by writing to a closed pipe.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: All its variables, as `NAME=value`.
  ///   - actions: The actions on its descriptors before it starts.
  /// - Returns: The process identifier.
  /// - Throws: Why it cannot be started.
  package static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String],
    _ actions: SpawnActions
  ) throws(SystemError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    sigaddset(&mask, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &mask)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
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
    guard problem == 0 else { throw SystemError(problem) }
    return child
  }

  /// Starts a program with descriptors of this process.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: All its variables, as `NAME=value`.
  ///   - descriptors: Descriptors of this process, by their numbers in the child. Standard streams that are not given
  ///     are `/dev/null`.
  /// - Returns: The process identifier.
  /// - Throws: Why it cannot be started.
  package static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String],
    descriptors: [Int32: Int32]
  ) throws(SystemError) -> pid_t {
    let actions = SpawnActions()
    defer { actions.free() }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where descriptors[number] == nil {
      actions.open("/dev/null", O_RDWR, as: number)
    }
    for (number, own) in descriptors.sorted(by: { $0.key < $1.key }) {
      actions.duplicate(own, as: number)
    }
    return try start(program, arguments, environment: environment, actions)
  }
}
