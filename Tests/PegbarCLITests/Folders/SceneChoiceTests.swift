import Foundation
import Testing

/// Whether files are one scene, or scenes by themselves.
struct `Files on the command line` {
  private static let first =
    "import UIKit\nfinal class Dot: UIView {}\n#Preview(\"One\") { Dot() }\n"
  /// It has a class of the same name, of its own.
  private static let second =
    "import UIKit\nfinal class Dot: UIView {}\n#Preview(\"Two\") { Dot() }\n"
  private static let user =
    "import UIKit\n#Preview(\"Two\") { \"\\(Dot.self)\"; return Dot() as UIView }\n"

  @Test func `that are lessons are scenes by themselves`() async throws {
    let workspace = try Workspace(["L/a.swift": Self.first, "L/b.swift": Self.second])
    for words in [["L"], ["L/a.swift", "L/b.swift"]] {
      let run = try await CommandRun(["check", "-v"] + words, in: workspace.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("2 scenes: no file uses what another declares"))
    }
    let run = try await workspace.pegbar("shot", "L", "-o", "out.png")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("pegbar: L: 2 scenes, of which no file uses what another declares")
    )
    #expect(run.errors.contains("such as L/a.swift"))
  }

  @Test func `of which one uses another are one scene, and -v says by what`() async throws {
    let workspace = try Workspace(["a.swift": Self.first, "b.swift": Self.user])
    let run = try await workspace.pegbar("scenes", "-v", "a.swift", "b.swift")
    #expect(run.output == "One\nTwo\n", "\(run.errors)")
    #expect(run.errors.contains("one scene of 2 files: b.swift uses Dot, which a.swift declares"))
    let alone = try await workspace.pegbar("check", "b.swift")
    #expect(alone.errors.contains("b.swift:2:"))
  }

  @Test func `with one preview among them are one scene`() async throws {
    let workspace = try Workspace(["a.swift": "import UIKit\n", "b.swift": Self.first])
    let run = try await workspace.pegbar("scenes", "-v", "a.swift", "b.swift")
    #expect(run.output == "One\n", "\(run.errors)")
    #expect(run.errors.contains("one scene of 2 files: only b.swift has a preview"))
  }

  @Test func `in a folder are what its pegbar.json says`() async throws {
    let workspace = try Workspace(["L/a.swift": Self.first, "L/b.swift": Self.user])
    try workspace.write("{\"files\": \"separate\"}", to: "L/pegbar.json")
    let apart = try await workspace.pegbar("check", "L")
    #expect(apart.status == 2)
    #expect(apart.errors.contains("L/b.swift:2:"), "\(apart.errors)")
    try workspace.write(Self.second.replacing("Dot", with: "Dash"), to: "L/b.swift")
    try workspace.write("{\"files\": \"together\"}", to: "L/pegbar.json")
    let together = try await workspace.pegbar("scenes", "-v", "L")
    #expect(together.output == "One\nTwo\n", "\(together.errors)")
    #expect(together.errors.contains("together, as pegbar.json says"))
    try workspace.write("{\"files\": \"apart\"}", to: "L/pegbar.json")
    let wrong = try await workspace.pegbar("check", "L")
    #expect(wrong.status == 66)
    #expect(wrong.errors.contains("cannot read L/pegbar.json: write it as JSON such as"))
  }

  /// Words that mean something else are no references: labels, members, private names, what a file declares itself.
  @Test(arguments: [
    ("let size = 3\n", "func f(size: Int) -> Int { size }\n"),
    ("let size = 3\n", "func f(_ view: UIView) -> Int { Int(view.bounds.size.width) }\n"),
    ("private struct Row {}\n", "// Row\nlet text = \"Row\"\n"),
    ("extension CGRect { var center: Int { 3 } }\n", "func f(_ v: UIView) { print(v.center) }\n"),
    ("struct Row {}\n", "enum List { struct Row {} }\nlet row = List.Row()\n"),
  ])
  func `are not one scene for a word that only looks like a use`(
    _ declaration: String,
    _ use: String
  ) async throws {
    let workspace = try Workspace([
      "L/a.swift": SceneText.one + declaration, "L/b.swift": SceneText.one + use,
    ])
    let run = try await workspace.pegbar("check", "-v", "L")
    #expect(run.errors.contains("2 scenes: no file uses"), "\(run.errors)")
  }
}
