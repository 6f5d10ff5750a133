import FoundationEssentials
import SceneProtocol

/// The way to a definition in a module whose sources are there.
///
/// Of a member that a subclass may override the server shows an interface that it makes of the module, though it knows
/// where the member is declared. So it is asked for that, too, before the editor gets an answer.
extension Proxy {
  /// Asks where what is defined in an interface is declared; `nil` for other answers.
  mutating func askingForSource(of json: JSON, _ request: Request) -> Traffic? {
    guard request.method == Self.definition, let params = request.params, let id = json["id"],
      let places = json["result"]?.array, !places.isEmpty, places.allSatisfy(\.isInInterface)
    else { return nil }
    let own = JSON.string("pegbar definition \(id.text)")
    requests[own.text] = Request(method: "textDocument/symbolInfo", answer: json)
    let question: JSON = [
      "jsonrpc": "2.0", "id": own, "method": "textDocument/symbolInfo", "params": params,
    ]
    return Traffic(toServer: [question.message])
  }

  /// The answer that was held back, with the place of the declaration if that is a file that is there.
  func answer(_ held: JSON, declaredBy json: JSON) -> Traffic {
    let places = (json["result"]?.array ?? []).compactMap { $0["bestLocalDeclaration"] }
    var held = held
    if let place = places.first(where: \.isInSource) { held["result"] = .array([place]) }
    return Traffic(toClient: [held.message])
  }

  /// The request for which this is done.
  static let definition = "textDocument/definition"
}

extension JSON {
  private var placeURI: String? { (self["uri"] ?? self["targetUri"])?.string }

  /// Whether a place is in an interface that the server has made.
  fileprivate var isInInterface: Bool {
    placeURI.map { $0.hasSuffix(".swiftinterface") || $0.hasPrefix("sourcekit-lsp:") } ?? false
  }

  /// Whether a place is in a file of source text that is there.
  fileprivate var isInSource: Bool {
    guard !isInInterface, let url = placeURI.flatMap(URL.init(string:)), url.isFileURL else {
      return false
    }
    return FileManager.default.fileExists(atPath: url.path)
  }
}
