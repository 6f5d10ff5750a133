/// A word of a line, separated by white space, with its quoted and unquoted parts.
struct TapeWord {
  struct Part: Equatable {
    var text: String
    var isQuoted: Bool
  }

  var parts: [Part]
  let place: TapePlace

  /// Its text, with quoted and unquoted parts joined.
  var text: String { parts.map(\.text).joined() }

  /// Its text if no part is quoted.
  var plain: String? { parts.contains(where: \.isQuoted) ? nil : text }

  /// Its text if all of it is one quoted part.
  var quoted: String? { parts.count == 1 && parts[0].isQuoted ? parts[0].text : nil }

  /// The word as it was written, for messages.
  var written: String {
    parts.map { $0.isQuoted ? TapeText.quoted($0.text) : TapeText.visible($0.text) }.joined()
  }
}
