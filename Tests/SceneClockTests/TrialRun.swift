import Foundation

/// One run of `clock-trial`, with the clock preloaded as a recording does.
struct TrialRun {
  /// What it printed.
  let lines: [String]
  /// What it wrote to standard error.
  let errors: String

  /// Runs trials to their end.
  ///
  /// - Parameters:
  ///   - names: Which ones, in one process.
  ///   - seed: Of the random numbers; without one the library's own.
  ///   - others: What else is preloaded.
  /// - Throws: When it cannot be started, or does not end well.
  init(_ names: [String], seed: Int? = nil, preloading others: String? = nil) throws {
    let process = Process()
    process.executableURL = Self.folder.appendingPathComponent("clock-trial")
    process.arguments = names
    var variables = ProcessInfo.processInfo.environment
    let library = Self.folder.appendingPathComponent("libPegbarClock.so").path
    variables["LD_PRELOAD"] = [library, others].compactMap { $0 }.joined(separator: ":")
    variables["PEGBAR_CLOCK_SEED"] = seed.map(String.init)
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    (variables["TZ"], variables["LC_ALL"]) = ("UTC", "C.UTF-8")
    process.environment = variables
    let (output, complaints) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, complaints)
    try process.run()
    // One that hangs would have all tests wait.
    let id = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: watchdog)
    defer { watchdog.cancel() }
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    errors = String(
      decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TrialFailure.ended(status: process.terminationStatus, errors: errors)
    }
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Where the release build is that `PEGBAR_COMMAND` names, or the one that these tests are of.
  private static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] ?? "/proc/self/exe"
  ).resolvingSymlinksInPath().deletingLastPathComponent()
}

/// A trial that came to no good end.
enum TrialFailure: Error {
  case ended(status: Int32, errors: String)
}
