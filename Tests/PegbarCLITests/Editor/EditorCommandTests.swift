import Foundation
import SceneProtocol
import Testing

/// `pegbar editor`, with the language server that editors start.
@Suite(
  .serialized,
  .enabled(if: Program.isThere("sourcekit-lsp"), "needs sourcekit-lsp, of Swift's toolchain"),
  .timeLimit(.minutes(10))
)
struct `An editor with sourcekit-lsp` {
  @Test
  func `knows nothing of scenes without it, and all with it`() async throws {
    let workspace = try Workspace(["Card.swift": EditorScene.good, "Bad.swift": EditorScene.bad])
    let before = try EditorClient(EditorClient.server, in: workspace.path)
    try before.initialize()
    try before.open("Card.swift")
    #expect(try before.diagnostics("Card.swift").contains { $0.contains("No such module 'UIKit'") })

    let run = try await workspace.pegbar("editor")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "wrote compile_flags.txt: sourcekit-lsp knows the scenes here\n")
    let client = try EditorClient(EditorClient.server, in: workspace.path)
    try client.initialize()
    try client.open("Card.swift")
    try client.open("Bad.swift")
    try expectKnowledge(client)
    let mistake = "4:12: Value of type 'UIView' has no member 'shows'"
    #expect(try client.diagnostics("Bad.swift") == [mistake])
    #expect(try client.publishedDiagnostics("Bad.swift") == [mistake])
    #expect(try client.shutDown() == 0)
  }

  /// Completion, documentation, the way to the sources, and no complaint about a scene without mistakes.
  private func expectKnowledge(_ client: EditorClient) throws {
    #expect(try client.diagnostics("Card.swift") == [])
    let completion = try client.ask("completion", "Card.swift", at: "layer.addSub", "addSub")
    let labels = (completion["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels.contains("cornerRadius"))
    #expect(labels.contains { $0.hasPrefix("addSublayer(") })
    let hover = try client.ask("hover", "Card.swift", at: "CALayer()", "CALayer")
    let text = hover["contents"]?["value"]?.string ?? ""
    #expect(text.contains("class CALayer"))
    #expect(text.contains("A node of the layer tree"))
    let places = try client.ask("definition", "Card.swift", at: "CALayer()", "CALayer")
    let uri = places.array?.first?["uri"]?.string ?? ""
    #expect(uri.hasSuffix("CALayer.swift") || uri.hasSuffix("QuartzCore.swiftinterface"), "\(uri)")
  }

  @Test
  func `knows scenes in folders below, and those that lie beside a package`() async throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Other", targets: [])

      """,
      "Card.swift": EditorScene.good,
    ])
    let run = try await workspace.pegbar("editor")
    #expect(run.output == "wrote .sourcekit-lsp/config.json: sourcekit-lsp knows the scenes here\n")
    let client = try EditorClient(EditorClient.server, in: workspace.path)
    try client.initialize()
    try client.open("Card.swift")
    try expectKnowledge(client)

    let outer = try Workspace()
    let inner = outer.path + "/a/b"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try outer.write(EditorScene.good, to: "a/b/Card.swift")
    #expect(try await outer.pegbar("editor", "a").output.hasPrefix("wrote a/compile_flags.txt: "))
    let other = try EditorClient(EditorClient.server, in: outer.path)
    try other.initialize()
    try other.open("a/b/Card.swift")
    #expect(try other.diagnostics("a/b/Card.swift") == [])
  }

  @Test
  func `knows the files that a folder's scene is made of`() async throws {
    let workspace = try Workspace([
      "Scene.swift": "import UIKit\n#Preview {\n  let pad = Pad()\n  pad.nope()\n  return pad\n}\n",
      "Pad.swift": "import UIKit\nfinal class Pad: UIView {\n  @objc func tap() { helper() }\n}\n",
    ])
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/Parts",
      withIntermediateDirectories: false
    )
    try workspace.write("func helper() {}\n", to: "Parts/Helper.swift")
    let run = try await workspace.pegbar("editor")
    #expect(run.output == "wrote compile_commands.json: sourcekit-lsp knows the scenes here\n")
    for command in [EditorClient.server, EditorClient.proxy] {
      let client = try EditorClient(command, in: workspace.path)
      try client.initialize()
      for name in ["Scene.swift", "Parts/Helper.swift", "Pad.swift"] { try client.open(name) }
      #expect(
        try client.diagnostics("Scene.swift") == ["4:7: Value of type 'Pad' has no member 'nope'"]
      )
      #expect(try client.diagnostics("Parts/Helper.swift") == [])
      // `@objc` needs the rewriter.
      #expect(try client.diagnostics("Pad.swift").isEmpty == (command == EditorClient.proxy))
      let places = try client.ask("definition", "Scene.swift", at: "Pad()", "Pad")
      #expect(places.array?.first?["uri"]?.string?.hasSuffix("/Pad.swift") == true)
    }
  }

  /// Each has a preview, and one uses what the other declares.
  @Test
  func `knows a folder that is one scene as the command does`() async throws {
    let workspace = try Workspace([
      "A.swift": "import UIKit\nfinal class Pad: UIView {}\n#Preview(\"A\") { Pad() }\n",
      "B.swift": "import UIKit\n#Preview(\"B\") { Pad() }\n",
    ])
    let run = try await workspace.pegbar("editor")
    #expect(run.output == "wrote compile_commands.json: sourcekit-lsp knows the scenes here\n")
    let client = try EditorClient(EditorClient.server, in: workspace.path)
    try client.initialize()
    try client.open("B.swift")
    #expect(try client.diagnostics("B.swift") == [])
  }

  @Test
  func `knows a new scene at once`() async throws {
    let workspace = try Workspace()
    #expect(try await workspace.pegbar("new", "Card").status == 0)
    let client = try EditorClient(EditorClient.server, in: workspace.path)
    try client.initialize()
    try client.open("Card.swift")
    #expect(try client.diagnostics("Card.swift") == [])
  }
}

/// The files that `pegbar editor` writes.
struct `The file for editors` {
  @Test
  func `goes as it came`() async throws {
    let workspace = try Workspace()
    #expect(
      try await workspace.pegbar("editor", "--remove").output.hasPrefix("nothing of Pegbar's")
    )
    #expect(try await workspace.pegbar("editor").status == 0)
    #expect(try workspace.files() == ["compile_flags.txt"])
    let again = try await workspace.pegbar("editor")
    #expect(again.output == "compile_flags.txt is there, and as it has to be\n")
    let removed = try await workspace.pegbar("editor", "--remove")
    #expect(removed.output == "removed compile_flags.txt\n")
    #expect(try workspace.files().isEmpty)

    try workspace.write("", to: "Package.swift")
    #expect(try await workspace.pegbar("editor", ".").status == 0)
    #expect(try workspace.files() == [".sourcekit-lsp", "Package.swift"])
    #expect(try await workspace.pegbar("editor", "--remove", "-q").output.isEmpty)
    #expect(try workspace.files() == ["Package.swift"])
  }

  @Test
  func `is written again where another library has been in use`() async throws {
    let workspace = try Workspace()
    let other = try Workspace()
    let environment = ["XDG_CACHE_HOME": other.path]
    #expect(try await workspace.pegbar("editor", environment: environment).status == 0)
    let before = try workspace.bytes(of: "compile_flags.txt")
    #expect(try await workspace.pegbar("editor").output.hasPrefix("wrote compile_flags.txt"))
    #expect(try workspace.bytes(of: "compile_flags.txt") != before)
  }

  @Test(arguments: [
    ("-DMINE\n", "it is not Pegbar's, and stays as it is"), ("", "it is not Pegbar's"),
    ("changed", "it was changed since Pegbar wrote it, and stays as it is"),
  ])
  func `never takes the place of another`(text: String, reason: String) async throws {
    let workspace = try Workspace()
    var text = text
    if text == "changed" {
      #expect(try await workspace.pegbar("editor").status == 0)
      text = try workspace.text(of: "compile_flags.txt") + "-O\n"
    }
    try workspace.write(text, to: "compile_flags.txt")
    let run = try await workspace.pegbar("editor")
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot write compile_flags.txt: \(reason)"))
    #expect(run.errors.contains("`pegbar editor -o -`"))
    _ = try await workspace.pegbar("editor", "--remove")
    #expect(try await workspace.pegbar("new", "Card").output.contains("compile_flags") == false)
    #expect(try workspace.bytes(of: "compile_flags.txt") == Data(text.utf8))
  }

  @Test
  func `is another one when the folder has other files`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    #expect(try await workspace.pegbar("editor").status == 0)
    // A shared file, a link in a circle and a package, whose files are its own.
    try workspace.write("let a = 1\n", to: "shared.swift")
    let package = workspace.path + "/Package"
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: false)
    try workspace.write("", to: "Package/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/circle",
      withDestinationPath: "."
    )
    let run = try await workspace.pegbar("editor")
    #expect(
      run.output == """
        wrote compile_commands.json: sourcekit-lsp knows the scenes here
        removed compile_flags.txt, in place of which it is

        """
    )
    #expect(try await workspace.pegbar("editor").output.contains("as it has to be"))
    let json = try #require(JSON(parsing: Array(try workspace.bytes(of: "compile_commands.json"))))
    let names = (json.array ?? []).map { $0["file"]?.string?.split(separator: "/").last }
    #expect(names == ["a.swift", "shared.swift"])
    let last = (json.array ?? []).map { $0["arguments"]?.array?.suffix(2).compactMap(\.string) }
    let both = ["\(workspace.path)/a.swift", "\(workspace.path)/shared.swift"]
    #expect(last == [both, both])

    // Now no file uses what another declares: they are scenes by themselves.
    let scene = try await workspace.pegbar("new", "b")
    #expect(scene.output.contains("wrote compile_flags.txt"), "\(scene.output)")
    #expect(try !workspace.files().contains("compile_commands.json"))
    #expect(try await workspace.pegbar("editor", "--remove").status == 0)
    #expect(
      try workspace.files() == ["Package", "a.swift", "b.swift", "circle", "shared.swift"]
    )
  }

  @Test
  func `is in no way of a link that leads nowhere`() async throws {
    let workspace = try Workspace()
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/compile_flags.txt",
      withDestinationPath: "nowhere"
    )
    #expect(try await workspace.pegbar("editor").status == 73)
    #expect(try workspace.files() == ["compile_flags.txt"])
  }

  @Test
  func `has the flags that are printed`() async throws {
    let workspace = try Workspace()
    let printed = try await workspace.pegbar("editor", "-o", "-")
    #expect(printed.output.contains("\n-default-isolation\nMainActor\n"))
    #expect(try workspace.files().isEmpty)
    #expect(try await workspace.pegbar("editor").status == 0)
    let lines = try workspace.text(of: "compile_flags.txt")
      .split(separator: "\n", maxSplits: 1)
    #expect(String(lines[1]) == printed.output)
  }

  @Test(arguments: [
    ("editor nowhere", 66, "cannot read nowhere: no such folder"),
    ("editor a.swift", 66, "cannot read a.swift: it is no folder"),
    ("editor . .", 64, "one folder at a time"),
    ("editor -o flags.txt", 64, "the files' names are the language server's"),
    ("editor -o - --remove", 64, "not both"),
    ("check a.swift --remove", 64, "--remove is not for `check` but for editor"),
  ])
  func `is not written for wrong arguments`(line: String, status: Int32, reason: String)
    async throws
  {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.pegbar(line: line)
    #expect(run.status == status)
    #expect(run.errors.contains(reason))
    #expect(try workspace.files() == ["a.swift"])
  }
}
