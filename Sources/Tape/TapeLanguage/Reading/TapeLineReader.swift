/// Reads values from a line's words, in sequence; throws at the first wrong one.
struct TapeLineReader {
  private var words: ArraySlice<TapeWord>
  /// The place of the line's end.
  private let end: TapePlace
  /// The correct form of the line, for messages.
  var form: String

  init(_ words: ArraySlice<TapeWord>, end: TapePlace, form: String) {
    (self.words, self.end, self.form) = (words, end, form)
  }

  /// Reads the next word with `read`.
  ///
  /// - Parameters:
  ///   - wanted: What is expected here, with its article: "a duration".
  ///   - read: Parses a word; returns `nil` for one that is something else.
  /// - Returns: The parsed value.
  /// - Throws: An error when the word is missing or wrong.
  mutating func value<Value>(
    _ wanted: String,
    _ read: (TapeWord) -> Value?
  ) throws(TapeError) -> Value {
    guard let word = words.popFirst() else { throw .missing(wanted, form: form, end) }
    guard let value = read(word) else { throw wrong(word, wanted) }
    return value
  }

  /// Reads an optional last word.
  mutating func optional<Value>(
    _ wanted: String,
    _ read: (TapeWord) -> Value?
  ) throws(TapeError) -> Value? {
    words.isEmpty ? nil : try value(wanted, read)
  }

  /// Reads the next word if `read` can parse it.
  mutating func ifNext<Value>(_ read: (TapeWord) -> Value?) -> Value? {
    guard let word = words.first, let value = read(word) else { return nil }
    words.removeFirst()
    return value
  }

  /// Returns the next word if there is one and `read` can parse the word after it.
  func isSecond<Value>(_ read: (TapeWord) -> Value?) -> Bool {
    words.dropFirst().first.flatMap(read) != nil
  }

  /// Reads the next word, whatever it is.
  mutating func word(_ wanted: String) throws(TapeError) -> TapeWord {
    try value(wanted) { $0 }
  }

  /// Whether no word is left.
  var isAtEnd: Bool { words.isEmpty }

  /// The place of the next word, or of the line's end.
  var place: TapePlace { words.first?.place ?? end }

  /// Throws if words are left.
  func finish() throws(TapeError) {
    if let word = words.first { throw .surplus(word.written, form: form, word.place) }
  }

  /// The error for a wrong word.
  func wrong(_ word: TapeWord, _ wanted: String, meant: String? = nil) -> TapeError {
    .wrongValue(word.written, wanted: wanted, form: form, meant: meant, word.place)
  }
}
