import Foundation
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// The extension for VS Code, whose own tests are in `Tests/VSCodeTests`.
  @Suite struct `The extension for VS Code` {
    @Test(
      .enabled(if: Program.isThere("node"), "needs node, which runs the extension's tests"),
      .enabled(if: Program.isThere("Xvfb"), "needs Xvfb")
    )
    func `passes its tests, with the command and a window`() async throws {
      let run = try await Workspace().shell(
        "cd '\(Repository.path)' && exec .ci/with-display node --test Tests/VSCodeTests",
        environment: ["PEGBAR_COMMAND": CommandRun.command]
      )
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("\n# skipped 0\n"))
      #expect(!run.output.contains("\n# pass 0\n"))
    }
  }
}

/// `make vsix`: the extension as VS Code installs it.
struct `The package of the extension for VS Code` {
  @Test(.enabled(if: Program.isThere("python3"), "needs python3"))
  func `has a manifest that fits its parts, and the same bytes each time`() async throws {
    let workspace = try Workspace()
    for name in ["a.vsix", "b.vsix"] {
      #expect(try await workspace.shell("'\(Repository.path)/.ci/vsix' \(name)").status == 0)
    }
    #expect(try workspace.bytes(of: "a.vsix") == workspace.bytes(of: "b.vsix"))
    #expect(try await workspace.shell("python3 -m zipfile -e a.vsix .").status == 0)
    let package = try #require(
      JSON(parsing: Array(try workspace.bytes(of: "extension/package.json")))
    )
    let manifest = try workspace.text(of: "extension.vsixmanifest")
    for key in ["name", "version", "publisher", "displayName", "description"] {
      let value = try #require(package[key]?.string)
      #expect(manifest.contains(">\(value)<") || manifest.contains("\"\(value)\""), "\(key)")
    }
    let named = manifest.components(separatedBy: " Path=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first.map(String.init)
    }
    #expect(named.count == 3)
    for path in named + ["extension/\(package["main"]?.string?.dropFirst(2) ?? "")"] {
      #expect(FileManager.default.fileExists(atPath: "\(workspace.path)/\(path)"), "\(path)")
    }
    let types = try workspace.text(of: "[Content_Types].xml")
    let parts = try FileManager.default.subpathsOfDirectory(atPath: workspace.path + "/extension")
    for part in parts where part.contains(".") {
      let ending = "." + (part.split(separator: ".").last ?? "")
      #expect(types.contains("Extension=\"\(ending)\""), "\(part)")
    }
    #expect(try await workspace.shell("'\(Repository.path)/.ci/vsix' a.zip").status == 1)
  }
}
