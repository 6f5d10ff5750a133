/// Takes values from a line's words, one after the other, and says what is wrong with the first that is.
struct TapeLineReader {
  private var words: ArraySlice<TapeWord>
  /// Where the line's last word ends.
  private let end: TapePlace
  /// How the line should be, for messages.
  var form: String

  init(_ words: ArraySlice<TapeWord>, end: TapePlace, form: String) {
    (self.words, self.end, self.form) = (words, end, form)
  }

  /// The next word, as `read` understands it.
  ///
  /// - Parameters:
  ///   - wanted: What has to stand here, with its article: "a duration".
  ///   - read: Gives `nil` for a word that is something else.
  /// - Returns: What was read.
  /// - Throws: That the word is missing or wrong.
  mutating func value<Value>(
    _ wanted: String,
    _ read: (TapeWord) -> Value?
  ) throws(TapeError) -> Value {
    guard let word = words.popFirst() else { throw .missing(wanted, form: form, end) }
    guard let value = read(word) else { throw wrong(word, wanted) }
    return value
  }

  /// The same for what may be left out, but has nothing else after it.
  mutating func optional<Value>(
    _ wanted: String,
    _ read: (TapeWord) -> Value?
  ) throws(TapeError) -> Value? {
    words.isEmpty ? nil : try value(wanted, read)
  }

  /// Takes the next word if `read` understands it.
  mutating func ifNext<Value>(_ read: (TapeWord) -> Value?) -> Value? {
    guard let word = words.first, let value = read(word) else { return nil }
    words.removeFirst()
    return value
  }

  /// The next word, if there is one, and whether `read` understands the one after it.
  func isSecond<Value>(_ read: (TapeWord) -> Value?) -> Bool {
    words.dropFirst().first.flatMap(read) != nil
  }

  /// The next word, whatever it is.
  mutating func word(_ wanted: String) throws(TapeError) -> TapeWord {
    try value(wanted) { $0 }
  }

  /// Where the next word stands, or the line's end.
  var place: TapePlace { words.first?.place ?? end }

  /// Makes sure that nothing is left.
  func finish() throws(TapeError) {
    if let word = words.first { throw .surplus(word.written, form: form, word.place) }
  }

  /// The error of a word that should have been something else.
  func wrong(_ word: TapeWord, _ wanted: String, meant: String? = nil) -> TapeError {
    .wrongValue(word.written, wanted: wanted, form: form, meant: meant, word.place)
  }
}
