import Foundation
import Testing

/// What `--json` answers: one value, with keys that stay, on standard output; the exit codes are the same.
struct `An answer in JSON` {
  /// The one value that a run has printed; nothing may be beside it.
  private func answer(_ run: CommandRun) throws -> [String: Any] {
    #expect(run.errors.isEmpty)
    #expect(run.output.hasSuffix("}\n"))
    let value = try JSONSerialization.jsonObject(with: run.outputBytes)
    let object = try #require(value as? [String: Any])
    #expect(object["status"] as? Int == Int(run.status))
    #expect(object.keys.contains("command"))
    #expect(object.keys.contains("error"))
    return object
  }

  private func kind(_ object: [String: Any]) -> String? {
    (object["error"] as? [String: Any])?["kind"] as? String
  }

  @Test
  func `to check has every message with its place`() async throws {
    let text = """
      import UIKit
      #Preview("One") {
        let layer: CALayer
        return layer
      }
      func f() { let unused = 1 }
      let n: Int = "three \u{e9}"
      func g(_ x: Int) {}
      func g(_ x: Int) {}

      """
    let workspace = try Workspace(["a.swift": text, "b.swift": SceneText.one])
    let run = try await workspace.pegbar("check", "--json", "a.swift", "b.swift")
    #expect(run.status == 2)
    let object = try answer(run)
    #expect(object["command"] as? String == "check")
    #expect(object["error"] is NSNull)
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["a.swift", "b.swift"])
    #expect(files.map { $0["status"] as? Int } == [2, 0])
    #expect(kind(files[0]) == "doesNotCompile")
    #expect(files[1]["error"] is NSNull)
    #expect((files[1]["diagnostics"] as? [Any])?.isEmpty == true)
    let diagnostics = try #require(files[0]["diagnostics"] as? [[String: Any]])
    for diagnostic in diagnostics {
      #expect(Set(diagnostic.keys) == ["file", "line", "column", "severity", "message"])
      #expect(diagnostic["file"] as? String == "a.swift")
    }
    let lines = diagnostics.map {
      "\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["severity"] ?? "") \($0["message"] ?? "")"
    }
    #expect(
      lines.contains("7:14 error cannot convert value of type 'String' to specified type 'Int'")
    )
    #expect(lines.contains("9:6 error invalid redeclaration of 'g'"))
    let redeclared = try #require(lines.firstIndex { $0.hasPrefix("9:6 error") })
    #expect(lines[redeclared + 1] == "8:6 note 'g' previously declared here")
  }

  @Test
  func `to check has the place of an error that only shows in the expanded #Preview`() async throws
  {
    let text = """
      import UIKit
      #Preview("One") {
        let layer: CALayer
        return layer
      }
      func f() { let unused = 1 }

      """
    let run = try await Workspace(["a.swift": text]).pegbar("check", "--json", "a.swift")
    let files = try #require(try answer(run)["files"] as? [[String: Any]])
    let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["severity"] as? String == "error")
    #expect(diagnostics.first?["file"] as? String == "a.swift")
    #expect(diagnostics.first?["line"] as? Int == 4)
    #expect(diagnostics.contains { $0["severity"] as? String == "warning" })
  }

  /// Such a note has the place of what it is about, not of the message that it explains.
  @Test
  func `to check has notes about other files with those files' places`() async throws {
    let text = SceneText.one + "func f() { UIView.animate(1) }\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "--json", "a.swift")
    let files = try #require(try answer(run)["files"] as? [[String: Any]])
    let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["line"] as? Int == 3)
    let notes = diagnostics.dropFirst()
    #expect(!notes.isEmpty)
    for note in notes {
      #expect(note["severity"] as? String == "note")
      #expect(note["file"] as? String != "a.swift")
      #expect((note["message"] as? String)?.hasPrefix("candidate ") == true)
    }
  }

  /// As they were said when the scene was compiled, so they are when it is not compiled again.
  @Test
  func `to check has warnings each time, also with --quiet`() async throws {
    let text = SceneText.one + "func f() { let unused = 1 }\n"
    let workspace = try Workspace(["a.swift": text])
    for options in [["--json"], ["--json"], ["--json", "-q"]] {
      let run = try await CommandRun(["check", "a.swift"] + options, in: workspace.path)
      #expect(run.status == 0)
      let files = try #require(try answer(run)["files"] as? [[String: Any]])
      let diagnostics = try #require(files.first?["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
      #expect(diagnostics.first?["line"] as? Int == 3)
    }
  }

  @Test
  func `to check has what else is wrong with each file`() async throws {
    let workspace = try Workspace([
      "empty.swift": "", "two.swift": "#Preview { CALayer() }; #Preview { CALayer() }\n",
    ])
    let run = try await workspace.pegbar("check", "--json", "no.swift", "empty.swift", "two.swift")
    #expect(run.status == 66)
    let files = try #require(try answer(run)["files"] as? [[String: Any]])
    #expect(files.map(kind) == ["noInput", "nothingToShow", "doesNotCompile"])
    #expect(files.map { $0["status"] as? Int } == [66, 2, 2])
    #expect(files.map { ($0["diagnostics"] as? [Any])?.count } == [0, 1, 1])
    let message = (files[0]["error"] as? [String: Any])?["message"] as? String
    #expect(message == "cannot read no.swift: no such file")
  }

  @Test
  func `to scenes has their names`() async throws {
    let text = "import UIKit\n#Preview(\"A \\\"b\\\"\") { CALayer() }\n#Preview { CALayer() }\n"
    let workspace = try Workspace([
      "a.swift": text,
      "app.swift": "import UIKit\n@main final class App: UIResponder, UIApplicationDelegate {}\n",
      "bad.swift": SceneText.one + "let n: Int = \"\"\n", "made.swift": SceneText.endless,
    ])
    for options in ["--json", "--json --no-compile"] {
      let object = try answer(try await workspace.pegbar(line: "scenes a.swift \(options)"))
      #expect(object["command"] as? String == "scenes")
      #expect(object["file"] as? String == "a.swift")
      #expect(object["isApplication"] as? Bool == false)
      let scenes = try #require(object["scenes"] as? [[String: Any]])
      #expect(scenes.map { $0["name"] as? String } == ["A \"b\"", "a"])
      let previews = try #require(object["previews"] as? [[String: Any]])
      #expect(previews.map { $0["line"] as? Int } == [2, 3])
      #expect(previews.map { $0["name"] as? String } == ["A \"b\"", "a"])
    }
    let made = try await workspace.pegbar(line: "scenes made.swift --json --no-compile")
    let previews = try #require(try answer(made)["previews"] as? [[String: Any]])
    #expect(previews.map { $0["line"] as? Int } == [3])
    #expect(previews.first?["name"] is NSNull)
    let application = try answer(try await workspace.pegbar(line: "scenes app.swift --json"))
    #expect(application["isApplication"] as? Bool == true)
    let bad = try await workspace.pegbar(line: "scenes bad.swift --json")
    #expect(bad.status == 2)
    let object = try answer(bad)
    #expect(kind(object) == "doesNotCompile")
    #expect((object["diagnostics"] as? [Any])?.count == 1)
    #expect((object["scenes"] as? [Any])?.isEmpty == true)
  }

  @Test
  func `to clean has how much was removed`() async throws {
    let cache = try Workspace()
    try FileManager.default.createDirectory(
      atPath: cache.path + "/pegbar/build/0123456789abcdef",
      withIntermediateDirectories: true
    )
    try cache.write("12345", to: "pegbar/build/0123456789abcdef/program")
    let environment = ["XDG_CACHE_HOME": cache.path]
    for bytes in [5, 0] {
      let run = try await cache.pegbar("clean", "--json", environment: environment)
      #expect(run.status == 0)
      let object = try answer(run)
      #expect(object["command"] as? String == "clean")
      #expect(object["directory"] as? String == cache.path + "/pegbar/build")
      #expect(object["removedBytes"] as? Int == bytes)
    }
  }

  @Test
  func `to --version has the paths in use`() async throws {
    let workspace = try Workspace()
    let object = try answer(try await workspace.pegbar("--version", "--json"))
    #expect(object["command"] as? String == "version")
    #expect((object["version"] as? String)?.hasPrefix("0.") == true)
    #expect((object["compiler"] as? String)?.hasSuffix("/swiftc") == true)
    #expect(object["cache"] as? String == CommandRun.sharedCache + "/pegbar/build")
    let without = try await workspace.pegbar("--version", "--json", environment: ["PATH": "/x"])
    #expect(without.status == 0)
    #expect(try answer(without)["compiler"] is NSNull)
  }

  @Test(arguments: [
    ("check --json", 64, "check", "usage"),
    ("check --json --siez", 64, "check", "usage"),
    ("chek --json", 64, nil, "usage"),
    ("shot a.swift -o a.png --json", 64, "shot", "usage"),
    ("scenes --json no.swift", 66, "scenes", "noInput"),
  ])
  func `has the error when there is nothing else`(
    line: String,
    status: Int32,
    command: String?,
    kind: String
  ) async throws {
    let run = try await Workspace().pegbar(line: line)
    #expect(run.status == status)
    let object = try answer(run)
    #expect(object["command"] as? String == command)
    #expect(self.kind(object) == kind)
  }

  @Test
  func `has the one error of a machine without a compiler`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.pegbar("check", "--json", "a.swift", environment: ["PATH": "/x"])
    #expect(run.status == 69)
    let files = try #require(try answer(run)["files"] as? [[String: Any]])
    #expect(files.map(kind) == ["unavailable"])
  }

  @Test
  func `is not asked for after two dashes`() async throws {
    let run = try await Workspace().pegbar("check", "--", "--json")
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("pegbar: cannot read --json"))
  }
}
