import FoundationEssentials
import SceneProtocol

/// Messages from the editor.
extension Proxy {
  /// What follows on a message from the editor.
  package mutating func fromClient(_ message: [UInt8]) -> Traffic {
    guard let json = JSON(parsing: message), let method = json["method"]?.string else {
      return Traffic(toServer: [message])
    }
    let uri = json["params"]?["textDocument"]?["uri"]?.string
    if let id = json["id"] { requests[id.text] = Request(method: method, document: uri) }
    switch method {
    case "initialize": return Traffic(toServer: [withFlags(json).message])
    case "shutdown", "exit":
      isShuttingDown = true
      return Traffic(toServer: [message])
    case "textDocument/didOpen": return Traffic(toServer: [opening(json, uri) ?? message])
    case "textDocument/didChange": return Traffic(toServer: [changing(json, uri) ?? message])
    case "textDocument/didSave": return Traffic(toServer: [saving(json, uri) ?? message])
    case "textDocument/didClose":
      if let uri { documents[uri] = nil }
      return Traffic(toServer: [message])
    case "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting":
      return formatting(json, uri) ?? Traffic(toServer: [message])
    default:
      let moved = withServerPlaces(json)
      if method == Self.definition, let id = json["id"] {
        requests[id.text]?.params = (moved ?? json)["params"]
      }
      return Traffic(toServer: [moved?.message ?? message])
    }
  }

  /// Tells the server the flags, where the editor has none of its own.
  private func withFlags(_ json: JSON) -> JSON {
    guard var params = json["params"] else { return json }
    var options = params["initializationOptions"] ?? .object([])
    if case .object = options {} else { options = .object([]) }
    let all = flags(Self.folder(params))
    for (system, flags) in [("fallbackBuildSystem", all.scenes), ("swiftPM", all.package)] {
      var settings = options[system] ?? .object([])
      guard !flags.isEmpty, settings["swiftCompilerFlags"] == nil else { continue }
      settings["swiftCompilerFlags"] = .array(flags.map(JSON.string))
      options[system] = settings
    }
    params["initializationOptions"] = options
    var json = json
    json["params"] = params
    return json
  }

  /// The path of the folder that the editor has open; of several that of the first.
  private static func folder(_ params: JSON) -> String? {
    let uri = params["workspaceFolders"]?.array?.first?["uri"] ?? params["rootUri"]
    guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
    return url.path
  }

  /// Opens a document; `nil` where the server can have it as it is.
  private mutating func opening(_ json: JSON, _ uri: String?) -> [UInt8]? {
    guard let uri, let item = json["params"]?["textDocument"], let text = item["text"]?.string,
      isSwift(item, uri)
    else { return nil }
    let document = OpenDocument(text, rewrite)
    documents[uri] = document
    guard document.rewritten != nil else { return nil }
    var other = item
    other["text"] = .string(document.serverText)
    return json.replacing("textDocument", by: other).message
  }

  private func isSwift(_ item: JSON, _ uri: String) -> Bool {
    item["languageId"]?.string.map { $0 == "swift" } ?? uri.hasSuffix(".swift")
  }

  /// Changes a document; `nil` where the server can have the changes as they are.
  private mutating func changing(_ json: JSON, _ uri: String?) -> [UInt8]? {
    guard let uri, var document = documents[uri],
      let changes = json["params"]?["contentChanges"]?.array
    else { return nil }
    let wasRewritten = document.rewritten != nil
    document.apply(changes, rewrite)
    documents[uri] = document
    guard wasRewritten || document.rewritten != nil else { return nil }
    // A change here may change what becomes of lines elsewhere: the server gets the whole text.
    let whole: JSON = ["text": .string(document.serverText)]
    return json.replacing("contentChanges", by: .array([whole])).message
  }

  private func saving(_ json: JSON, _ uri: String?) -> [UInt8]? {
    guard let document = uri.flatMap({ documents[$0] }), document.rewritten != nil,
      json["params"]?["text"]?.string != nil
    else { return nil }
    return json.replacing("text", by: .string(document.serverText)).message
  }

  /// Formats a document that the server has in another form, by one that is as in the editor.
  private mutating func formatting(_ json: JSON, _ uri: String?) -> Traffic? {
    guard let uri, let document = documents[uri], document.rewritten != nil, let id = json["id"],
      let item = json["params"]?["textDocument"]
    else { return nil }
    let standIn = Self.standIn(for: uri)
    requests[id.text]?.standIn = standIn
    let open: JSON = [
      "textDocument": [
        "uri": .string(standIn), "languageId": "swift", "version": .number(0),
        "text": .string(document.text),
      ]
    ]
    var other = item
    other["uri"] = .string(standIn)
    return Traffic(toServer: [
      JSON.notification("textDocument/didOpen", open).message,
      json.replacing("textDocument", by: other).message,
    ])
  }

  /// A file beside the document, so that it is formatted by the same rules.
  private static func standIn(for uri: String) -> String {
    let slash = uri.lastIndex(of: "/").map(uri.index(after:)) ?? uri.startIndex
    return uri[..<slash] + ".pegbar-format-" + uri[slash...]
  }

  /// Another request, or an answer; `nil` where no text differs.
  private func withServerPlaces(_ json: JSON) -> JSON? {
    guard !texts.isEmpty, let params = json["params"] else { return nil }
    var mapping = PlaceMapping(.toServer, texts)
    return mapping.mapped(params, nil).map { new in
      var json = json
      json["params"] = new
      return json
    }
  }
}

extension JSON {
  /// The message with another value of a parameter.
  func replacing(_ key: String, by value: JSON) -> JSON {
    var message = self
    var params = message["params"] ?? .object([])
    params[key] = value
    message["params"] = params
    return message
  }
}
