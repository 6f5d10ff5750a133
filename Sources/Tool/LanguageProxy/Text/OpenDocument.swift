package import SceneProtocol

/// A document that the editor has open.
package struct OpenDocument {
  /// The text in the editor.
  package private(set) var text: String
  /// How the server has it; `nil` where that is the same.
  package private(set) var rewritten: RewrittenText?

  /// A document, as the server is to have it.
  package init(_ text: String, _ rewrite: (String) -> SceneRewriting?) {
    self.text = text
    update(rewrite)
  }

  /// Applies the changes of a `textDocument/didChange`, in their order.
  package mutating func apply(_ changes: [JSON], _ rewrite: (String) -> SceneRewriting?) {
    for change in changes {
      let new = change["text"]?.string ?? ""
      if let range = change["range"], let start = range["start"].flatMap(Position.init),
        let end = range["end"].flatMap(Position.init)
      {
        text = PositionTable(text).replacing(from: start, to: end, with: new)
      } else {
        text = new
      }
    }
    update(rewrite)
  }

  /// The text that the server has.
  package var serverText: String {
    rewritten.map { String(decoding: $0.new.bytes, as: UTF8.self) } ?? text
  }

  private mutating func update(_ rewrite: (String) -> SceneRewriting?) {
    rewritten = rewrite(text).map { RewrittenText(text, $0) }
  }
}
