import Foundation
import Glibc

/// One run of the built command as a real process.
struct CommandRun {
  /// What it exited with; 128 and the signal's number when a signal ended it.
  let status: Int32
  /// What it wrote to standard output.
  let outputBytes: Data
  /// The same, as text.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// What it wrote to standard error.
  let errors: String

  /// Runs the command in a directory and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: What comes after the command's name.
  ///   - directory: The directory it runs in.
  ///   - command: The command's file.
  ///   - input: The file that is its standard input; without one there is nothing to read.
  ///   - environment: Variables to set, or with `nil` to remove, beside the test's own.
  ///   - afterStart: Called once the process runs, with its number.
  /// - Throws: What starting the process, or `afterStart`, throws.
  init(
    _ arguments: [String],
    in directory: String,
    command: String = Self.command,
    input: String? = nil,
    environment: [String: String?] = [:],
    afterStart: @Sendable (pid_t) async throws -> Void = { _ in }
  ) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    var variables = ProcessInfo.processInfo.environment
    variables["XDG_CACHE_HOME"] = Self.sharedCache
    variables["XDG_RUNTIME_DIR"] = Self.runtimeDirectory
    // What a run remembers would be another's surprise.
    variables["XDG_STATE_HOME"] = "/dev/null/none"
    for name in ["DISPLAY", "PEGBAR_HOME", "CLICOLOR_FORCE", "NO_COLOR"] { variables[name] = nil }
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let files = try Capture()
    defer { files.remove() }
    process.standardOutput = files.output
    process.standardError = files.errors
    let inputFile = try input.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) }
    defer { try? inputFile?.close() }
    process.standardInput = inputFile ?? FileHandle.nullDevice
    let ended = AsyncStream<Int32> { continuation in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.yield(isSignal ? 128 + process.terminationStatus : process.terminationStatus)
        continuation.finish()
      }
    }
    try FileManager.default.createDirectory(
      atPath: Self.runtimeDirectory,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try process.run()
    try await afterStart(process.processIdentifier)
    status = await ended.first { _ in true } ?? -1
    (outputBytes, errors) = try files.read()
  }

  /// The command under test: `PEGBAR_COMMAND`, or the one built beside these tests.
  static let command =
    ProcessInfo.processInfo.environment["PEGBAR_COMMAND"]
    ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("pegbar").path

  /// One build cache for most tests, so that the compiler reads the C headers once.
  static let sharedCache = NSTemporaryDirectory() + "/pegbar-tests-cache-\(getuid())"

  /// Where windows have their sockets.
  static let runtimeDirectory = NSTemporaryDirectory() + "/pegbar-tests-run-\(getpid())"
}

/// The files that a run writes to.
private struct Capture {
  let output: FileHandle
  let errors: FileHandle
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    output = try Self.create(directory.appendingPathComponent("output"))
    errors = try Self.create(directory.appendingPathComponent("errors"))
  }

  private static func create(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  func read() throws -> (output: Data, errors: String) {
    let errors = try Data(contentsOf: directory.appendingPathComponent("errors"))
    return (
      try Data(contentsOf: directory.appendingPathComponent("output")),
      String(decoding: errors, as: UTF8.self)
    )
  }

  func remove() {
    for file in [output, errors] { try? file.close() }
    try? FileManager.default.removeItem(at: directory)
  }
}
