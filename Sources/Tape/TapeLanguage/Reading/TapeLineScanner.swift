/// A scanner that splits a line into words.
///
/// White space is spaces and tabs. `#` begins a comment where it begins a word and nothing follows it in that word:
/// `#card` is a target.
struct TapeLineScanner {
  private var rest: ArraySlice<UInt8>
  private let start: Int
  private let file: String
  private let line: Int

  /// Starts with a line's bytes, without a line end.
  init(_ bytes: ArraySlice<UInt8>, file: String, line: Int) {
    (rest, start) = (bytes, bytes.startIndex)
    (self.file, self.line) = (file, line)
  }

  /// The place of the next byte.
  var place: TapePlace {
    TapePlace(file: file, line: line, column: rest.startIndex - start + 1)
  }

  /// All words before the line's end or its comment.
  mutating func words() throws(TapeError) -> [TapeWord] {
    var words: [TapeWord] = []
    while let first = skipSpace() {
      let isComment = first == UInt8(ascii: "#") && rest.dropFirst().first.map(isSpace) ?? true
      if isComment { break }
      words.append(try word())
    }
    return words
  }

  /// Skips white space; returns the byte after it, `nil` at the end.
  private mutating func skipSpace() -> UInt8? {
    rest = rest.drop(while: isSpace)
    return rest.first
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func word() throws(TapeError) -> TapeWord {
    let place = place
    var parts: [TapeWord.Part] = []
    while let byte = rest.first, !isSpace(byte) {
      if byte == UInt8(ascii: "\"") {
        parts.append(TapeWord.Part(text: try quotedText(), isQuoted: true))
      } else {
        let plain = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: "\"") }
        parts.append(TapeWord.Part(text: String(decoding: plain, as: UTF8.self), isQuoted: false))
        rest = rest[plain.endIndex...]
      }
    }
    return TapeWord(parts: parts, place: place)
  }

  private mutating func quotedText() throws(TapeError) -> String {
    let opening = place
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""):
        rest.removeFirst()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape()
      default:
        text.append(byte)
        rest.removeFirst()
      }
    }
    throw .openQuote(opening)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func escape() throws(TapeError) -> [UInt8] {
    let backslash = place
    rest.removeFirst()
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = scalarInBraces() else { throw .unknownEscape(backslash) }
      return Array(String(scalar).utf8)
    default: throw .unknownEscape(backslash)
    }
  }

  private mutating func scalarInBraces() -> Unicode.Scalar? {
    guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
    let digits = rest.prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
    rest = rest[digits.endIndex...]
    guard rest.popFirst() == UInt8(ascii: "}"), (1...8).contains(digits.count) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
