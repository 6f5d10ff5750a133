import Foundation
import LanguageProxy
import SceneProtocol
import Testing

/// `Sources/Documentation/Editors.md`: what it says to put into an editor's settings is a server that knows scenes.
@Suite(
  .serialized,
  .enabled(if: Program.isThere("sourcekit-lsp"), "needs sourcekit-lsp, of Swift's toolchain"),
  .timeLimit(.minutes(10))
)
struct `The page about editors` {
  /// The block of settings below an editor's heading.
  private func settings(of editor: String) throws -> String {
    let page = try String(
      contentsOfFile: Repository.path + "/Sources/Documentation/Editors.md",
      encoding: .utf8
    )
    let section = try #require(page.components(separatedBy: "\n## \(editor)\n").dropFirst().first)
    let block = try #require(section.components(separatedBy: "\n```").dropFirst().first)
    return block.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  /// The program and its arguments, as the editor reads them from its settings.
  private func command(of editor: String) throws -> [String] {
    let text = try settings(of: editor)
    let json = JSON(parsing: Array(text.utf8))
    func words(_ json: JSON?) -> [String] { (json?.array ?? []).compactMap(\.string) }
    switch editor {
    case "VS Code":
      return [try #require(json?["swift.sourcekit-lsp.serverPath"]?.string)]
        + words(json?["swift.sourcekit-lsp.serverArguments"])
    case "Zed":
      let binary = json?["lsp"]?["sourcekit-lsp"]?["binary"]
      return [try #require(binary?["path"]?.string)] + words(binary?["arguments"])
    case "Neovim":
      let line = try #require(text.split(separator: "\n").first { $0.contains("cmd = {") })
      return Self.quoted(line)
    default:
      return text.split(separator: "\n").dropFirst().flatMap(Self.quoted)
    }
  }

  private static func quoted(_ line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test(arguments: ["VS Code", "Neovim", "Helix", "Zed"])
  func `sets up a server that knows scenes with and without the runtime's words`(editor: String)
    throws
  {
    var command = try command(of: editor)
    #expect(command.first?.hasSuffix("pegbar") == true)
    command[0] = CommandRun.command
    // What VS Code's extension adds.
    if editor == "VS Code" { command += ["--configuration", "release"] }
    let workspace = try Workspace([
      "Card.swift": EditorScene.good, "Bad.swift": EditorScene.bad,
      "Pad.swift": EditorScene.objectiveC,
    ])
    let client = try EditorClient(command, in: workspace.path)
    try client.initialize()
    for name in ["Bad.swift", "Card.swift", "Pad.swift"] { try client.open(name) }
    #expect(try client.diagnostics("Card.swift") == [])
    #expect(try client.diagnostics("Pad.swift") == [])
    #expect(try client.diagnostics("Bad.swift").map { $0.prefix(5) } == ["4:12:"])
    let completion = try client.ask("completion", "Card.swift", at: "layer.addSub", "addSub")
    let labels = (completion["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels.contains("cornerRadius"))
    let hover = try client.ask("hover", "Card.swift", at: "card.cornerRadius", "cornerRadius")
    let text = try #require(hover["contents"]?["value"]?.string)
    #expect(text.contains("var cornerRadius: CGFloat"))
    #expect(text.contains("The corner radius of background"))
    let places = try client.ask("definition", "Card.swift", at: "view.show()", "show")
    let show = try client.position("Card.swift", of: "func show", "show")
    #expect(places.array?.compactMap { $0["range"]?["start"].flatMap(Position.init) } == [show])
    let sources = try client.ask("definition", "Card.swift", at: "layer.addSublayer", "addSublayer")
    let uris = (sources.array ?? []).compactMap { $0["uri"]?.string }
    #expect(uris.count == 1 && uris[0].hasSuffix("/CALayer.swift"), "\(uris)")
    #expect(try client.shutDown() == 0)
  }
}
