import Foundation
import Testing

/// Only scenes that need it are rewritten.
struct `Rewriting scenes` {
  private static let program = "/pegbar-rewrite "
  private static let card = SceneText.one + "@objc final class Card: NSObject {}\n"

  @Test(arguments: [
    "// @objc #selector(f)\n", "/* @objc /* @IBAction */ */\n", "let a = \"@objc #keyPath(a)\"\n",
    "let a = #\"\\(#selector(f))\"#\n", "@MainActor func f() {}\n", "let a = #line\n",
    "let a = \"\"\"\n  @objc\n  \"\"\"\n",
    // What most views have, and a layer that is a parameter's.
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) }; "
      + "required init?(coder: NSCoder) { nil } }\nfunc f(a: CALayer, b: CAShapeLayer) {}\n",
  ])
  func `is not begun for the others`(_ text: String) async throws {
    let workspace = try Workspace(["a.swift": SceneText.one + text])
    let run = try await workspace.pegbar("check", "a.swift", "--verbose", "--no-cache")
    #expect(run.status == 0)
    #expect(run.errors.contains("pegbar: compiled in "))
    #expect(!run.errors.contains(Self.program))
    #expect(!run.errors.contains("-vfsoverlay"))
  }

  @Test(arguments: [
    "@objc class A {}\n", "let a = #keyPath(CALayer.position)\n",
    "let a = \"\\(#keyPath(CALayer.position))\"\n", "@IBDesignable class A: UIView {}\n",
    "class A : CALayer { var b = 1; init(b: Int) { super.init() } }\n",
    "class A: CAShapeLayer { var b = 1; override init(layer: Any) { super.init(layer: layer) } }\n",
    "class A: CABasicAnimation { override init() { super.init() }; "
      + "required init?(coder: NSCoder) { nil } }\n",
  ])
  func `is done once for these`(_ text: String) async throws {
    let workspace = try Workspace(["a.swift": SceneText.one + text])
    let cache = try Workspace()
    let environment = ["XDG_CACHE_HOME": cache.path]
    let first = try await workspace.pegbar("check", "a.swift", "-v", environment: environment)
    #expect(first.status == 0)
    #expect(first.errors.contains(Self.program))
    let second = try await workspace.pegbar("check", "a.swift", "-v", environment: environment)
    #expect(second.errors.contains("has not changed: using "))
    #expect(!second.errors.contains(Self.program))
    let kept = try FileManager.default.subpathsOfDirectory(atPath: cache.path + "/pegbar/build")
    #expect(!kept.contains { $0.contains("rewritten") || $0.contains("overlay") })
  }

  @Test func `needs its program, which those do without`() async throws {
    let workspace = try Workspace(["a.swift": Self.card, "b.swift": SceneText.one])
    let home = URL(fileURLWithPath: CommandRun.command).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    for name in ["libPegbar.so", "libPegbarClock.so", "Modules", "PreviewMacros-tool"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(workspace.path)/\(name)",
        withDestinationPath: "\(home)/\(name)"
      )
    }
    let environment = ["PEGBAR_HOME": workspace.path]
    let run = try await workspace.pegbar("check", "a.swift", environment: environment)
    #expect(run.status == 69)
    #expect(
      run.errors.hasPrefix(
        "pegbar: a.swift uses @objc, and what rewrites that is not there: "
          + "no \(workspace.path)/pegbar-rewrite;\n"
      )
    )
    #expect(run.errors.contains("make build"))
    let other = try await workspace.pegbar("check", "b.swift", environment: environment)
    #expect(other.status == 0)
  }

  @Test func `has a page in the help`() async throws {
    let run = try await Workspace().pegbar("help", "objc")
    #expect(run.status == 0)
    for text in ["rewritten:", "#selector(tapped(_:))", "what cannot be had", "@NSManaged"] {
      #expect(run.output.contains(text))
    }
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(try await Workspace().pegbar("help").output.contains("objc"))
  }
}
