import Foundation
import Glibc

/// Two connected descriptors that no child inherits unless one is handed over.
///
/// Sockets, because a pipe cannot be made so in one step from Swift, and another thread may be
/// starting a child between two.
struct Channel {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw VirtualDisplayError.system("socketpair", errno)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  func becomesReadable(within seconds: Int32) -> Bool {
    var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, seconds * 1000) > 0
  }

  /// Reads to the end of a line; `false` when the other side closes before.
  func hasLine() -> Bool {
    var byte: UInt8 = 0
    while read(reading, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return true }
    }
    return false
  }
}

/// Starts a command found in `PATH` without waiting for it.
///
/// Foundation's `Process` would run the main queue while it waits, in the middle of a test.
func spawn(
  _ arguments: [String],
  display: String? = nil,
  input: Int32? = nil,
  third: Int32? = nil,
  isQuiet: Bool = false
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
  if let third { posix_spawn_file_actions_adddup2(&actions, third, 3) }
  for output in isQuiet ? [STDOUT_FILENO, STDERR_FILENO] : [] {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
  }
  // Foundation learns of the end of a `Process` by a socket that another thread may have just made: a server that had
  // it too would keep the pipe from reporting that end.
  _ = addCloseFrom(&actions, third == nil ? 3 : 4)
  // Dispatch's threads block signals, and a child would inherit that: SIGTERM could not end it.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var noSignals = sigset_t()
  sigemptyset(&noSignals)
  posix_spawnattr_setsigmask(&attributes, &noSignals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  var environment = ProcessInfo.processInfo.environment
  environment["DISPLAY"] = display
  let argv = arguments.map { strdup($0) } + [nil]
  let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var process: pid_t = 0
  let result = posix_spawnp(&process, arguments[0], &actions, &attributes, argv, envp)
  guard result == 0 else { throw VirtualDisplayError.notInstalled(arguments[0]) }
  return process
}

/// `posix_spawn_file_actions_addclosefrom_np`, which headers declare for GNU's dialect of C only.
private let addCloseFrom: @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32 = {
  guard let function = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else {
    preconditionFailure("glibc 2.34 or newer has this function")
  }
  return unsafeBitCast(
    function,
    to: (@convention(c) (UnsafeMutableRawPointer, Int32) -> Int32).self
  )
}()

/// Runs a command and waits for its end.
func run(_ arguments: [String], display: String) throws {
  let process = try spawn(arguments, display: display)
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  guard status == 0 else {
    throw VirtualDisplayError.failed(
      command: arguments.joined(separator: " "),
      status: status
    )
  }
}
