import Foundation
import Testing

/// The command's messages about wrong arguments: the reason, "did you mean", the usage, exit code 64.
struct `Wrong arguments` {
  @Test(arguments: [
    ("", "say which scene to open"),
    ("shoot a.swift", "did you mean `shot`?"),
    ("a.swift --siez 3x3", "unknown option --siez; did you mean `--size`?"),
    ("a.swift -z", "unknown option -z"),
    ("scenes a.swift -", "standard input is a scene by itself"),
    ("shot a.swift . -o out.png", "name one folder, or files: not both"),
    ("add", "say which library: pegbar add ../Hero"),
    ("a.swift --at 1", "--at is not for `preview` but for shot"),
    ("a.swift --size", "--size needs a value: --size WxH"),
    ("a.swift --size --scale", "--size needs a value"),
    ("a.swift --quiet=1", "--quiet takes no value"),
    ("shot", "shot needs a file"),
    ("shot a.swift", "shot needs a file to write: -o OUT.png"),
    ("shot a.swift -o out.gif", "does not end in .png"),
    ("scenes", "scenes needs a file"),
    ("check", "check needs a file"),
    ("clean now", "clean takes no files"),
    ("help shoot", "did you mean `shot`?"),
    ("notes.txt", "its name ends in .swift"),
    ("record a.swift", "say where the recording goes: -o OUT.gif, or `Output out.gif` in the tape"),
    ("record a.swift -o a.gif --keys amiga", "--keys takes off, pc, mac; not \"amiga\""),
    ("record a.swift -o a.gif --gif-colors 1", "\"1\" is not a number of colors: write 2 … 256"),
    ("inspect a.swift treee", "\"treee\" is no question"),
    ("test", "say which tapes: pegbar test FOLDER"),
    ("test a.swift", "a.swift is not a tape: a tape's name ends in .tape"),
    ("man shot", "man takes no words"),
    ("scenes a.swift --color sometimes", "--color takes auto, always, never"),
    ("check a.swift --no-compile", "--no-compile is not for `check` but for scenes"),
    ("neww Card", "did you mean `new`?"),
    ("completion bash", "did you mean `completions`?"),
    ("check --jsno a.swift", "unknown option --jsno; did you mean `--json`?"),
  ])
  func `are answered with the reason, the usage and exit code 64`(
    line: String,
    reason: String
  ) async throws {
    let workspace = try Workspace(["notes.txt": "", "a.swift": SceneText.one])
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("pegbar: "))
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("usage: pegbar"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("--size 0x0", "out of range: 1 … 16384"),
    ("--size 100000x100000", "out of range: 1 … 16384"),
    ("--size -4x4", "out of range: 1 … 16384"),
    ("--size 1.5x4", "out of range: 1 … 16384 whole points"),
    ("--size 400", "is not a size: write WxH"),
    ("--size nanxnan", "is not a size: write WxH"),
    ("--size 16384x16384 --scale 2", "is 32768 pixels a side: at most 16384"),
    ("--scale 0", "out of range: 0.25 … 8"),
    ("--scale inf", "is not a scale"),
    ("--at 1x", "is not a time: write 0.5, 0.5s or 250ms"),
    ("--at=-1", "times run from 0 to 86400"),
    ("--at nan", "is not a time"),
    ("--at 1e9s", "times run from 0 to 86400"),
    ("--click 3", "is not a place: write X,Y"),
    ("--click 3,4@soon", "is not a time"),
    ("--move 3,4,5", "is not a place"),
    ("--key Retrun", "did you mean `Return`?"),
    ("--key Hyper+a", "no key is called \"Hyper+a\""),
  ])
  func `with values out of range say the range`(options: String, reason: String) async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.pegbar(line: "shot a.swift -o out.png \(options)")
    #expect(run.status == 64)
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("usage: pegbar shot"))
    #expect(try workspace.files() == ["a.swift"])
  }

  @Test
  func `after two dashes are files, whatever they look like`() async throws {
    let run = try await Workspace().pegbar("check", "--", "--help.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read --help.swift: no such file"))
  }
}

/// `--help` and `--version` are answers, not errors.
struct `Help and version` {
  @Test(arguments: [
    ("--help", "draw one exact frame"), ("-h", "commands:"), ("help", "exit codes:"),
    ("help shot", "--at TIME"), ("shot --help", "--at TIME"), ("a.swift -h", "--scene NAME"),
    ("--version", "pegbar 0."), ("--version --verbose", "compiler: /"),
    ("--version -v", "library:  /"), ("-v --version", "/pegbar/build"),
  ])
  func `go to standard output with exit code 0`(line: String, text: String) async throws {
    let run = try await Workspace().pegbar(line: line)
    #expect(run.status == 0)
    #expect(run.output.contains(text))
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: try await HelpedCommands.names())
  func `exist for every command, with every option it takes and an example`(
    command: String
  ) async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar("help", command)
    #expect(run.output.hasPrefix("usage: pegbar"))
    #expect(try await workspace.pegbar(command, "--help").output == run.output)
    let examples = try #require(run.output.components(separatedBy: "\nexamples:\n").last)
    #expect(examples.split(separator: "\n").allSatisfy { $0.hasPrefix("  ") })
    #expect(examples.contains("pegbar"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(run.output.contains("--verbose"))
    let ofScenes = ["preview", "shot", "record", "inspect"]
    #expect(run.output.contains("--size") == ofScenes.contains(command))
    let compiling = ofScenes + ["test", "check", "scenes", "book"]
    #expect(run.output.contains("--no-cache") == compiling.contains(command))
  }
}
