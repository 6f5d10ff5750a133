import Foundation
import Testing

/// A scene that does not compile gets the compiler's message, as
/// `file:line:column: error: …` with the source line, and exit code 2.
struct `Compiling a scene` {
  @Test
  func `that is right prints nothing and ends with 0`() async throws {
    let run = try await Workspace(["a.swift": SceneText.one]).pegbar("check", "a.swift")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.isEmpty)
  }

  @Test
  func `names the place of an error in the words that were typed`() async throws {
    let workspace = try Workspace(["wrong.swift": SceneText.one + "let n: Int = \"three\"\n"])
    for typed in ["wrong.swift", "./wrong.swift", workspace.path + "/wrong.swift"] {
      let run = try await workspace.pegbar("check", typed)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("\(typed):3:14: error: cannot convert value of type 'String'"))
      #expect(run.errors.contains("let n: Int = \"three\""))
      #expect(run.errors.hasSuffix("pegbar: \(typed) does not compile (1 error)\n"))
      #expect(!run.errors.contains("\u{1B}"))
    }
  }

  @Test
  func `shows errors before warnings`() async throws {
    let text = SceneText.one + "func f() { let unused = 1 }\nlet n: Int = \"three\"\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.errors.hasPrefix("a.swift:4:14: error: "))
    #expect(run.errors.contains("warning: "))
  }

  @Test
  func `places an error that only shows in the expanded #Preview at its line`() async throws {
    let text = """
      import UIKit
      #Preview(
        "Late"
      ) {
        let layer: CALayer
        return layer
      }

      """
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        a.swift:6:10: error: constant 'layer' used before being initialized
        6 |   return layer
          |          ^

        """
      )
    )
  }

  /// The first line of a body follows on `{`, and that on the function around it in the expansion.
  @Test(arguments: ["import UIKit; ", "import UIKit\n"])
  func `places an error in the line of the #Preview itself`(_ start: String) async throws {
    let text = start + "#Preview { let layer: CALayer; return layer }\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    let place = start.contains("\n") ? "2:39" : "1:1"
    let message = "a.swift:\(place): error: constant 'layer' used before being initialized\n"
    #expect(run.errors.hasPrefix(message + "\(place.prefix(1)) | "), "\(run.errors)")
  }

  @Test
  func `colors its messages when asked, and not when asked not to`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one + "let n: Int = \"three\"\n"])
    let asked = try await workspace.pegbar(
      "check",
      "a.swift",
      environment: ["CLICOLOR_FORCE": "1"]
    )
    #expect(asked.errors.contains("\u{1B}[31merror:"))
    let refused = try await workspace.pegbar(
      "check",
      "a.swift",
      environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    )
    #expect(!refused.errors.contains("\u{1B}"))
  }

  @Test
  func `tries every file and ends with the first one's error`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one, "b.swift": "import UIKit\n"])
    let run = try await workspace.pegbar("check", "nope.swift", "b.swift", "a.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read nope.swift"))
    #expect(run.errors.contains("b.swift:1:1: error: nothing to show"))
  }

  @Test
  func `without a compiler reports where it was looked for`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.pegbar("check", "a.swift", environment: ["PATH": "/x:/y"])
    #expect(run.status == 69)
    #expect(run.errors.contains("no Swift compiler: there is no `swiftc` in PATH (tried /x, /y)"))
  }

  @Test
  func `without the library explains how to build it`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    // By a process of its own: a program that another thread starts meanwhile would inherit a copy that is
    // open for writing here, and what is open for writing cannot be run.
    let copying = try await CommandRun(
      [CommandRun.command, workspace.path + "/pegbar"],
      in: workspace.path,
      command: "/bin/cp"
    )
    #expect(copying.status == 0)
    let moved = try await CommandRun(
      ["check", "a.swift"],
      in: workspace.path,
      command: workspace.path + "/pegbar"
    )
    #expect(moved.status == 69)
    #expect(moved.errors.contains("libPegbar.so"))
    #expect(moved.errors.contains("make build"))
    let named = try await workspace.pegbar(
      "check",
      "a.swift",
      environment: ["PEGBAR_HOME": "/nowhere"]
    )
    #expect(named.status == 69)
    #expect(named.errors.contains("no /nowhere/libPegbar.so"))
    #expect(named.errors.contains("PEGBAR_HOME"))
  }
}
