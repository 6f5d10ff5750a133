import Foundation
import Testing

/// `pegbar completions SHELL`, read by the shells themselves.
struct `Completions` {
  private static let scene = """
    import UIKit
    // #Preview("Not this one") { CALayer() }
    #Preview("Fade In") { CALayer() }
    #Preview("Flip", traits: .fixedLayout(width: 20, height: 20)) { CALayer() }
    #Preview { CALayer() }
    #Preview(name()) { CALayer() }
    #Preview("Name " + name()) { CALayer() }
    #Preview("Name \\(name())") { CALayer() }
    func name() -> String { fatalError("completing runs nothing") }

    """

  /// What is offered after these words, the last of which is the one being typed.
  private func bash(_ words: String...) async throws -> [String] {
    let workspace = try Workspace([
      "a.swift": Self.scene, "b.png": "", "my scene.swift": Self.scene, "tour.tape": "",
    ])
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/more",
      withIntermediateDirectories: false
    )
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let run = try await workspace.shell(
      """
      source <("$PEGBAR" completions bash)
      COMP_WORDS=("$PEGBAR" \(quoted.joined(separator: " ")))
      COMP_CWORD=\(words.count)
      _pegbar
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
      with: "/bin/bash"
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test
  func `in bash offer commands and scenes first`() async throws {
    #expect(try await bash("s") == ["shot", "scenes"])
    let all = try await bash("")
    #expect(all.starts(with: ["preview", "shot", "record", "test", "inspect", "check"]))
    #expect(all.suffix(4).sorted() == ["a.swift", "more", "my scene.swift", "tour.tape"])
    #expect(try await bash("preview", "t") == ["tour.tape"])
    #expect(try await bash("tell", "tour.tape", "next-l") == ["next-line"])
    #expect(try await bash("tour.tape", "--no") == ["--notes", "--no-cache"])
    #expect(try await bash("shot", "") == ["a.swift", "my scene.swift", "more"])
    #expect(try await bash("tell", "a.swift", "", "").isEmpty)
    #expect(try await bash("tell", "a.swift", "ful") == ["full-screen"])
    #expect(try await bash("tell", "a.swift", "full-screen", "").isEmpty)
    #expect(try await bash("inspect", "a.swift", "l") == ["layer", "log"])
    #expect(try await bash("shot", "a.swift", "m") == ["my scene.swift", "more"])
    #expect(try await bash("check", "a.swift", "m") == ["my scene.swift", "more"])
    #expect(try await bash("check", "--", "-").isEmpty)
    #expect(try await bash("my\\ s") == ["my scene.swift"])
  }

  @Test
  func `in bash offer the options of the command`() async throws {
    #expect(try await bash("shot", "a.swift", "--s") == ["--scene", "--size", "--scale"])
    #expect(try await bash("shot", "a.swift", "--i") == ["--inspect"])
    #expect(try await bash("inspect", "a.swift", "log", "--t") == ["--timeout", "--trust"])
    #expect(try await bash("record", "a.swift", "--ti") == ["--timeout"])
    #expect(try await bash("a.swift", "--a") == ["--appearance"])
    #expect(try await bash("book", "more", "--s") == ["--scale"])
    #expect(try await bash("help", "--w") == ["--web"])
    #expect(try await bash("--no") == ["--notes", "--no-cache"])
    #expect(try await bash("-q", "shot", "-o", "b.png", "--cl") == ["--click"])
    #expect(try await bash("--scene", "shot", "--at").isEmpty)
    // Bash cuts words at these: --click 5,5@0.1
    #expect(try await bash("shot", "--click", "5,5", "@", "0.1", "--cl") == ["--click"])
    #expect(try await bash("shot", "--click", "5,5", "@", "").isEmpty)
  }

  @Test
  func `in bash offer the values of options`() async throws {
    #expect(try await bash("check", "--color", "") == ["auto", "always", "never"])
    #expect(try await bash("check", "--color", "=") == ["auto", "always", "never"])
    #expect(try await bash("check", "--color", "=", "al") == ["always"])
    #expect(try await bash("completions", "") == ["bash", "zsh", "fish"])
    #expect(try await bash("help", "sh") == ["shot"])
    #expect(try await bash("shot", "a.swift", "--key", "Page") == ["PageUp", "PageDown"])
    #expect(try await bash("shot", "a.swift", "-o", "b") == ["b.png"])
    #expect(try await bash("shot", "a.swift", "--at", "").isEmpty)
  }

  @Test
  func `in bash offer the names of the file's scenes, without compiling it`() async throws {
    #expect(try await bash("a.swift", "--scene", "") == ["Fade\\ In", "Flip", "a"])
    #expect(try await bash("shot", "a.swift", "-s", "\"F") == ["Fade In", "Flip"])
    #expect(try await bash("shot", "my\\ scene.swift", "-s", "Fa") == ["Fade\\ In"])
    #expect(try await bash("shot", "-s", "").isEmpty)
  }

  /// Keys typed into a shell on a terminal, as by a user.
  @Test
  func `in bash complete what is typed`() async throws {
    let workspace = try Workspace(["a scene.swift": Self.scene])
    try workspace.write(
      "#!/bin/sh\n[ \"$1\" = scenes ] && exec \"$PEGBAR\" \"$@\"\nprintf 'got:'\n"
        + "printf '<%s>' \"$@\"\necho\n",
      to: "pegbar"
    )
    let run = try await workspace.terminal(
      "chmod +x pegbar; PATH=$PWD:$PATH exec bash --norc --noprofile -i",
      typing: "source <(\"$PEGBAR\" completions bash)\n"
        + "pegbar sho\ta\\ s\t--sce\tFa\t--color=ne\t\nexit\n"
    )
    #expect(
      run.output.contains("got:<shot><a scene.swift><--scene><Fade In><--color=never>"),
      "\(run.output)"
    )
  }

  @Test(.enabled(if: Program.isThere("fish"), "needs fish"))
  func `in fish offer commands, files, options, values and names`() async throws {
    let workspace = try Workspace(["a.swift": Self.scene, "b.png": ""])
    let cases: [(line: String, offered: [String])] = [
      ("sho", ["shot"]), ("a.s", ["a.swift"]), ("shot a.swift --scen", ["--scene"]),
      ("shot a.swift --scene ", ["Fade In", "Flip", "a"]), ("shot b", []),
      ("check --color ", ["always", "auto", "never"]), ("shot a.swift -o b", ["b.png"]),
      ("completions ", ["bash", "fish", "zsh"]), ("check a.swift a", ["a.swift"]),
      ("tell a.s", ["a.swift"]), ("tell a.swift ful", ["full-screen"]),
      ("inspect a.swift tr", ["trail", "tree"]),
    ]
    for (line, offered) in cases {
      let run = try await workspace.shell(
        """
        $PEGBAR completions fish | source
        ln -sf $PEGBAR pegbar; set -gx PATH $PWD $PATH
        complete -C 'pegbar \(line)'
        """,
        with: "/usr/bin/env",
        arguments: ["fish", "--no-config"],
        environment: ["HOME": workspace.path, "PEGBAR_HOME": nil]
      )
      let words = run.output.split(separator: "\n").map {
        String($0.split(separator: "\t").first ?? "")
      }
      #expect(words.sorted() == offered, "\(line): \(run.errors)")
    }
  }

  @Test(.enabled(if: Program.isThere("zsh"), "needs zsh"))
  func `in zsh are read without complaint`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.shell(
      """
      "$PEGBAR" completions zsh > _pegbar && zsh -n _pegbar &&
      zsh -fc 'autoload -Uz compinit && compinit -u -d ./dump && source ./_pegbar && print $_comps[pegbar]'
      """
    )
    #expect(run.status == 0)
    #expect(run.output == "_pegbar\n")
    #expect(run.errors.isEmpty)
  }

  /// Every option that the help names is in each shell's completions, and so is every command.
  @Test(arguments: ["bash", "zsh", "fish"])
  func `have all that the help has`(shell: String) async throws {
    let workspace = try Workspace()
    let completions = try await workspace.pegbar("completions", shell).output
    let help = try await workspace.pegbar("--help").output
    let words = help.split { !$0.isLetter && $0 != "-" }.map(String.init)
    let options = Set(words.filter { $0.hasPrefix("--") })
    #expect(options.count > 10)
    for option in options {
      let spelling = shell == "fish" ? "-l \(option.dropFirst(2))" : option
      #expect(completions.contains(spelling), "\(option)")
    }
    for command in try await HelpedCommands.names() {
      #expect(completions.contains(command), "\(command)")
    }
  }

  @Test(arguments: [
    ("completions", "say for which shell: bash, zsh, fish"),
    ("completions fihs", "did you mean `fish`?"),
  ])
  func `are for shells that are known`(line: String, reason: String) async throws {
    let run = try await Workspace().pegbar(line: line)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason))
    #expect(run.errors.contains("usage: pegbar completions bash|zsh|fish"))
  }
}
