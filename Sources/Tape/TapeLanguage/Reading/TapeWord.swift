/// What stands between white space in a line, with its quoted parts taken apart.
struct TapeWord {
  struct Part: Equatable {
    var text: String
    var isQuoted: Bool
  }

  var parts: [Part]
  let place: TapePlace

  /// Its text, with no difference made between what is quoted and what is not.
  var text: String { parts.map(\.text).joined() }

  /// Its text if nothing in it is quoted.
  var plain: String? { parts.contains(where: \.isQuoted) ? nil : text }

  /// Its text if all of it is one quoted text.
  var quoted: String? { parts.count == 1 && parts[0].isQuoted ? parts[0].text : nil }

  /// As it was written, for messages.
  var written: String {
    parts.map { $0.isQuoted ? TapeText.quoted($0.text) : TapeText.visible($0.text) }.joined()
  }
}
