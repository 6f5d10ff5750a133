import Foundation

extension Workspace {
  /// Runs lines of a shell here; `$PEGBAR` in them is the command under test.
  ///
  /// - Parameters:
  ///   - script: The lines.
  ///   - shell: The shell's path.
  ///   - arguments: What the shell is given before the lines.
  ///   - environment: Variables to set, or with `nil` to remove.
  /// - Returns: How the shell ended and what was written.
  /// - Throws: What starting the shell throws.
  func shell(
    _ script: String,
    with shell: String = "/bin/sh",
    arguments: [String] = [],
    environment: [String: String?] = [:]
  ) async throws -> CommandRun {
    try await CommandRun(
      arguments + ["-c", script],
      in: path,
      command: shell,
      environment: environment.merging(["PEGBAR": CommandRun.command]) { given, _ in given }
    )
  }

  /// Runs a line of a shell on a terminal of its own, which takes standard output and errors alike.
  ///
  /// - Parameters:
  ///   - line: The line; `$PEGBAR` is the command under test.
  ///   - keys: What is typed, all at once.
  ///   - marker: What the terminal has to show before the keys are typed.
  ///   - environment: Variables to set, or with `nil` to remove.
  /// - Returns: How it ended; its output is what the terminal was sent.
  /// - Throws: What starting it throws.
  func terminal(
    _ line: String,
    typing keys: String = "",
    after marker: String = "",
    environment: [String: String?] = [:]
  ) async throws -> CommandRun {
    var variables: [String: String?] = [
      "TERM": "xterm", "LINE": line, "KEYS": keys, "MARKER": marker, "SHELL": "/bin/sh",
    ]
    variables.merge(environment) { _, given in given }
    defer { try? FileManager.default.removeItem(atPath: path + "/.seen") }
    return try await shell(
      """
      : >.seen
      (until grep -q "$MARKER" .seen || [ -z "$MARKER" ]; do sleep 0.05; done; printf %s "$KEYS") |
        script -qefc "$LINE" .seen
      """,
      environment: variables
    )
  }
}

/// Programs that not every machine has.
enum Program {
  /// Whether a program is in `PATH`.
  static func isThere(_ name: String) -> Bool { path(name) != nil }

  /// The path of a program in `PATH`; `nil` where there is none.
  static func path(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
