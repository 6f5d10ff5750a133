/// A scanner of Swift text that stops at words that begin with `#` or `@` outside comments and string literals.
struct SwiftTextScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The marked words found so far in the code in string literals: `"\(#keyPath(CALayer.position))"`.
  private(set) var wordsInLiterals: Set<String> = []
  /// Whether plain words are collected there too.
  var collectsPlainWords = false

  /// Starts at the beginning of `text`.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next `#word` or `@word` with its line, from 1; `nil` at the end.
  mutating func nextMarkedWord() -> (word: String, line: Int)? {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#") where poundsBeforeQuote() > 0:
        skipString(pounds: poundsBeforeQuote())
      case UInt8(ascii: "#"), UInt8(ascii: "@"):
        return (takeMarkedWord(), line)
      default: advance()
      }
    }
    return nil
  }

  /// Skips spaces and line ends; returns whether `word` is next then.
  mutating func isNext(word: String) -> Bool {
    skipSpace()
    return matches(word) && !(peek(word.utf8.count).map(isWordByte) ?? false)
  }

  /// Skips spaces and line ends.
  mutating func skipSpace() {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  /// Skips `text` if it is next; returns whether it was.
  mutating func take(_ text: String) -> Bool {
    guard matches(text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Returns the next byte and skips it; `nil` at the end.
  mutating func takeByte() -> UInt8? {
    guard let byte = peek() else { return nil }
    advance()
    return byte
  }

  mutating func takeMarkedWord() -> String {
    let start = position
    advance()
    while let next = peek(), isWordByte(next) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func takeWord() -> String {
    let start = position
    while let next = peek(), isWordByte(next) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  /// Block comments nest.
  mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        advance(2)
      } else if matches("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  /// The number of `#` before a quote, of a raw string; 0 when no quote follows.
  func poundsBeforeQuote() -> Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  /// Skips a string literal, one line or several, raw or not, with the code it interpolates.
  mutating func skipString(pounds: Int) {
    let hashes = String(repeating: "#", count: pounds)
    advance(pounds)
    let quotes = matches("\"\"\"") ? "\"\"\"" : "\""
    advance(quotes.utf8.count)
    while let byte = peek() {
      if matches(quotes + hashes) {
        advance(quotes.utf8.count + pounds)
        return
      }
      if matches("\\" + hashes + "(") {
        advance(2 + pounds)
        skipInterpolation()
      } else if matches("\\" + hashes) {
        advance(2 + pounds)
      } else if byte == UInt8(ascii: "\n") && quotes.utf8.count == 1 {
        return
      } else {
        advance()
      }
    }
  }

  /// Skips the code between `\(` and its `)`, which may hold strings and parentheses of its own.
  private mutating func skipInterpolation() {
    var depth = 1
    while let byte = peek(), depth > 0 {
      switch byte {
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#") where poundsBeforeQuote() > 0:
        skipString(pounds: poundsBeforeQuote())
      case UInt8(ascii: "#"), UInt8(ascii: "@"): wordsInLiterals.insert(takeMarkedWord())
      case _ where collectsPlainWords && isWordByte(byte): wordsInLiterals.insert(takeWord())
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        depth -= 1
        advance()
      default: advance()
      }
    }
  }

  func matches(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }
}
