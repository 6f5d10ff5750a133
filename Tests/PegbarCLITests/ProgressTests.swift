import Foundation
import Testing

/// What the user sees on a terminal while a scene is compiled: one line, which disappears.
struct `Progress` {
  private static let shown = "\r\u{1B}[Kpegbar: compiling a.swift …"
  private static let gone = "\r\u{1B}[K"

  /// What the terminal is sent.
  private func terminal(
    _ line: String,
    _ environment: [String: String?] = [:]
  ) async throws -> String {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.terminal(line, environment: environment)
    #expect(run.status == 0)
    return run.output
  }

  @Test
  func `is one line that goes away`() async throws {
    let text = try await terminal("\"$PEGBAR\" check --no-cache a.swift")
    #expect(text.hasPrefix(Self.shown))
    #expect(text.hasSuffix(Self.gone))
    #expect(!text.contains("\n"))
    // On standard error, that is: standard output stays clean.
    let errors = try await terminal("\"$PEGBAR\" check --no-cache a.swift >output; wc -c <output")
    #expect(errors.hasPrefix(Self.shown))
    #expect(errors.hasSuffix(Self.gone + "0\r\n"))
  }

  @Test(arguments: [
    ("\"$PEGBAR\" check --no-cache --quiet a.swift", "xterm"),
    ("\"$PEGBAR\" check --no-cache a.swift", "dumb"),
    ("\"$PEGBAR\" check --no-cache a.swift", ""),
    ("\"$PEGBAR\" check --no-cache a.swift 2>errors; cat errors", "xterm"),
  ])
  func `is not there for those who do not want or cannot see it`(
    line: String,
    terminal kind: String
  ) async throws {
    #expect(try await terminal(line, ["TERM": kind]).isEmpty)
  }

  @Test
  func `is not there when nothing has to be compiled`() async throws {
    let text = try await terminal("\"$PEGBAR\" check -q a.swift; \"$PEGBAR\" check a.swift")
    #expect(text.isEmpty)
  }

  @Test
  func `keeps within the terminal's width`() async throws {
    let text = try await terminal(
      "stty cols 20; \"$PEGBAR\" check --no-cache ./././././././a.swift"
    )
    let line = try #require(text.split(separator: "\u{1B}[K").first { $0.contains("pegbar") })
    #expect(line.filter { $0 != "\r" }.count == 19)
  }

  /// A compiler of the test's own, which takes its time.
  private func slowCompiler(_ script: String) throws -> Workspace {
    let workspace = try Workspace(["a.swift": SceneText.one, "swiftc": "#!/bin/sh\n\(script)\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: workspace.path + "/swiftc"
    )
    return workspace
  }

  @Test
  func `shows how long it has taken`() async throws {
    let run = try await slowCompiler("sleep 1.5; exit 1").terminal(
      "PATH=$PWD:$PATH; \"$PEGBAR\" check --no-cache a.swift"
    )
    #expect(run.status == 2)
    // A busy machine may see a later second first, and never one that has not passed.
    let seconds = run.output.components(separatedBy: Self.shown + " ").dropFirst()
      .map { Int($0.prefix { $0.isNumber }) }
    #expect(!seconds.isEmpty && seconds.allSatisfy { $0.map { $0 >= 1 } ?? false })
    #expect(run.output.contains(Self.gone + "pegbar: a.swift does not compile"))
  }

  @Test
  func `goes away with Ctrl+C`() async throws {
    let run = try await slowCompiler("exec sleep 1000").terminal(
      "PATH=$PWD:$PATH; \"$PEGBAR\" check --no-cache a.swift",
      typing: "\u{3}",
      after: "compiling"
    )
    #expect(run.status == 130)
    #expect(run.output.hasSuffix(Self.gone))
  }
}
