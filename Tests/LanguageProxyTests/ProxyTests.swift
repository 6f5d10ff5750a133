import LanguageProxy
import SceneProtocol
import SceneRewriter
import Testing

/// What becomes of messages that no test with the real server brings about at will.
struct `A proxy` {
  private static let uri = "file:///Pad.swift"
  /// Line 1 is `  func g() { on(Selector("f", Pad.f)); end() }` for the server.
  private static let text =
    "class Pad {\n  func g() { on(#selector(f)); end() }\n  func f() {}\n}\n"

  /// A proxy with one rewritten document open.
  private func proxy() -> Proxy {
    var proxy = Proxy(flags: { _ in Proxy.Flags(scenes: ["-a"]) }) {
      $0.contains("#selector") ? SceneRewriter.rewrite($0) : nil
    }
    _ = proxy.fromClient(
      message(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": "file:///Pad.swift", "languageId": "swift", "version": .number(1),
            "text": .string(Self.text),
          ]
        ]
      )
    )
    return proxy
  }

  private func message(_ method: String, _ params: JSON, id: JSON? = nil) -> [UInt8] {
    var message: JSON = ["jsonrpc": "2.0", "method": .string(method)]
    message["id"] = id
    message["params"] = params
    return Array(message.text.utf8)
  }

  private func range(_ line: Int, _ start: Int, _ end: Int) -> JSON {
    [
      "start": Position(line: line, character: start).json,
      "end": Position(line: line, character: end).json,
    ]
  }

  /// What the editor gets in answer to a request about the document.
  private func answer(to method: String, with result: JSON) throws -> JSON {
    var proxy = proxy()
    let document: JSON = ["textDocument": ["uri": .string(Self.uri)]]
    _ = proxy.fromClient(message(method, document, id: .string("x")))
    let answer: JSON = ["jsonrpc": "2.0", "id": "x", "result": result]
    let traffic = proxy.fromServer(Array(answer.text.utf8))
    return try #require(traffic.toClient.first.flatMap(JSON.init(parsing:)))
  }

  @Test
  func `passes on what it does not understand`() {
    var proxy = proxy()
    let odd = Array("{\"method\": [1, 2.50e3], ]".utf8)
    #expect(proxy.fromClient(odd) == Traffic(toServer: [odd]))
    #expect(proxy.fromServer(odd) == Traffic(toClient: [odd]))
    let unasked = Array("{\"id\":77,\"result\":{\"line\":0,\"character\":0}}".utf8)
    #expect(proxy.fromServer(unasked) == Traffic(toClient: [unasked]))
  }

  @Test
  func `tells the server the flags, but for an editor that has some`() throws {
    var proxy = Proxy(flags: { _ in Proxy.Flags(scenes: ["-a", "b"]) }) { _ in nil }
    let plain = proxy.fromClient(message("initialize", ["processId": .null], id: .number(1)))
    let options = try #require(plain.toServer.first.flatMap(JSON.init(parsing:)))["params"]?[
      "initializationOptions"
    ]
    #expect(options?["fallbackBuildSystem"]?["swiftCompilerFlags"] == .array(["-a", "b"]))
    let own = message(
      "initialize",
      ["initializationOptions": ["fallbackBuildSystem": ["swiftCompilerFlags": .array(["-c"])]]],
      id: .number(2)
    )
    let kept = try #require(proxy.fromClient(own).toServer.first.flatMap(JSON.init(parsing:)))
    #expect(kept == JSON(parsing: own))
  }

  @Test(arguments: [
    ("workspaceFolders", JSON.array([["uri": "file:///my%20app", "name": "app"]]), true),
    ("rootUri", "file:///my%20app", true), ("rootUri", "file:///other", false),
    ("rootUri", "https://my%20app", false), ("rootUri", .null, false),
  ])
  func `tells the server the flags of the package that is open`(
    key: String,
    value: JSON,
    isPackage: Bool
  ) throws {
    var proxy = Proxy(
      flags: { Proxy.Flags(scenes: [], package: $0 == "/my app" ? ["-p"] : []) },
      rewrite: { _ in nil }
    )
    var params = JSON.object([])
    params[key] = value
    let open = message("initialize", params, id: .number(1))
    let sent = proxy.fromClient(open).toServer.first.flatMap(JSON.init(parsing:))
    let told = try #require(sent)
    let flags = told["params"]?["initializationOptions"]?["swiftPM"]?["swiftCompilerFlags"]
    let expected: JSON? = isPackage ? .array([.string("-p")]) : nil
    #expect(flags == expected)
  }

  /// The server knows where a member is declared, but shows an interface of it.
  @Test(arguments: [
    ("file://" + #filePath, "file://" + #filePath), ("file:///none/A.swift", nil),
    ("file:///A.swiftinterface", nil),
  ])
  func `finds the source of a definition that the server shows in an interface`(
    declared: String,
    expected: String?
  ) throws {
    var proxy = proxy()
    let old: JSON = [
      "textDocument": ["uri": .string(Self.uri)], "position": range(1, 31, 31)["start"] ?? .null,
    ]
    let sent = proxy.fromClient(message("textDocument/definition", old, id: .number(7)))
    let params = try #require(sent.toServer.first.flatMap(JSON.init(parsing:))?["params"])
    let interface: JSON = ["uri": "file:///tmp/QuartzCore.swiftinterface", "range": range(5, 1, 1)]
    let answer: JSON = ["jsonrpc": "2.0", "id": .number(7), "result": .array([interface])]
    let traffic = proxy.fromServer(Array(answer.text.utf8))
    #expect(traffic.toClient.isEmpty)
    let question = try #require(traffic.toServer.first.flatMap(JSON.init(parsing:)))
    #expect(question["method"]?.string == "textDocument/symbolInfo")
    #expect(question["params"] == params)
    var ended = proxy
    #expect(ended.serverEnded("It has ended.").first.flatMap(JSON.init(parsing:)) == answer)
    let place: JSON = ["uri": .string(declared), "range": range(2, 0, 0)]
    let symbol: JSON = [
      "jsonrpc": "2.0", "id": question["id"] ?? .null,
      "result": .array([["bestLocalDeclaration": place]]),
    ]
    let last = proxy.fromServer(Array(symbol.text.utf8))
    #expect(last.toServer.isEmpty)
    let told = try #require(last.toClient.first.flatMap(JSON.init(parsing:)))
    #expect(told["id"]?.int == 7)
    let places = told["result"]?.array ?? []
    #expect(
      places.map { $0["uri"]?.string } == [expected ?? "file:///tmp/QuartzCore.swiftinterface"]
    )
  }

  @Test
  func `moves places by their document, and leaves what is the server's own`() throws {
    let place = range(1, 39, 42)
    let answer = try answer(
      to: "textDocument/definition",
      with: .array([
        ["uri": .string(Self.uri), "range": place, "data": place],
        ["uri": "file:///Other.swift", "range": place],
        [
          "targetUri": "file:///Other.swift", "targetRange": place, "originSelectionRange": place,
        ],
      ])
    )
    let old = range(1, 31, 34)
    #expect(
      answer["result"]
        == .array([
          ["uri": .string(Self.uri), "range": old, "data": place],
          ["uri": "file:///Other.swift", "range": place],
          [
            "targetUri": "file:///Other.swift", "targetRange": place, "originSelectionRange": old,
          ],
        ])
    )
  }

  @Test
  func `offers no action whose edits the author's text cannot take`() throws {
    func action(_ title: JSON, _ range: JSON) -> JSON {
      let edit: JSON = ["range": range, "newText": "x"]
      return ["title": title, "edit": ["changes": ["file:///Pad.swift": .array([edit])]]]
    }
    // The whole line is another in the author's text.
    let answer = try answer(
      to: "textDocument/codeAction",
      with: .array([action("all", range(1, 0, 46)), action("name", range(1, 39, 42))])
    )
    #expect(answer["result"] == .array([action("name", range(1, 31, 34))]))
  }

  @Test
  func `refuses a rename that would leave a name behind`() throws {
    let edit: JSON = ["range": range(1, 0, 46), "newText": "x"]
    let answer = try answer(
      to: "textDocument/rename",
      with: ["changes": ["file:///Pad.swift": .array([edit])]]
    )
    #expect(answer["result"] == nil)
    #expect(answer["error"]?["message"]?.string?.contains("rename it by hand") == true)
  }

  @Test
  func `keeps folded lines, and moves what is beside them`() throws {
    let answer = try answer(
      to: "textDocument/foldingRange",
      with: .array([
        [
          "startLine": .number(1), "startCharacter": .number(39), "endLine": .number(1),
          "endCharacter": .number(42),
        ]
      ])
    )
    let fold = answer["result"]?.array?.first
    #expect(fold?["startLine"] == .number(1))
    #expect(fold?["startCharacter"] == .number(31))
    #expect(fold?["endCharacter"] == .number(34))
  }

  @Test
  func `formats by a document that stands in, and says nothing of it`() throws {
    var proxy = proxy()
    let sent = proxy.fromClient(
      message(
        "textDocument/formatting",
        ["textDocument": ["uri": .string(Self.uri)]],
        id: .number(5)
      )
    ).toServer.compactMap(JSON.init(parsing:))
    #expect(sent.count == 2)
    let document = sent.first?["params"]?["textDocument"]
    #expect(document?["text"]?.string == Self.text)
    let standIn = document?["uri"] ?? .null
    #expect(sent.last?["params"]?["textDocument"]?["uri"] == standIn)
    let published = message(
      "textDocument/publishDiagnostics",
      ["uri": standIn, "diagnostics": .array([])]
    )
    #expect(proxy.fromServer(published) == Traffic())
    let answer = Array("{\"id\":5,\"result\":[]}".utf8)
    let traffic = proxy.fromServer(answer)
    #expect(traffic.toClient == [answer])
    let closed = traffic.toServer.first.flatMap(JSON.init(parsing:))
    #expect(closed?["method"]?.string == "textDocument/didClose")
    #expect(closed?["params"]?["textDocument"]?["uri"] == standIn)
  }

  @Test
  func `answers what is open when the server has ended`() {
    var proxy = proxy()
    for id in [JSON.number(3), .string("four")] {
      _ = proxy.fromClient(message("textDocument/hover", .null, id: id))
    }
    let said = proxy.serverEnded("it has ended").compactMap(JSON.init(parsing:))
    #expect(said.compactMap { $0["id"] } == [.string("four"), .number(3)])
    #expect(said.dropLast().allSatisfy { $0["error"]?["message"]?.string == "it has ended" })
    #expect(said.last?["method"]?.string == "window/showMessage")
    #expect(proxy.serverEnded("again").count == 1)
  }
}
