import Testing

/// When messages are colored: `NO_COLOR`, then `CLICOLOR_FORCE`, then `--color`, then the terminal.
struct `Color of messages` {
  /// Whether the message about a scene that does not compile has colors.
  private func isColored(
    _ options: String,
    onTerminal: Bool,
    _ environment: [String: String?]
  ) async throws -> Bool {
    let scene = try Workspace.sharedFile("wrong.swift", SceneText.one + "let n: Int = \"three\"\n")
    let line = "\"$PEGBAR\" check -q \(options) \(scene)"
    let run =
      onTerminal
      ? try await Workspace().terminal(line, environment: environment)
      : try await Workspace().shell(line, environment: environment)
    let text = run.output + run.errors
    #expect(text.contains("error:"))
    return text.contains("\u{1B}[31m")
  }

  @Test(
    arguments: [
      ("", [:], false),
      ("--color auto", [:], false),
      ("--color always", [:], true),
      ("--color=always", ["TERM": "dumb"], true),
      ("--color never", ["CLICOLOR_FORCE": "1"], true),
      ("--color always", ["NO_COLOR": "1"], false),
      ("--color always", ["NO_COLOR": ""], true),
      ("--color never", ["CLICOLOR_FORCE": "0"], false),
      ("", ["CLICOLOR_FORCE": "1"], true),
      ("", ["CLICOLOR_FORCE": "0"], false),
      ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)]
  )
  func `in a file is there when it is demanded`(
    options: String,
    environment: [String: String],
    isExpected: Bool
  ) async throws {
    #expect(try await isColored(options, onTerminal: false, environment) == isExpected)
  }

  @Test(
    arguments: [
      ("", [:], true),
      ("--color auto", [:], true),
      ("--color never", [:], false),
      ("", ["TERM": "dumb"], false),
      ("--color always", ["TERM": "dumb"], true),
      ("", ["NO_COLOR": "1"], false),
      ("", ["NO_COLOR": ""], true),
    ] as [(String, [String: String], Bool)]
  )
  func `on a terminal is there unless it is refused`(
    options: String,
    environment: [String: String],
    isExpected: Bool
  ) async throws {
    #expect(try await isColored(options, onTerminal: true, environment) == isExpected)
  }

  @Test
  func `takes three words and no other`() async throws {
    let run = try await Workspace().pegbar("check", "a.swift", "--color", "alwas")
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        "--color takes auto, always, never; not \"alwas\"; did you mean `always`?"
      )
    )
  }
}
