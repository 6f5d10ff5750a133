import Foundation
import LanguageProxy
import SceneProtocol
import Testing

/// `pegbar lsp`: sourcekit-lsp behind the rewriter.
@Suite(
  .serialized,
  .enabled(if: Program.isThere("sourcekit-lsp"), "needs sourcekit-lsp, of Swift's toolchain"),
  .timeLimit(.minutes(10))
)
struct `The language server for scenes` {
  private func client(
    _ files: [String: String],
    in workspace: Workspace
  ) throws -> EditorClient {
    let client = try EditorClient(EditorClient.proxy, in: workspace.path)
    try client.initialize()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try workspace.write(text, to: name)
      try client.open(name)
    }
    return client
  }

  @Test
  func `needs no file in the folder, and finds what is wrong alone`() throws {
    let workspace = try Workspace()
    let client = try client(
      [
        "Bad.swift": EditorScene.bad, "Card.swift": EditorScene.good,
        "Pad.swift": EditorScene.objectiveC,
      ],
      in: workspace
    )
    #expect(try client.diagnostics("Card.swift") == [])
    #expect(try client.diagnostics("Pad.swift") == [])
    #expect(try client.publishedDiagnostics("Pad.swift") == [])
    let mistake = "4:12: Value of type 'UIView' has no member 'shows'"
    #expect(try client.diagnostics("Bad.swift") == [mistake])
    #expect(try workspace.files() == ["Bad.swift", "Card.swift", "Pad.swift"])
    #expect(try client.shutDown() == 0)
  }

  @Test
  func `answers about rewritten text in places of the author's`() throws {
    let workspace = try Workspace()
    let client = try client(["Pad.swift": EditorScene.objectiveC], in: workspace)
    let method = try client.position("Pad.swift", of: "func tapped", "tapped")
    let places = try client.ask("definition", "Pad.swift", at: "#selector(tapped", "tapped")
    #expect(places.array?.compactMap { $0["range"]?["start"].flatMap(Position.init) } == [method])
    let hover = try client.ask("hover", "Pad.swift", at: "#selector(tapped", "tapped")
    #expect(hover["contents"]?["value"]?.string?.contains("Turns the view red.") == true)
    let name = try client.position("Pad.swift", of: "#selector(tapped", "tapped")
    #expect(hover["range"]?["start"].flatMap(Position.init) == name)

    let completion = try client.ask("completion", "Pad.swift", at: "view.backgr", "backgr")
    let items = completion["items"]?.array ?? []
    let color = items.first { $0["label"]?.string == "backgroundColor" }
    let place = try client.position("Pad.swift", of: "view.backgr", "backgr")
    #expect(color?["textEdit"]?["range"]?["start"].flatMap(Position.init) == place)
    let later = try client.ask("completion", "Pad.swift", at: "; view.addG", "addG")
    #expect(
      (later["items"]?.array ?? []).contains {
        $0["label"]?.string?.hasPrefix("addGestureRecognizer(") == true
      }
    )
  }

  @Test
  func `renames a method with its selector`() throws {
    let workspace = try Workspace()
    let client = try client(["Pad.swift": EditorScene.objectiveC], in: workspace)
    let method = try client.position("Pad.swift", of: "func tapped", "tapped")
    let answer = try client.request(
      "textDocument/rename",
      [
        "textDocument": client.document("Pad.swift"), "position": method.json,
        "newName": .string("clicked"),
      ]
    )
    guard case .object(let changes)? = answer["changes"] else {
      Issue.record("no changes: \(answer.text)")
      return
    }
    let edits = changes.first?.value.array ?? []
    let selector = try client.position("Pad.swift", of: "#selector(tapped", "tapped")
    #expect(
      edits.compactMap { $0["range"]?["start"].flatMap(Position.init) } == [selector, method]
    )
    #expect(edits.allSatisfy { $0["newText"]?.string == "clicked" })
  }

  @Test
  func `formats the author's text`() throws {
    let workspace = try Workspace()
    let ragged = EditorScene.objectiveC.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  @objc") ? "      " + $0 : $0 }.joined(separator: "\n")
    let client = try client(["Pad.swift": ragged], in: workspace)
    let edits = try client.request(
      "textDocument/formatting",
      [
        "textDocument": client.document("Pad.swift"),
        "options": ["tabSize": .number(2), "insertSpaces": .bool(true)],
      ]
    )
    var text = PositionTable(ragged)
    // Edits are all of the text before them: from the last on, none moves another.
    for edit in (edits.array ?? []).reversed() {
      let range = try #require(edit["range"])
      let (start, end) = (
        try #require(range["start"].flatMap(Position.init)),
        try #require(range["end"].flatMap(Position.init))
      )
      text = PositionTable(
        text.replacing(from: start, to: end, with: edit["newText"]?.string ?? "")
      )
    }
    let formatted = String(decoding: text.bytes, as: UTF8.self)
    #expect(formatted.contains("\n  @objc func tapped("))
    #expect(formatted.contains("#selector(tapped(_:))"))
    #expect(try client.diagnostics("Pad.swift") == [])
  }

  @Test
  func `follows what is typed, in lines that are rewritten too`() throws {
    let workspace = try Workspace()
    let client = try client(["Pad.swift": EditorScene.objectiveC], in: workspace)
    #expect(try client.diagnostics("Pad.swift") == [])
    // `view` after the selector becomes a name that is not there.
    let start = try client.position("Pad.swift", of: "; view.addG", "view")
    let end = Position(line: start.line, character: start.character + 4)
    try client.change("Pad.swift", ["start": start.json, "end": end.json], to: "veiw")
    #expect(
      try client.diagnostics("Pad.swift")
        == ["\(start.line + 1):\(start.character + 1): Cannot find 'veiw' in scope"]
    )
    try client.change("Pad.swift", ["start": start.json, "end": end.json], to: "view")
    #expect(try client.diagnostics("Pad.swift") == [])
  }

  @Test
  func `rewrites a file from the moment when it has to be, and back`() throws {
    let workspace = try Workspace()
    let client = try client(["Card.swift": EditorScene.good], in: workspace)
    let place = try client.position("Card.swift", of: "func show", "func")
    let end = Position(line: place.line, character: place.character + 6)
    try client.change("Card.swift", ["start": place.json, "end": place.json], to: "@objc ")
    #expect(try client.diagnostics("Card.swift") == [])
    try client.change("Card.swift", ["start": place.json, "end": end.json], to: "@obj ")
    #expect(try client.diagnostics("Card.swift").first?.contains("'obj'") == true)
    let shorter = Position(line: place.line, character: place.character + 5)
    try client.change("Card.swift", ["start": place.json, "end": shorter.json], to: "")
    #expect(try client.diagnostics("Card.swift") == [])
  }

  @Test
  func `says what cannot be rewritten`() throws {
    let workspace = try Workspace()
    let client = try client(["Pad.swift": EditorScene.refused], in: workspace)
    let diagnostics = try client.diagnostics("Pad.swift")
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.hasPrefix("5:23: #selector(getter:) cannot be had") == true,
      "\(diagnostics)"
    )
  }

  @Test
  func `colors names where they are`() throws {
    let workspace = try Workspace()
    let client = try client(["Pad.swift": EditorScene.objectiveC], in: workspace)
    let answer = try client.request(
      "textDocument/semanticTokens/full",
      ["textDocument": client.document("Pad.swift")]
    )
    let numbers = (answer["data"]?.array ?? []).compactMap(\.int)
    var (line, character, starts) = (0, 0, [Position]())
    for first in stride(from: 0, to: numbers.count, by: 5) {
      if numbers[first] > 0 { character = 0 }
      line += numbers[first]
      character += numbers[first + 1]
      starts.append(Position(line: line, character: character))
    }
    #expect(starts == starts.sorted())
    for (text, word) in [("func tapped", "tapped"), ("; view.", "view"), (".red }", "red")] {
      let place = try client.position("Pad.swift", of: text, word)
      #expect(starts.contains(place), "\(word)")
    }
  }
}

/// What goes wrong between an editor and its language server.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct `A language server that ends` {
  /// Programs in place of Swift's toolchain, which do as the shell commands say.
  private func toolchain(_ server: String?) throws -> (workspace: Workspace, path: String) {
    let workspace = try Workspace(["swiftc": "#!/bin/sh\n"])
    if let server { try workspace.write("#!/bin/sh\n\(server)\n", to: "sourcekit-lsp") }
    for name in try workspace.files() {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: "\(workspace.path)/\(name)"
      )
    }
    return (workspace, "\(workspace.path):/usr/bin:/bin")
  }

  @Test(arguments: [
    ("head -c 9 >/dev/null; exit 3", "has ended with status 3"),
    ("head -c 9 >/dev/null; kill -SEGV $$", "has crashed: "),
  ])
  func `is reported to who waits, and to the user`(server: String, reason: String) throws {
    let (workspace, path) = try toolchain(server)
    let client = try EditorClient(
      EditorClient.proxy,
      in: workspace.path,
      environment: ["PATH": path]
    )
    let answer = try client.answer("initialize", .object([]))
    #expect(answer["error"]?["message"]?.string?.contains(reason) == true, "\(answer.text)")
    let (status, errors) = try client.end()
    #expect(status == 69)
    #expect(errors.contains("\(workspace.path)/sourcekit-lsp \(reason)"))
    #expect(errors.contains("start the language server again"))
    let shown = client.notifications.first { $0["method"]?.string == "window/showMessage" }
    #expect(shown?["params"]?["message"]?.string?.contains(reason) == true)
    #expect(shown?["params"]?["type"]?.int == 1)
  }

  @Test
  func `and speaks another language is not understood`() throws {
    let (workspace, path) = try toolchain("printf 'hello\\r\\n\\r\\n'; cat >/dev/null")
    let client = try EditorClient(
      EditorClient.proxy,
      in: workspace.path,
      environment: ["PATH": path]
    )
    let (status, errors) = try client.end()
    #expect(status == 69)
    #expect(errors.contains("a message with the header \"hello\" has no length"))
  }

  @Test
  func `is missing with a reason`() async throws {
    let (workspace, path) = try toolchain(nil)
    let none = path.replacingOccurrences(of: ":/usr/bin:/bin", with: "")
    let run = try await workspace.pegbar("lsp", environment: ["PATH": none])
    #expect(run.status == 69)
    #expect(run.errors.contains("no language server: there is no sourcekit-lsp beside swiftc"))
    #expect(run.errors.contains("https://swift.org/install"))
  }

  @Test(.enabled(if: Program.isThere("sourcekit-lsp"), "needs sourcekit-lsp"))
  func `while a scene is open leaves the editor with a reason`() throws {
    let workspace = try Workspace(["Pad.swift": EditorScene.objectiveC])
    let client = try EditorClient(EditorClient.proxy, in: workspace.path)
    try client.initialize()
    try client.open("Pad.swift")
    #expect(try client.diagnostics("Pad.swift") == [])
    let id = client.process.processIdentifier
    let children = try String(
      contentsOfFile: "/proc/\(id)/task/\(id)/children",
      encoding: .utf8
    ).split(separator: " ").compactMap { pid_t($0) }
    let server = try #require(
      children.first { child in
        let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
        return name?.hasPrefix("sourcekit-lsp") == true
      }
    )
    kill(server, SIGKILL)
    let (status, errors) = try client.end()
    #expect(status == 69)
    #expect(errors.contains("has crashed: "))
    #expect(client.notifications.contains { $0["method"]?.string == "window/showMessage" })
  }
}
