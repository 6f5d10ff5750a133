/// A token of Swift text, as far as it is needed to find declarations and uses of names.
enum SwiftToken: Equatable {
  /// An identifier or a keyword; of `#word` and `@word` the word.
  case word(String)
  /// Any other byte that is not space.
  case mark(UInt8)
}

extension SwiftTextScanner {
  /// The next token outside comments and string literals; `nil` at the end.
  mutating func nextToken() -> SwiftToken? {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#") where poundsBeforeQuote() > 0:
        skipString(pounds: poundsBeforeQuote())
      case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "`"), 0x20, 0x09, 0x0A, 0x0D:
        advance()
      case _ where isWordByte(byte): return .word(takeWord())
      default:
        advance()
        return .mark(byte)
      }
    }
    return nil
  }
}
