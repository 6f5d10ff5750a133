package import SceneProtocol

/// What `pegbar lsp` does with the messages between an editor and sourcekit-lsp.
///
/// The server gets texts without words of the Objective-C runtime, and the compiler's flags for scenes; the editor gets
/// the places of its own text. Messages that concern neither go on as they came.
package struct Proxy {
  /// A request that the server has not answered yet.
  struct Request {
    var method: String
    /// The document that it is about.
    var document: String?
    /// The document that stands in for it, to be closed after the answer.
    var standIn: String?
    /// What the server was asked, where another question may follow.
    var params: JSON?
    /// For a question of the proxy's own: the answer that the editor waits for.
    var answer: JSON?
  }

  /// The compiler's flags for what is in a folder.
  package struct Flags {
    /// Those for files that no build system knows.
    package var scenes: [String]
    /// Those for the targets of the folder's package, beside its own; none for a folder without one.
    package var package: [String]

    package init(scenes: [String], package: [String] = []) {
      (self.scenes, self.package) = (scenes, package)
    }
  }

  /// The flags for the folder that the editor has open, by its path; `nil` for an editor without one.
  let flags: (String?) -> Flags
  /// What a scene's text becomes; `nil` for one that stays as it is.
  let rewrite: (String) -> SceneRewriting?
  /// The documents in the editor, by their URIs.
  var documents: [String: OpenDocument] = [:]
  /// Requests by their ids' texts.
  var requests: [String: Request] = [:]
  /// Whether the editor has asked the server to end.
  package internal(set) var isShuttingDown = false

  /// A proxy with nothing open.
  ///
  /// - Parameters:
  ///   - flags: The flags for the folder that the editor has open, by its path; `nil` for an editor without one.
  ///   - rewrite: What a scene's text becomes; `nil` for one that stays as it is.
  package init(
    flags: @escaping (String?) -> Flags,
    rewrite: @escaping (String) -> SceneRewriting?
  ) {
    (self.flags, self.rewrite) = (flags, rewrite)
  }

  /// The texts that differ, by their documents' URIs.
  var texts: [String: RewrittenText] { documents.compactMapValues(\.rewritten) }

  /// What the editor gets when the server has ended: an error in answer to each request.
  ///
  /// - Parameter reason: How the server ended, in a sentence.
  /// - Returns: Messages for the editor.
  package mutating func serverEnded(_ reason: String) -> [[UInt8]] {
    // (-32803: RequestFailed.)
    let error: JSON = ["code": .number(-32803), "message": .string(reason)]
    let answers = requests.sorted { $0.key < $1.key }.compactMap { id, request in
      request.answer
        ?? JSON(parsing: Array(id.utf8)).map { id -> JSON in
          ["jsonrpc": "2.0", "id": id, "error": error]
        }
    }
    requests = [:]
    return (answers + [JSON.shownError(reason)]).map(\.message)
  }
}
