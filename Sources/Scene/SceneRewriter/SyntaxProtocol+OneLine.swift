import SwiftSyntax

extension SyntaxProtocol {
  /// The node's tokens in one line, without comments.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isApart = !token.leadingTrivia.isEmpty && !text.isEmpty && text.last != " "
      text += (isApart ? " " : "") + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}
