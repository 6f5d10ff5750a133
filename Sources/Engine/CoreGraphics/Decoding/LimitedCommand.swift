import Foundation

/// A system command that maps input bytes to output bytes, with resource limits: its failures end it, not this process.
struct LimitedCommand {
  /// The command's name, which is searched in `PATH`, and its arguments.
  let arguments: [String]
  /// The Debian package that contains the command.
  let package: String
  /// The maximum CPU time, in seconds.
  let seconds: Int
  /// The maximum memory, in bytes.
  let memory: Int

  /// Runs the command to its end.
  ///
  /// - Parameter input: The bytes of its standard input.
  /// - Returns: The bytes of its standard output.
  /// - Throws: `missing`, or `damaged` with the message of its standard error.
  func run(_ input: Data) throws(DecodingFailure) -> Data {
    // Temporary files without a name: whatever happens, nothing is left.
    guard let source = Scratch(input), let output = Scratch(Data()), let errors = Scratch(Data())
    else { throw .damaged("there is no room for it in the temporary directory") }
    guard let process = start(source, output, errors), let status = wait(process) else {
      throw .missing(package: "\(package) util-linux")
    }
    // As in a shell, status 127 means that the command was not found.
    if status == 127 << 8 { throw .missing(package: package) }
    guard status == 0 else { throw .damaged(reason(status, errors.contents)) }
    return output.contents
  }

  /// Starts it under `prlimit`, which sets the limits before the command runs.
  private func start(
    _ source: Scratch,
    _ output: Scratch,
    _ errors: Scratch
  ) -> pid_t? {
    let limits = ["prlimit", "--cpu=\(seconds)", "--as=\(memory)", "--fsize=\(memory)", "--core=0"]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, source.descriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.descriptor, 2)
    var words = (limits + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, "prlimit", &actions, nil, &words, environ)
    return status == 0 ? process : nil
  }

  private func wait(_ process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }

  private func reason(_ status: Int32, _ errors: Data) -> String {
    switch status & 0x7F {
    // A Rust program that panics exits with 101.
    case 0 where status != 101 << 8:
      let words = String(decoding: errors.prefix(500), as: UTF8.self)
      return words.split(whereSeparator: \.isNewline).first.map { String($0) } ?? "it is damaged"
    case SIGXCPU, SIGKILL: return "it takes more than \(seconds) s to draw"
    default: return "\(arguments[0]) crashed while it drew it"
    }
  }
}

/// A temporary file without a name, which is deleted with this object.
private final class Scratch {
  private let file: UnsafeMutablePointer<FILE>

  /// A file with these bytes, positioned at its beginning; `nil` when it cannot be created.
  init?(_ data: Data) {
    guard let file = tmpfile() else { return nil }
    self.file = file
    let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard count == data.count, fflush(file) == 0 else { return nil }
    rewind(file)
  }

  deinit { fclose(file) }

  var descriptor: Int32 { fileno(file) }

  /// All bytes of the file.
  var contents: Data {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0 else { return Data() }
    var data = Data(count: Int(size))
    let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return data.prefix(max(0, count))
  }
}
