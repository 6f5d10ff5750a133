import SceneProtocol

/// The one JSON value that a command with `--json` writes.
///
/// `command`, `status` and `error` are always present; the others as far as the command got.
struct JSONAnswer {
  /// The command's name; `nil` when the arguments do not contain one.
  var command: String?
  /// The error that stopped the command, if any.
  var error: CommandError?
  /// The exit status; by default that of `error`.
  var status: Int32
  /// The command's own members.
  var members: [JSON.Member] = []

  /// An answer to `command`, without members yet.
  init(_ command: String?, error: CommandError? = nil) {
    self.command = command
    self.error = error
    status = error?.exitStatus ?? ExitCode.success.rawValue
  }

  /// Prints the answer on standard output.
  func write() {
    let common: [JSON.Member] = [
      .init(key: "command", value: JSON(command)),
      .init(key: "status", value: .number(Int(status))),
      .init(key: "error", value: error?.json ?? .null),
    ]
    Console.write(JSON.object(common + members).text + "\n", to: .output)
  }

  /// Prints it, and ends the command with its status if that is not 0.
  func finish() throws(CommandError) {
    write()
    if status != ExitCode.success.rawValue { throw .alreadyReported(status: status) }
  }

  /// Adds a member.
  mutating func add(_ key: String, _ value: JSON) {
    members.append(JSON.Member(key: key, value: value))
  }
}

extension CommandError {
  /// The error for programs.
  var json: JSON { ["kind": .string(kind), "message": .string(reason)] }

  /// A name for each kind of error, which stays the same.
  private var kind: String {
    switch self {
    case .usage: "usage"
    case .noInput, .noScenes: "noInput"
    case .doesNotCompile: "doesNotCompile"
    case .nothingToShow: "nothingToShow"
    case .unavailable: "unavailable"
    case .otherVersion: "otherVersion"
    case .partFailed: "partFailed"
    case .cannotWrite: "cannotWrite"
    case .wrongTape, .tapeWithoutScene: "wrongTape"
    case .clip: "clip"
    case .sceneCrashed: "sceneCrashed"
    case .noPicture: "noPicture"
    case .sceneHangs: "sceneHangs"
    case .alreadyReported: "sceneFailed"
    case .interrupted: "interrupted"
    }
  }
}

extension Diagnostic {
  /// The message for programs.
  var json: JSON {
    [
      "file": JSON(file), "line": JSON(line), "column": JSON(column),
      "severity": .string(severity), "message": .string(message),
    ]
  }
}
