import Foundation
import Testing

/// The commands that there is help for, as the help lists them.
enum HelpedCommands {
  static func names() async throws -> [String] {
    let help = try await Workspace().pegbar("--help").output
    let rows = help.components(separatedBy: "\ncommands:\n").last?.components(separatedBy: "\n\n")
    let names = try #require(rows?.first).split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    try #require(names.starts(with: ["preview", "shot"]) && names.last == "help")
    return names
  }
}

/// `pegbar man`: the manual page, made of what the help is made of.
struct `The manual page` {
  @Test(.enabled(if: Program.isThere("groff"), "needs groff"))
  func `is set without a warning, and has each command, option and exit code`() async throws {
    let workspace = try Workspace()
    let page = try await workspace.pegbar("man")
    #expect(page.status == 0)
    let run = try await workspace.shell(
      "\"$PEGBAR\" man | groff -man -Tascii -ww -P-cbou -rLL=100n"
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let help = try await workspace.pegbar("--help").output
    let words = help.split { !$0.isLetter && $0 != "-" }.map(String.init)
    let options = Set(words.filter { $0.hasPrefix("--") })
    #expect(options.count > 10)
    for option in options { #expect(run.output.contains(" \(option)"), "\(option)") }
    for command in try await HelpedCommands.names() {
      #expect(run.output.contains("\n       \(command)"), "\(command)")
    }
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS", "JSON", "EXIT STATUS",
      "ENVIRONMENT",
      "FILES", "EXAMPLES",
    ] {
      #expect(run.output.contains("\n\(section)\n"), "\(section)")
    }
    // What is pasted into a shell is what stands there.
    #expect(run.output.contains("pegbar completions zsh > \"${fpath[1]}/_pegbar\""))
    #expect(run.output.contains("pegbar shot card.swift --at 250ms -o card.png --scale 2"))
  }

  @Test(.enabled(if: Program.isThere("mandoc"), "needs mandoc"))
  func `is right for mandoc too`() async throws {
    let run = try await Workspace().shell("\"$PEGBAR\" man | mandoc -Tlint -W warning")
    // A page without a date is the same page each time it is made.
    let complaints = run.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(complaints.isEmpty)
  }

  /// The documentation's table of exit codes equals that of the manual page and the help.
  @Test
  func `has the exit codes of the documentation`() async throws {
    let page = Repository.path + "/Sources/Documentation/Manual.md"
    let pages = try String(contentsOfFile: page, encoding: .utf8)
    let help = try await Workspace().pegbar("--help").output
    let rows = help.components(separatedBy: "exit codes:\n").last?.components(separatedBy: "\n\n")
    let codes = try #require(rows?.first).split(separator: "\n")
    #expect(codes.count == 10)
    for row in codes {
      let parts = row.split(separator: " ", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(pages.contains("| \(parts[0]) | \(parts[1]) |"), "\(row)")
    }
  }

  /// And its table of commands has all of them.
  @Test
  func `has no command that the documentation does not have`() async throws {
    let page = Repository.path + "/Sources/Documentation/Manual.md"
    let pages = try String(contentsOfFile: page, encoding: .utf8)
    for command in try await HelpedCommands.names() where command != "preview" {
      #expect(pages.contains("`pegbar \(command)"), "\(command)")
    }
  }
}
