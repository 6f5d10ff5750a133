import SceneProtocol

extension TapeLineReader {
  static let target = "a target (#name, @identifier or X,Y)"
  static let duration = "a duration (600ms, 1.5s)"

  mutating func target() throws(TapeError) -> TapeTarget {
    try value(Self.target) { TapeTarget($0) }
  }

  mutating func duration() throws(TapeError) -> TapeDuration {
    try value(Self.duration, Self.readDuration)
  }

  mutating func optionalDuration() throws(TapeError) -> TapeDuration? {
    try optional(Self.duration, Self.readDuration)
  }

  mutating func text() throws(TapeError) -> String {
    try value("a text in straight quotes (\"Hello\")", \.quoted)
  }

  /// A file's path or a golden's name: quotes are needed only if it contains spaces.
  mutating func name(_ wanted: String) throws(TapeError) -> String {
    try value(wanted) { $0.text.isEmpty ? nil : $0.text }
  }

  mutating func integer<Number: FixedWidthInteger>(
    _ wanted: String,
    in range: ClosedRange<Number>
  ) throws(TapeError) -> Number {
    try value(wanted) { Self.integer($0.plain, in: range) }
  }

  /// One word of a list, in any case.
  mutating func choice<Value>(_ choices: [(String, Value)]) throws(TapeError) -> Value {
    let names = choices.map(\.0)
    let wanted = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let word = try word(wanted)
    let lowered = word.plain?.lowercased()
    guard let choice = choices.first(where: { $0.0.lowercased() == lowered }) else {
      throw wrong(word, wanted, meant: Suggestion.nearest(to: word.text, among: names))
    }
    return choice.1
  }

  mutating func onOrOff() throws(TapeError) -> Bool { try choice([("on", true), ("off", false)]) }

  mutating func key() throws(TapeError) -> SceneKey {
    let word = try word("a key (Return, a, Ctrl+Left)")
    if let key = SceneKey(parsing: word.text) { return key }
    let parts = word.text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let names = SceneKey.namedKeys.map(\.name) + ["Ctrl", "Shift", "Alt", "Cmd"]
    // The error names the first part that is neither a key nor a modifier.
    let wrong = parts.first {
      SceneKey(parsing: $0 + "+a") == nil && SceneKey(parsing: $0) == nil
    }
    let meant = wrong.flatMap { Suggestion.nearest(to: $0, among: names) }
    throw .unknownKey(word.written, meant: meant, word.place)
  }

  static func readDuration(_ word: TapeWord) -> TapeDuration? {
    word.plain.flatMap(TapeDuration.init(parsing:))
  }

  static func readPair(_ word: TapeWord) -> TapePoint? {
    guard let plain = word.plain else { return nil }
    var scanner = NumberScanner(Array(plain.utf8)[...])
    guard let pair = scanner.pair(), scanner.isAtEnd else { return nil }
    return pair
  }

  static func readNumber(_ word: TapeWord) -> Double? { word.plain.flatMap(PlainNumber.read) }

  /// An integer of digits only; `nil` for anything else, and for what is out of range.
  static func integer<Number: FixedWidthInteger>(
    _ text: String?,
    in range: ClosedRange<Number>
  ) -> Number? {
    guard let text, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Number(text)
    else { return nil }
    return range.contains(number) ? number : nil
  }

  /// The rest of `x3` or `2x` without its `x`.
  static func withoutX(_ word: TapeWord, atEnd: Bool) -> String? {
    guard let lowered = word.plain?.lowercased() else { return nil }
    guard atEnd ? lowered.hasSuffix("x") : lowered.hasPrefix("x") else { return nil }
    return String(atEnd ? lowered.dropLast() : lowered.dropFirst())
  }
}
