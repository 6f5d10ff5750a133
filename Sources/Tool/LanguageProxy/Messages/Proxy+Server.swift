import SceneProtocol

/// Messages from the language server.
extension Proxy {
  /// What follows on a message from the server.
  package mutating func fromServer(_ message: [UInt8]) -> Traffic {
    guard let json = JSON(parsing: message) else { return Traffic(toClient: [message]) }
    guard let method = json["method"]?.string else { return answer(json, message) }
    if method == "textDocument/publishDiagnostics", let params = json["params"],
      let uri = params["uri"]?.string
    {
      guard !requests.values.contains(where: { $0.standIn == uri }) else { return Traffic() }
      guard let text = documents[uri]?.rewritten else { return Traffic(toClient: [message]) }
      let items = diagnostics(params["diagnostics"], text, uri)
      return Traffic(toClient: [json.replacing("diagnostics", by: items).message])
    }
    guard !texts.isEmpty, let params = json["params"] else { return Traffic(toClient: [message]) }
    var (mapping, new) = (PlaceMapping(.toClient, texts), json)
    new["params"] = mapping.mapped(params, nil) ?? .null
    return Traffic(toClient: [new.message])
  }

  private mutating func answer(_ json: JSON, _ message: [UInt8]) -> Traffic {
    guard let id = json["id"], let request = requests.removeValue(forKey: id.text) else {
      return Traffic(toClient: [message])
    }
    if let held = request.answer { return answer(held, declaredBy: json) }
    if let question = askingForSource(of: json, request) { return question }
    if let standIn = request.standIn {
      // Its places are those of the editor's text already.
      let close: JSON = ["textDocument": ["uri": .string(standIn)]]
      return Traffic(
        toServer: [JSON.notification("textDocument/didClose", close).message],
        toClient: [message]
      )
    }
    guard !texts.isEmpty, let result = json["result"] else { return Traffic(toClient: [message]) }
    var json = json
    if let text = request.document.flatMap({ documents[$0]?.rewritten }),
      let special = special(result, request, text)
    {
      json["result"] = special
      return Traffic(toClient: [json.message])
    }
    var mapping = PlaceMapping(.toClient, texts)
    json["result"] = mapping.mapped(result, request.document) ?? .null
    if mapping.hasLostEdits, request.method == "textDocument/rename" {
      json["result"] = nil
      json["error"] = [
        "code": .number(-32803),
        "message": .string(
          "the name is part of what Pegbar rewrites for want of an Objective-C runtime: "
            + "rename it by hand"
        ),
      ]
    }
    return Traffic(toClient: [json.message])
  }

  /// The result of a request that has a form of its own; `nil` for others.
  private func special(_ result: JSON, _ request: Request, _ text: RewrittenText) -> JSON? {
    switch request.method {
    case "textDocument/diagnostic" where result["items"] != nil:
      var result = result
      result["items"] = diagnostics(result["items"], text, request.document ?? "")
      return result
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
      guard let tokens = SemanticTokens(result["data"]) else { return nil }
      var result = result
      result["data"] = tokens.data(for: text)
      return result
    case "textDocument/codeAction":
      // An action is done as a whole or not offered.
      return result.array.map { actions in
        .array(
          actions.compactMap { action in
            var mapping = PlaceMapping(.toClient, texts)
            let new = mapping.mapped(action, request.document)
            return mapping.hasLostEdits ? nil : new
          }
        )
      }
    default: return nil
    }
  }

  /// The server's diagnostics of a document, and what cannot be rewritten in it.
  private func diagnostics(_ items: JSON?, _ text: RewrittenText, _ uri: String) -> JSON {
    let problems = text.problems.map { problem -> JSON in
      let start = text.old.position(line: problem.line, column: problem.column)
      return [
        "range": ["start": start.json, "end": start.json], "severity": .number(1),
        "source": "pegbar", "message": .string(problem.message),
      ]
    }
    // What the compiler says of the same line is a consequence.
    let lines = Set(problems.compactMap { $0["range"]?["start"]?["line"]?.int })
    let others = (items?.array ?? []).filter { item in
      !(item["range"]?["start"]?["line"]?.int.map(lines.contains) ?? false)
    }
    return .array(
      problems
        + others.compactMap { item in
          var mapping = PlaceMapping(.toClient, texts)
          let new = mapping.mapped(item, uri)
          guard mapping.hasLostEdits else { return new }
          return mapping.mapped(item.withoutFixes, uri)
        }
    )
  }
}

extension JSON {
  /// A diagnostic without the changes that would mend it.
  fileprivate var withoutFixes: JSON {
    var item = self
    item["codeActions"] = nil
    return item
  }
}
